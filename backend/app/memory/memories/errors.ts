import { invalid, Refusal } from '#app/core/answers/refusal'
import { MOST_BY_HAND } from '#app/memory/memories/contract'

export const nothingWritten = () => invalid('text', 'Please write what she should remember')

const KNOWN = 'She already remembers that.'
export const knownAlready = () =>
  new Refusal(409, 'E_KNOWN_MEMORY', KNOWN).atFields({ text: KNOWN })

const FULL = `You can add ${MOST_BY_HAND} memories by hand. Have her forget one first.`
export const tooManyByHand = () =>
  new Refusal(409, 'E_TOO_MANY_MEMORIES', FULL).atFields({ text: FULL })
