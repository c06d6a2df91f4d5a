import type { TestTextState } from '#app/console/calls/contract'
import { errorWords } from '../values/error_words'
import { reasonWords } from '../values/reason_words'
import { sentence } from './sentence'

const FAILED = ['failed', 'undelivered']

/** Why a test text did not arrive; null for one that did, or is still on its way. */
export function failureOf(text: TestTextState | undefined): string | null {
  if (!text || !FAILED.includes(text.state)) return null
  const { reason, errorCode } = text
  if (reason) return sentence(reasonWords(reason))
  return errorCode === null ? 'The text did not arrive.' : sentence(errorWords(errorCode))
}
