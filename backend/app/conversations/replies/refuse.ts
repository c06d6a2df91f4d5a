import { refusalLine } from '#app/safety/care/refusal_lines'
import { talkLanguageOf } from '#app/companion/offline_voice/offline_spoken'
import { unansweredTurns } from '#app/companion/manners/manner_words'
import type { SceneSet } from '#app/conversations/thread/set_scene'
import type { Thread } from '#app/conversations/thread/thread'
import type { Words } from '#app/companion/writing/write_words'

/** Her no, without the model, in their language; mood and topics stay as they were. */
export function refuse({ persona, topics, isTender }: Thread, { scene, prefix }: SceneSet): Words {
  const isSpanish = talkLanguageOf(unansweredTurns(scene), scene.turns) === 'es'
  const line = refusalLine(
    { personality: persona.personality, isTender, isSpanish },
    { said: scene.said ?? [], seed: scene.turns.length }
  )
  return { text: `${prefix}${line}`, emotionalState: persona.emotionalState, topics }
}
