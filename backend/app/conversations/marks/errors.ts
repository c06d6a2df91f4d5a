import { Refusal } from '#app/core/answers/refusal'
import { MOST_PINNED } from '#app/conversations/marks/contract'

const ONLY_HERS = 'Only her texts can be rated.'
export const onlyHers = () =>
  new Refusal(422, 'E_NOT_HERS', ONLY_HERS).atFields({ vote: ONLY_HERS })
export const tooManyPinned = () =>
  new Refusal(
    409,
    'E_TOO_MANY_PINNED',
    `You can pin ${MOST_PINNED} moments. Unpin one of them first.`
  )
