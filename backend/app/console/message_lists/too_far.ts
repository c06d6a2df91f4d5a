import { Refusal } from '#app/core/answers/refusal'
import { MOST_LISTED } from '#app/console/message_lists/contract'

/** Who wants to see row 400,000 is better served by a filter, and both ends of a list are near. */
export function refuseTooFar({ from }: { from: number }): void {
  if (from < MOST_LISTED) return
  const most = MOST_LISTED.toLocaleString('en-US')
  const message =
    `A list goes as far as ${most} rows. ` +
    'Narrow it with a filter, or sort it the other way round.'
  throw new Refusal(422, 'E_TOO_FAR', message).atFields({ range: message })
}
