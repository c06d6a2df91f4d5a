import { inject } from '@adonisjs/core'
import type { Fault } from '#app/companion/manners/fault'
import { type Completion, LanguageModel, type Scene } from '#app/companion/voice/language_model'
import { AskModel, type Attempt, type Words } from '#app/companion/writing/ask_model'
import { ModerateWords } from '#app/companion/writing/moderate_words'
import { WordsThinking } from '#app/companion/writing/write_words'
import { isOutage, LanguageModelError } from '#app/companion/voice/language_model'
import { readEach } from '#app/core/threads/threads'
import { DIARY_LINE_MOST } from '#app/conversations/diary/contract'
import { writeDiaryPrompt } from '#app/conversations/diary/diary_prompt'
import { isGrounded } from '#app/conversations/remembering/grounded'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { unreadText } from '#app/conversations/remembering/what_texts_tell'

const TRIES = 2
const INVENTED: Fault = {
  rule: 'contradicts',
  reason: 'Name nothing and nobody that does not stand in the quotes.',
}
const UNFIT: Fault = {
  rule: 'harms',
  reason: 'Tell nothing grave, secret or coarse: stay kind and general.',
}
const TOO_LONG: Fault = { rule: 'repeats', reason: 'Write one line of at most 200 characters.' }

/** A line of the diary from a model, held to every rule her texts are held to. */
@inject()
export class AskForLine {
  constructor(
    private readonly model: LanguageModel,
    private readonly asking: AskModel,
    private readonly thinking: WordsThinking,
    private readonly reading: StretchThinking,
    private readonly moderate: ModerateWords
  ) {}

  get isSimulated(): boolean {
    return this.model.isSimulated
  }

  /** Her line; `unfit` when none of hers may be kept, null when the model is away. */
  async execute(userId: number, scene: Scene): Promise<Words | 'unfit' | null> {
    let told = scene
    for (let tries = 0; tries < TRIES; tries++) {
      if (!(await this.asking.mayAsk(this.model, userId))) return null
      const attempt = await this.#ask(userId, told)
      if (typeof attempt === 'string') return isOutage(attempt) ? null : 'unfit'
      if (!attempt.fault) return attempt.draft
      told = { ...scene, correction: attempt.fault.reason }
    }
    return 'unfit'
  }

  #ask(userId: number, scene: Scene) {
    const prompt = writeDiaryPrompt(scene)
    const question = { ...{ scene, prompt, userId }, how: {}, isCounted: true } as const
    return this.asking.execute(
      this.model,
      { ...question, purpose: 'diary' },
      async (completion): Promise<Attempt> => {
        const alone = { prefix: '', suffix: '', isUntexted: true }
        const judging = { scene, prompt, words: completion.text, ...alone }
        const { text, fault } = await this.thinking.judgeWords(judging)
        if (!text) throw new LanguageModelError('empty', { usage: completion.usage })
        return {
          draft: wordsOf(completion, text),
          fault: fault ?? (await this.#faultOf(text, scene, userId)),
        }
      }
    )
  }

  async #faultOf(text: string, scene: Scene, userId: number): Promise<Fault | null> {
    if (text.length > DIARY_LINE_MOST) return TOO_LONG
    if (!isToldThere(text, scene)) return INVENTED
    const [told] = await readEach([text], this.reading.whatTextsTell, unreadText)
    return told?.isFit ? this.moderate.execute(text, userId) : UNFIT
  }
}

function wordsOf({ emotionalState, topics }: Completion, text: string): Words {
  return { text, emotionalState, topics }
}

/** Names and figures stand in the texts of the day. */
function isToldThere(text: string, { turns, persona, person }: Scene): boolean {
  const ground = {
    said: turns.map((turn) => turn.text).join('\n'),
    asked: '',
    around: `${persona.name} ${person.firstName ?? ''}`,
  }
  const figures = text.match(/\d+/g) ?? []
  if (figures.some((figure) => !ground.said.includes(figure))) return false
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.every((sentence) => isGrounded({ slot: '', value: '', sentence }, ground))
}
