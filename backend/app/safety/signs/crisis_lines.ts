/** Spanish without the accents GSM-7 lacks: one of them would halve what a segment holds. */
export type CrisisLanguage = 'en' | 'es'

interface CrisisLine {
  /** As it stands in the safety events. */
  key: string
  /** ITU country codes it serves. */
  countryCodes: readonly string[]
  /** As it stands in the text. */
  words: Record<CrisisLanguage, string>
  /** What to do, for a text that comes soon after the first. */
  brief: Record<CrisisLanguage, string>
  source: string
  checkedOn: string
}

/** Who to call, by country. Each line was looked up at its source on the day given. */
const LINES: readonly CrisisLine[] = [
  {
    key: '988',
    countryCodes: ['+1'],
    words: {
      en: 'Call or text 988 (US, Canada), or in the US text HOME to 741741, any hour.',
      es: 'Llama o escribe al 988 (EE. UU., Canada), a toda hora. En EE. UU., en español: oprime 2, o manda AYUDA al 988 o al 741741.',
    },
    brief: {
      en: 'call or text 988',
      es: 'llama o escribe al 988 (en EE. UU., en español: oprime 2 o manda AYUDA)',
    },
    // And https://www.crisistextline.org for 741741.
    source: 'https://988lifeline.org',
    checkedOn: '2026-11-21',
  },
  {
    key: 'samaritans',
    countryCodes: ['+44', '+353'],
    words: {
      en: 'Call Samaritans on 116 123, free at any hour.',
      es: 'Llama a Samaritans al 116 123, gratis y a toda hora.',
    },
    brief: { en: 'call Samaritans on 116 123', es: 'llama a Samaritans al 116 123' },
    source: 'https://www.samaritans.org',
    checkedOn: '2026-11-21',
  },
  {
    key: 'lifeline',
    countryCodes: ['+61'],
    words: {
      en: 'Call Lifeline on 13 11 14, at any hour.',
      es: 'Llama a Lifeline al 13 11 14, a toda hora.',
    },
    brief: { en: 'call Lifeline on 13 11 14', es: 'llama a Lifeline al 13 11 14' },
    source: 'https://www.lifeline.org.au',
    checkedOn: '2026-11-21',
  },
]
const ELSEWHERE: Pick<CrisisLine, 'key' | 'words' | 'brief'> = {
  key: 'findahelpline',
  words: {
    en: 'Call your local emergency number, or find a line at findahelpline.com.',
    es: 'Llama a emergencias de tu zona, o busca ayuda en findahelpline.com.',
  },
  brief: {
    en: 'call your local emergency number or look at findahelpline.com',
    es: 'llama a emergencias de tu zona o busca ayuda en findahelpline.com',
  },
}

function lineFor(countryCode: string): typeof ELSEWHERE {
  return LINES.find((line) => line.countryCodes.includes(countryCode)) ?? ELSEWHERE
}

export function crisisLineFor(countryCode: string, language: CrisisLanguage = 'en'): string {
  return lineFor(countryCode).words[language]
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
export function crisisText(countryCode: string, language: CrisisLanguage = 'en'): string {
  const line = crisisLineFor(countryCode, language)
  if (language === 'es') {
    return (
      'Soy una IA y no puedo darte la ayuda que mereces, pero por favor no cargues con esto en silencio. ' +
      `${line} Si corres peligro ahora, llama a emergencias.`
    )
  }
  return (
    "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
    `${line} If you are in danger now, call emergency services.`
  )
}

/** The same for somebody who is worried about another person. */
export function crisisTextForOther(countryCode: string, language: CrisisLanguage = 'en'): string {
  const line = crisisLineFor(countryCode, language)
  if (language === 'es') {
    return (
      'Soy una IA y no puedo dar la ayuda que esto pide, pero no tienes que llevarlo en silencio. ' +
      `${line} Atienden también a quien se preocupa por otros. Si hay peligro ahora, llama a emergencias.`
    )
  }
  return (
    "I'm an AI and can't give the help this needs, but you don't have to carry it alone. " +
    `${line} They listen to whoever worries about somebody, too. ` +
    'If anyone is in danger now, call emergency services.'
  )
}

/** For somebody who writes again, still in distress, minutes after that text. */
export function crisisReminder(countryCode: string, language: CrisisLanguage = 'en'): string {
  const brief = lineFor(countryCode).brief[language]
  if (language === 'es') {
    return (
      `Sigo contigo, y sigo siendo una IA. Mereces a una persona ahora mismo: por favor ${brief}, ` +
      'o acude a alguien cerca de ti.'
    )
  }
  return (
    `I'm still here, and I'm still an AI. You deserve a person right now: please ${brief}, ` +
    'or go to somebody near you.'
  )
}
