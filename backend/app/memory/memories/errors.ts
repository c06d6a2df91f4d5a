import { Refusal } from '#app/core/answers/refusal'

const NOTHING_WRITTEN = 'Please write what she should remember'
export const nothingWritten = () =>
  new Refusal(422, 'E_INVALID', NOTHING_WRITTEN).atFields({ text: NOTHING_WRITTEN })
