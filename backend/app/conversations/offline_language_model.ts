import {
  LanguageModel,
  LanguageModelError,
  type Completion,
  type Scene,
} from '#app/conversations/language_model'
import { localMoment } from '#app/conversations/local_moment'
import type { Stage } from '#app/conversations/offline_answers'
import { Choice } from '#app/conversations/offline_choice'
import { hear, type Hearing } from '#app/conversations/offline_hearing'
import { arrivingMood, nextMood, nextTopics } from '#app/conversations/offline_mood'
import { hello, welcome, welcomeAsk } from '#app/conversations/offline_hello'
import { reply } from '#app/conversations/offline_reply'
import { dress, type Tone } from '#app/conversations/offline_style'

const SEEN_BY_SEED = 12

/** The same scene gives the same words; a new text or minute gives others. */
function seedOf(scene: Scene): string {
  const recent = scene.turns.slice(-SEEN_BY_SEED).map((turn) => turn.text)
  const { personality, name } = scene.persona
  return [scene.kind, personality, name, scene.now, scene.turns.length, ...recent].join('\u0001')
}

function write(stage: Stage, hearing: Hearing): { text: string; tone: Tone } {
  const { persona, kind } = stage.scene
  if (kind === 'reply') return reply(stage, hearing)
  const start = hello(stage, 1)
  const own = kind === 'first_text' ? `It's ${persona.name}, your new companion.` : ''
  const text = [start, own, welcome(stage), welcomeAsk(stage)].filter(Boolean).join(' ')
  return { text, tone: 'plain' }
}

/** Talks without any provider: rules, her character and what was really said. */
export class OfflineLanguageModel extends LanguageModel {
  readonly isSimulated = true

  async complete({ scene, signal }: { scene: Scene; signal: AbortSignal }): Promise<Completion> {
    if (signal.aborted) throw new LanguageModelError('timeout', true)
    const hearing = hear(scene)
    const mood = arrivingMood(scene)
    const stage: Stage = {
      scene,
      mood,
      moment: localMoment(scene.now, scene.timeZone),
      choice: new Choice(scene.turns, seedOf(scene)),
    }
    const { text, tone } = write(stage, hearing)
    return {
      text: dress(text, scene, { tone, choice: stage.choice }),
      emotionalState: nextMood(scene, hearing),
      topics: nextTopics(scene, hearing),
      usage: { promptTokens: 0, completionTokens: 0, model: 'offline' },
    }
  }
}
