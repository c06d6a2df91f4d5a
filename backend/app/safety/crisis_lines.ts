interface CrisisLine {
  /** As it stands in the safety events. */
  key: string
  /** ITU country codes it serves. */
  countryCodes: readonly string[]
  /** As it stands in the text. */
  words: string
  /** What to do, for a text that comes soon after the first. */
  brief: string
  source: string
  checkedOn: string
}

/** Who to call, by country. Each line was looked up at its source on the day given. */
const LINES: readonly CrisisLine[] = [
  {
    key: '988',
    countryCodes: ['+1'],
    words: 'Call or text 988 (US, Canada), or in the US text HOME to 741741, any hour.',
    brief: 'call or text 988',
    source: 'https://988lifeline.org',
    checkedOn: '2026-11-21',
  },
  {
    key: 'samaritans',
    countryCodes: ['+44', '+353'],
    words: 'Call Samaritans on 116 123, free at any hour.',
    brief: 'call Samaritans on 116 123',
    source: 'https://www.samaritans.org',
    checkedOn: '2026-11-21',
  },
  {
    key: 'lifeline',
    countryCodes: ['+61'],
    words: 'Call Lifeline on 13 11 14, at any hour.',
    brief: 'call Lifeline on 13 11 14',
    source: 'https://www.lifeline.org.au',
    checkedOn: '2026-11-21',
  },
]
const ELSEWHERE: Pick<CrisisLine, 'key' | 'words' | 'brief'> = {
  key: 'findahelpline',
  words: 'Call your local emergency number, or find a line at findahelpline.com.',
  brief: 'call your local emergency number or look at findahelpline.com',
}

function lineFor(countryCode: string): typeof ELSEWHERE {
  return LINES.find((line) => line.countryCodes.includes(countryCode)) ?? ELSEWHERE
}

export function crisisLineFor(countryCode: string): string {
  return lineFor(countryCode).words
}

/** Which line somebody of that country is pointed to, as the safety events keep it. */
export function crisisReferralFor(countryCode: string): string {
  return lineFor(countryCode).key
}

/** The country code of a number (E.164) nobody signed up with, as far as a line of ours depends on it. */
export function crisisCountryOf(phone: string): string {
  const codes = LINES.flatMap((line) => line.countryCodes)
  return codes.find((code) => phone.startsWith(code)) ?? ''
}

/** The fixed text that answers talk of self-harm. Never written by a model. */
export function crisisText(countryCode: string): string {
  return (
    "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
    `${crisisLineFor(countryCode)} If you are in danger now, call emergency services.`
  )
}

/** The same for somebody who is worried about another person. */
export function crisisTextForOther(countryCode: string): string {
  return (
    "I'm an AI and can't give the help this needs, but you don't have to carry it alone. " +
    `${crisisLineFor(countryCode)} They listen to whoever worries about somebody, too. ` +
    'If anyone is in danger now, call emergency services.'
  )
}

/** For somebody who writes again, still in distress, minutes after that text. */
export function crisisReminder(countryCode: string): string {
  return (
    `I'm still here, and I'm still an AI. You deserve a person right now: please ${lineFor(countryCode).brief}, ` +
    'or go to somebody near you.'
  )
}
