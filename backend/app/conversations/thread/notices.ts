import { brand as ours } from '#config/brand'

/** What the carrier wants to read in the first text, in at most two segments together with her words. */
export function firstTextLegalLine(brand: string): string {
  return (
    ` ${brand}: I'm an AI companion, not a person. Msg frequency varies. ` +
    'Msg & data rates may apply. HELP for help, STOP to end.'
  )
}

/** Her own words of a text that may end in that line, under our brand or an earlier one of one word. */
export function withoutLegalLine(text: string, brand = ours): string {
  const at = text.lastIndexOf(firstTextLegalLine('').trimStart())
  if (at < 0) return text
  const named = text.slice(0, at)
  const end = ` ${brand}`
  return named.endsWith(end) ? named.slice(0, -end.length) : named.replace(/ \S+$/, '')
}

export function pointerText(brand: string, url: string): string {
  return `This is ${brand}. We don't know this number yet. Sign up at ${url}`
}

export function unfinishedText(brand: string, url: string): string {
  return `${brand}: you haven't created her yet. Finish setting up at ${url}`
}

export function allowanceText(brand: string, url: string): string {
  return `${brand}: you're out of messages. Your text is saved; get more at ${url}`
}

/** The same in the days after talk of self-harm: nothing is sold then, and people who listen are named. */
export function tenderAllowanceText(brand: string, crisisLine: string): string {
  return (
    `${brand}: she can't answer right now, you're out of messages. Your text is saved. ` +
    `If things are hard, you are not alone. ${crisisLine}`
  )
}
