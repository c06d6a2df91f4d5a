import { refusalLine } from '#app/safety/care/refusal_lines'
import type { Thread } from '#app/conversations/thread/thread'
import type { Words } from '#app/companion/writing/write_words'

/**
 * Her no, without the model; mood and topics stay as they
 * were. `said` is what she said last, `seed` a whole number.
 */
export function refuse(
  { persona, topics, isTender }: Thread,
  { prefix, said, seed }: { prefix: string; said: readonly string[]; seed: number }
): Words {
  const line = refusalLine({ personality: persona.personality, isTender }, { said, seed })
  return { text: `${prefix}${line}`, emotionalState: persona.emotionalState, topics }
}
