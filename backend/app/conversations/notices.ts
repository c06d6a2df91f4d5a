/** What the carrier wants to read in the first text, in at most two segments together with her words. */
export function firstTextLegalLine(brand: string): string {
  return ` ${brand}: I'm an AI companion, not a person. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to end.`
}

/** Texts end at once, a paid plan does not: whoever has one is told where to end it. */
export function stopAnswer(brand: string, planUrl: string | null): string {
  const answer = `${brand}: You are unsubscribed and will get no more texts. Text START to come back.`
  return planUrl === null ? answer : `${answer} Your plan goes on until you end it: ${planUrl}`
}

export function startAnswer(brand: string): string {
  return `${brand}: Welcome back, texting is on again. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to end.`
}

export function helpAnswer(
  brand: string,
  { email, crisisLine }: { email: string; crisisLine: string }
): string {
  return `${brand} AI companion texts. Help: ${email}. Msg & data rates may apply. Reply STOP to end. In a crisis? ${crisisLine}`
}

export function pointerText(brand: string, url: string): string {
  return `This is ${brand}. We do not know this number yet: sign up at ${url}`
}

export function unfinishedText(brand: string, url: string): string {
  return `${brand}: she is not created yet. Finish setting up at ${url}`
}

export function allowanceText(brand: string, url: string): string {
  return `${brand}: your messages are used up. Your text is kept; more at ${url}`
}
