import { HER_KINDS } from '#app/models/kinds'
import type { Message } from '#app/models/message'

type Told = Pick<Message, 'direction' | 'kind' | 'state'>

/** Her own words, as opposed to the system's. */
export function isOfHers({ direction, kind }: Told): boolean {
  return direction === 'outbound' && HER_KINDS.includes(kind)
}

/** What one of the two said and the page shows; a draft may still be written anew. */
export function isInTalk(text: Told): boolean {
  if (text.state === 'queued') return false
  return isOfHers(text) || (text.direction === 'inbound' && text.kind === 'talk')
}
