interface CrisisLine {
  /** ITU country codes it serves. */
  countryCodes: readonly string[]
  /** As it stands in the text. */
  words: string
  source: string
  checkedOn: string
}

/** Who to call, by country. Each line was looked up at its source on the day given. */
const LINES: readonly CrisisLine[] = [
  {
    countryCodes: ['+1'],
    words: 'Call or text 988 (US, Canada), or in the US text HOME to 741741, any hour.',
    source: 'https://988lifeline.org',
    checkedOn: '2026-11-21',
  },
  {
    countryCodes: ['+44', '+353'],
    words: 'Call Samaritans on 116 123, free at any hour.',
    source: 'https://www.samaritans.org',
    checkedOn: '2026-11-21',
  },
  {
    countryCodes: ['+61'],
    words: 'Call Lifeline on 13 11 14, at any hour.',
    source: 'https://www.lifeline.org.au',
    checkedOn: '2026-11-21',
  },
]
const ELSEWHERE = 'Call your local emergency number, or find a line at findahelpline.com.'

export function crisisLineFor(countryCode: string): string {
  return LINES.find((line) => line.countryCodes.includes(countryCode))?.words ?? ELSEWHERE
}

/** The fixed text that answers talk of self-harm. Never written by a model. */
export function crisisText(countryCode: string): string {
  return (
    "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
    `${crisisLineFor(countryCode)} If you are in danger now, call emergency services.`
  )
}
