/** Texts end at once, a paid plan does not: whoever has one is told where to end it. */
export function stopAnswer(brand: string, planUrl: string | null): string {
  const answer = `${brand}: You are unsubscribed and will get no more texts. Text START to come back.`
  return planUrl === null ? answer : `${answer} Your plan continues until you cancel it: ${planUrl}`
}

export function startAnswer(brand: string): string {
  return (
    `${brand}: Welcome back, texting is on again. Msg frequency varies. ` +
    'Msg & data rates may apply. Reply HELP for help, STOP to end.'
  )
}

interface HelpWords {
  email: string
  crisisLine: string
}

export function helpAnswer(brand: string, { email, crisisLine }: HelpWords): string {
  return (
    `${brand} AI companion texts. Help: ${email}. Msg & data rates may apply. ` +
    `Reply STOP to end. In a crisis? ${crisisLine}`
  )
}

/** Our Spanish crisis text names AYUDA: who sends it to us may be in danger and reads the line first. */
export function helpAnswerInSpanish(brand: string, { email, crisisLine }: HelpWords): string {
  return (
    `${brand}, una IA. Si corres peligro: ${crisisLine} ` +
    `Otra ayuda: ${email}. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para no recibir mas.`
  )
}
