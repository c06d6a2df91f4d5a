import {
  LanguageModel,
  LanguageModelError,
  type Completion,
  type Scene,
} from '#app/voice/language_model'
import { localMoment } from '#app/voice/local_moment'
import { slotsOf, type Stage } from '#app/offline_voice/offline_stage'
import { FIRST_ASKS, FIRST_LINES } from '#app/offline_voice/offline_openings'
import { Choice, isRepetition } from '#app/offline_voice/offline_choice'
import type { Hearing } from '#app/offline_voice/offline_heard'
import { hear } from '#app/offline_voice/offline_hearing'
import { arrivingMood, nextMood, nextTopics } from '#app/offline_voice/offline_mood'
import { hello, welcome, welcomeAsk } from '#app/offline_voice/offline_hello'
import { askedBack, lastHello } from '#app/offline_voice/offline_initiative'
import { reply } from '#app/offline_voice/offline_reply'
import { scheduled } from '#app/offline_voice/offline_scheduled'
import { dress, type Tone } from '#app/offline_voice/offline_style'

type Request = Parameters<LanguageModel['complete']>[0]

const SEEN_BY_SEED = 12

/** The same scene gives the same words; a new text or minute gives others. */
function seedOf(scene: Scene): string {
  const recent = scene.turns.slice(-SEEN_BY_SEED).map((turn) => turn.text)
  const { personality, name } = scene.persona
  return [scene.kind, personality, name, scene.now, scene.turns.length, ...recent].join('\u0001')
}

function introduction(stage: Stage): string[] {
  const { name, personality } = stage.scene.persona
  const question = stage.choice.pickAnyway([FIRST_ASKS], slotsOf(stage))
  return [`It's ${name}, your new AI companion.`, FIRST_LINES[personality], question]
}

function write(stage: Stage, hearing: Hearing): { text: string; tone: Tone } {
  const { kind } = stage.scene
  if (kind === 'reply') return reply(stage, hearing)
  if (kind === 'scheduled') {
    return { text: scheduled(stage, stage.scene.occasion ?? 'random_sweet'), tone: 'plain' }
  }
  if (kind === 'open_loop') return { text: askedBack(stage), tone: 'plain' }
  if (kind === 'last_hello') return { text: lastHello(stage), tone: 'plain' }
  const parts = kind === 'first_text' ? introduction(stage) : [welcome(stage), welcomeAsk(stage)]
  return { text: [hello(stage, 1), ...parts].join(' '), tone: 'plain' }
}

const DRAWS = 8

/** Draws again while the words, as a whole, are ones she has used before. */
function writeFresh(scene: Scene, hearing: Hearing): string {
  const seed = seedOf(scene)
  const drafts: string[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const choice = new Choice(scene.turns, `${seed}${draw}`)
    const moment = localMoment(scene.now, scene.timeZone)
    const { text, tone } = write({ scene, moment, choice, mood: arrivingMood(scene) }, hearing)
    const said = dress(text, scene, { tone, choice })
    if (!isRepetition(said, scene.turns)) return said
    drafts.push(said)
  }
  return drafts[0] ?? ''
}

/** Talks without any provider: rules, her character and what was really said. */
export class OfflineLanguageModel extends LanguageModel {
  readonly isSimulated = true

  async complete({ scene, signal }: Request): Promise<Completion> {
    if (signal.aborted) throw new LanguageModelError('timeout', true)
    const hearing = hear(scene)
    return {
      text: writeFresh(scene, hearing),
      emotionalState: nextMood(scene, hearing),
      topics: nextTopics(scene, hearing),
      usage: { promptTokens: 0, completionTokens: 0, model: 'offline' },
    }
  }
}
