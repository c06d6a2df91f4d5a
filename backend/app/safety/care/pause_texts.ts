import { MINOR_KEPT_DAYS } from '#app/people/accounts/contract'
import { inTwoSegments } from '#app/core/phones/segments'
import { crisisLineFor } from '#app/safety/crisis/crisis_lines'

interface PauseWords {
  brand: string
  supportEmail: string
  countryCode: string
}

/** For somebody who wrote that they are under 18: kind, and with people to turn to. At most two segments. */
export function minorText({ brand, supportEmail, countryCode }: PauseWords): string {
  const wording = (what: string) =>
    `${brand}: You wrote you're under 18. ${what} ` +
    `A mistake? Write to ${supportEmail}. If things are hard, talk to someone you trust. ` +
    crisisLineFor(countryCode)
  const deleted = `the account is deleted in ${MINOR_KEPT_DAYS} days.`
  return inTwoSegments(
    wording(`${brand} is for adults only, so texting stops here, and ${deleted}`),
    wording(`It is for adults only, so in ${MINOR_KEPT_DAYS} days it's all gone.`)
  )
}

/** For sexual talk about minors, which nobody here answers. */
export function minorSexualText({ brand, supportEmail }: PauseWords): string {
  return (
    `${brand}: Your account is paused. Nothing sexual about anyone under 18 is allowed here, ever. ` +
    `To have this looked at again, write to ${supportEmail}.`
  )
}
