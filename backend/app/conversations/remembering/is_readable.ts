import { FORGOTTEN_MARK, withoutMark } from '#app/models/kinds'
import { isOnlyMemoryWish } from '#app/conversations/remembering/memory_wishes'
import type { ReadText } from '#app/conversations/remembering/talk_reader'
import { isCrisis } from '#app/safety/crisis/crisis_detector'

/** Talk of self-harm calls for care; it, and what is to be forgotten, is not noted down. */
export function whichAreReadable(texts: readonly ReadText[]): boolean[] {
  return texts.map(isReadable)
}

function isReadable({ sender, text }: ReadText): boolean {
  if (text.includes(FORGOTTEN_MARK) && withoutMark(text) === '') return false
  return sender === 'girlfriend' || !(isCrisis(text) || isOnlyMemoryWish(text))
}
