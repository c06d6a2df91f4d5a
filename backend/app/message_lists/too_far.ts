import { Refusal } from '#app/core/refusal'
import { MOST_EXACT } from '#app/message_lists/list_parts'

/** Who wants to see row 400,000 is better served by a filter, and both ends of a list are near. */
export function refuseTooFar({ from }: { from: number }): void {
  if (from < MOST_EXACT) return
  const most = MOST_EXACT.toLocaleString('en-US')
  const message = `A list goes as far as ${most} rows. Narrow it with a filter, or sort it the other way round.`
  throw new Refusal(422, 'E_TOO_FAR', message).atFields({ range: message })
}
