/** A colour in its light: itself, turned away from the light, and where the light falls. */
export interface Tones {
  base: string
  shade: string
  light: string
}

export interface SkinTones extends Tones {
  blush: string
  lips: string
  lipShade: string
}

export const SKINS = {
  porcelain: skin('#FBE0CF #E9B9A3 #FFEFE4 #F2A99C #CF6B70 #A94A55'),
  peach: skin('#F4CBB0 #DB9F82 #FDE0CC #E58F7C #BE565C #963C47'),
  honey: skin('#E3AD84 #C2845E #F3C8A4 #D4745C #B0474D #86303B'),
  bronze: skin('#C48A60 #9D6644 #DBA680 #B65C44 #963F45 #6E2A33'),
  umber: skin('#94603F #70432B #AF7A57 #A0513C #84333C #571F29'),
  cocoa: skin('#6F4531 #4F2E20 #8D5E46 #8C4A3A #9A434B #6B2830'),
}

export const HAIR_COLOURS = {
  black: tones('#221B29 #130F1A #4A3F58'),
  espresso: tones('#3B2420 #251412 #6B463A'),
  chestnut: tones('#6B3A26 #48241A #9C6242'),
  copper: tones('#B4552B #87381C #DB8450'),
  blonde: tones('#D9AC63 #B18242 #F1D297'),
  pepper: tones('#453833 #2C2221 #A8A0A4'),
  silver: tones('#8F8A96 #6A6573 #C9C4CF'),
  plum: tones('#5C2A55 #3E1A3B #8E4F86'),
  rose: tones('#C9708A #A04C6A #E7A2B5'),
}

export const CLOTHES = {
  raspberry: tones('#B1204F #861239 #D24F78'),
  butter: tones('#F0BC4E #CB9230 #FFD98A'),
  forest: tones('#4F6B4E #37503B #73906E'),
  sky: tones('#4E7FA8 #365F86 #7CA7C8'),
  ink: tones('#2E2A44 #1E1B30 #4C4768'),
  lilac: tones('#A58BC4 #8169A4 #C7B3DD'),
  cream: tones('#F4E6D4 #D8C2A8 #FFF6EA'),
  rust: tones('#BF5B34 #944022 #DE8459'),
}

function tones(three: string): Tones {
  const [base = '', shade = '', light = ''] = three.split(' ')
  return { base, shade, light }
}

function skin(six: string): SkinTones {
  const [blush = '', lips = '', lipShade = ''] = six.split(' ').slice(3)
  return { ...tones(six), blush, lips, lipShade }
}

export const GOLD = '#E7B45A'
