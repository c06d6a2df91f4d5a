import { dots, group, shape, stroke } from './shapes'

const wall = (colour: string) => shape(colour, 'M0 0H320V400H0Z')

function cafe(): string {
  return [
    wall('#F3DCC3'),
    shape('#BFD9DE', 'M28 34H292V306H28Z'),
    shape('#D9E9E6', 'M28 34H292V150L28 262Z'),
    shape('#A8C5C2', 'M28 306V214L62 190L92 214V170L132 148V306ZM206 306V176H250V206L292 186V306Z'),
    dots('#8FB39A', '232 262 34, 272 272 38, 56 276 34'),
    shape('#FFF8EE', 'M20 26H300V38H20ZM20 26H32V312H20ZM288 26H300V312H288ZM154 34H164V306H154Z'),
    shape('#C98E5E', 'M0 306H320V400H0Z'),
    shape('#B67C4E', 'M0 306H320V318H0Z'),
    stroke('#6B4630', 3, 'M66 0V62'),
    shape('#D06A4C', 'M40 92C42 66 90 66 92 92Z'),
    dots('#FFE7A8', '66 94 9'),
  ].join('')
}

const SPINES = `#7E4B4A 22 #C9A36B 16 #4F6272 26 #A9654B 18 #E2CFAE 14 #5E6F57 24 #8C5B73 16 #D3B07
        A 22 #50526E 20`

function shelf(y: number, first: number): string {
  const books = SPINES.split(' ')
  let x = -6
  const row = Array.from({ length: 18 }, (_, index) => {
    const place = ((index + first) * 2) % books.length
    const width = Number(books[place + 1])
    const height = 62 + ((index * 7 + first * 5) % 4) * 7
    const spine = shape(books[place] ?? '', `M${x} ${y}v${-height}h${width}v${height}z`)
    x += width + 1
    return spine
  })
  return (
    row.join('') +
    shape('#7A5238', `M0 ${y}h320v11h-320z`) +
    shape('#5F3E2A', `M0 ${y + 11}h320v6h-320z`)
  )
}

function bookshelf(): string {
  return [
    wall('#4A3027'),
    shelf(104, 0),
    shelf(218, 3),
    shelf(332, 5),
    group('opacity=".28"', wall('#F2C48D')),
    shape('#FFE3B0', 'M0 0H200L40 400H0Z', 'opacity=".22"'),
  ].join('')
}

function rooftop(): string {
  return [
    wall('#7F5E95'),
    shape('#B36E93', 'M0 110C90 90 220 120 320 96V400H0Z'),
    shape('#E38D83', 'M0 180C100 160 200 196 320 166V400H0Z'),
    shape('#F7BD84', 'M0 244C110 226 220 258 320 236V400H0Z'),
    dots('#FFE3A6', '262 250 40'),
    shape(
      '#8B5B83',
      'M0 300V238H34V216H70V262H104V296H150V268H196V232H226V284H262V254H296V272H320V320H0Z'
    ),
    shape('#5E4070', 'M0 400V292H24V272H58V310H96V330H206V306H244V286H274V318H320V400Z'),
    dots('#FFD98A', '14 306 3, 40 288 3, 40 306 3, 258 302 3, 258 318 3, 230 322 3, 290 334 3'),
    stroke('#4A3360', 2.5, 'M0 66C80 116 210 116 320 52'),
    dots('#FFE9B8', '34 86 7, 92 104 7, 160 110 7, 226 98 7, 284 72 7'),
  ].join('')
}

function studio(): string {
  return [
    wall('#E9CFD6'),
    shape('#F5E3E2', 'M0 0H190L60 400H0Z'),
    dots('#D8A6B4', '214 168 138'),
    dots('#E3BCC4', '196 168 120'),
    shape('#C98FA0', 'M0 348H320V400H0Z'),
    stroke(
      '#7C8F6A',
      4,
      'M34 350C36 290 28 250 44 204M36 300C20 282 14 268 14 250M36 276C54 262 60 244 62 228'
    ),
    shape(
      '#8FA37B',
      `M44 206C28 186 34 160 48 148C60 166 60 190 44 206ZM14 252C-4 244-8 222-2 208
        C14 218 20 236 14 252ZM62 230C62 210 76 196 92 196C90 214 80 228 62 230Z`
    ),
    shape('#B4644E', 'M14 344H56L50 392H20Z'),
  ].join('')
}

function garden(): string {
  return [
    wall('#8FA6CF'),
    shape('#B9B2DA', 'M0 130C110 100 200 150 320 118V400H0Z'),
    shape('#F0C6CB', 'M0 206C100 180 220 226 320 192V400H0Z'),
    dots('#FFF8E6', '252 84 34'),
    dots('#8FA6CF', '238 76 29'),
    dots('#FFFFFF', '60 62 2.5, 112 38 2, 204 46 2, 30 128 2, 296 150 2.5, 84 116 2'),
    dots('#5B8272', '-6 290 62, 56 318 50, 320 280 66, 262 320 48, 14 372 70, 306 372 70'),
    dots('#739A84', '20 268 34, 70 300 30, 296 256 36, 250 306 28'),
    dots('#E7A7B8', '18 254 8, 66 288 7, 40 320 8, 300 240 8, 260 292 7, 284 306 8'),
    dots('#FBDCD8', '18 254 3, 66 288 3, 40 320 3, 300 240 3, 260 292 3, 284 306 3'),
  ].join('')
}

function kitchen(): string {
  const tiles = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 9 }, (_unused, column) => {
      const x = column * 40 - (row % 2) * 20
      return `M${x + 1.5} ${row * 26 + 141.5}h37v23h-37z`
    }).join('')
  )
  return [
    wall('#F6E7C8'),
    shape('#CFE0D2', 'M0 140H320V300H0Z'),
    shape('#DDEADD', tiles.join('')),
    shape('#B4825A', 'M0 108H320V120H0Z'),
    shape('#D97757', 'M22 70H56V108H22Z'),
    shape('#6E93A0', 'M64 56H92V108H64Z'),
    shape('#F9F1DF', 'M22 78H56V88H22ZM64 72H92V80H64Z'),
    shape('#E5B04C', 'M244 82C244 64 290 64 290 82V108H244Z'),
    dots('#7B9A6B', '222 76 16, 206 88 12, 232 92 12'),
    shape('#C7694B', 'M204 94H236L232 108H208Z'),
    shape('#FDF6E6', 'M0 300H320V322H0Z'),
    shape('#8CAE9B', 'M0 322H320V400H0Z'),
    shape('#7A9C89', 'M158 330H162V400H158Z'),
  ].join('')
}

function night(): string {
  return [
    wall('#2A2147'),
    shape('#3B2B5C', 'M0 60H54V26H106V90H140V400H0Z'),
    shape('#342654', 'M196 70H240V40H284V110H320V400H196Z'),
    shape('#4B3268', 'M0 190C110 166 220 206 320 178V400H0Z'),
    dots('#F2A65A', '44 120 15, 286 172 18, 96 208 11'),
    dots('#E5668A', '16 196 20, 240 128 11, 300 250 14'),
    dots('#FFD98A', '70 76 6, 262 78 7, 30 66 4, 216 180 8, 118 142 5, 306 122 5'),
    dots('#7F6BC4', '60 250 24, 276 300 26, 24 320 16'),
    shape('#E5668A', 'M320 0V400H250C300 300 300 120 268 0Z', 'opacity=".16"'),
  ].join('')
}

export const SCENES = { cafe, bookshelf, rooftop, studio, garden, kitchen, night }
