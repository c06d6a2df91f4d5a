import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import { wordsRejected } from '#app/core/telemetry/meters'
import { AskModel, type Attempt, type Words } from '#app/companion/writing/ask_model'
import { ModerateWords } from '#app/companion/writing/moderate_words'
import type { FaultRule } from '#app/companion/manners/fault'
import type { Judged, Judging, PlainLineWish } from '#app/companion/writing/judge_words'
import { type SecondTry, SECOND_TRIES } from '#app/companion/writing/second_try'
import {
  type Completion,
  isOutage,
  LanguageModel,
  LanguageModelError,
  type Prompt,
  type Scene,
} from '#app/companion/voice/language_model'
import { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'
import type { PromptBudget } from '#app/companion/voice/prompt'
import { PROMPT_VERSION } from '#app/companion/voice/prompt_system'
import type { ModelFailure } from '#app/models/contract'

/** Thinking over what others wrote, away from the loop that answers requests; rejects with ReadForTooLong. */
export abstract class WordsThinking {
  abstract promptFor(scene: Scene, budget: PromptBudget): Promise<Prompt>
  abstract judgeWords(judging: Judging): Promise<Judged>
  abstract plainLineFor(wish: PlainLineWish): Promise<string>
}

interface Asked {
  scene: Scene
  userId: number
  /** Stands in front of her words and takes its share of her segments. */
  prefix: string
  /** Stands behind her words. */
  suffix?: string
  /** The prefix tells that she is an AI. */
  hasAiNotice?: boolean
  /** Found away, it is not asked a second time, nor is the other model. */
  isOnce?: boolean
}
type Wish = Required<Asked>

const FRESH_DRAWS = 4
export type { Words }
export const BUDGET: PromptBudget = {
  promptTokens: limits.replies.promptTokens,
  memoryTokens: limits.memory.promptTokens,
}

/**
 * Her next words, made fit to send: the model's, when they pass every check at the first or
 * second try, else a fresh line without it, also when it would not write them. Null when the
 * model is away, or the budget for it is spent.
 */
@inject()
export class WriteWords {
  constructor(
    private readonly model: LanguageModel,
    private readonly fallback: OfflineLanguageModel,
    private readonly logger: Logger,
    private readonly asking: AskModel,
    private readonly thinking: WordsThinking,
    private readonly moderate: ModerateWords
  ) {}

  async execute(asked: Asked): Promise<Words | null> {
    const mayAsk = await this.asking.mayAsk(this.model, asked.userId)
    return mayAsk ? this.#write({ suffix: '', hasAiNotice: false, isOnce: false, ...asked }) : null
  }

  async #write(wish: Wish): Promise<Words | null> {
    const first = await this.#try(this.model, wish)
    if (isGood(first)) return wordsOf(wish, first.draft)
    const second = await this.#tryAgain(wish, first)
    if (isGood(second)) return wordsOf(wish, second.draft)
    if (isAway(first) && (second === null || isAway(second))) return null
    const rejected = [second, first].find(isAttempt) ?? null
    return wordsOf(wish, await this.#freshLine(wish, rejected))
  }

  /** Null when it would be in vain. */
  async #tryAgain(
    wish: Wish,
    first: Attempt | ModelFailure
  ): Promise<Attempt | ModelFailure | null> {
    if (isAttempt(first)) return this.#try(this.model, putRight(wish, first))
    const how = wish.isOnce && isAway(first) ? null : SECOND_TRIES[first]
    if (!how || (how.needsFallback && !this.model.hasFallback)) return null
    return this.#try(this.model, corrected(wish, how.correction), how)
  }

  /** Why no words came, when none did. */
  async #try(
    model: LanguageModel,
    wish: Wish,
    how: SecondTry = {}
  ): Promise<Attempt | ModelFailure> {
    const { scene, userId } = wish
    const prompt = await this.thinking.promptFor(scene, BUDGET)
    const isCounted = model === this.model
    const question = { scene, prompt, userId, how, isCounted }
    return this.asking.execute(model, question, (completion) =>
      this.#judge(model, { ...wish, prompt, words: completion })
    )
  }

  /** Words of a model are read by the moderation too; a stand-in's are ours, but for a thing she names. */
  async #judge(
    model: LanguageModel,
    { words, userId, ...wish }: Wish & { words: Completion; prompt: Prompt }
  ): Promise<Attempt> {
    const judging = { ...wish, words: words.text }
    const { text, fault: own } = await this.thinking.judgeWords(judging)
    if (!text) throw new LanguageModelError('empty', { usage: words.usage })
    const isForeign = !model.isSimulated && own === null
    const fault = isForeign ? await this.moderate.execute(text, userId) : own
    const promptVersion = model.isSimulated ? undefined : PROMPT_VERSION
    if (fault) {
      const { model: name } = words.usage
      wordsRejected.inc({ rule: fault.rule, model: name, prompt: promptVersion ?? 'none' })
      this.logger.info({ rule: fault.rule, kind: wish.scene.kind }, 'her words were rejected')
    }
    return { draft: { ...words, text, promptVersion }, fault }
  }

  /**
   * The model wrote nothing that may leave: another draw of the fallback, at last a plain line.
   * Mood and topics are those of the words that were rejected, if there are any.
   */
  async #freshLine(wish: Wish, rejected: Attempt | null): Promise<Words> {
    for (let draw = 1; draw <= FRESH_DRAWS; draw++) {
      const attempt = await this.#try(this.fallback, corrected(wish, `draw ${draw}`))
      if (isGood(attempt)) return attempt.draft
    }
    const { scene } = wish
    const prompt = await this.thinking.promptFor(scene, BUDGET)
    const text = await this.thinking.plainLineFor({ ...wish, prompt })
    return { ...(rejected?.draft ?? asItWas(scene)), text, promptVersion: undefined }
  }
}

function corrected(wish: Wish, correction: string | undefined, rejected?: string): Wish {
  if (correction === undefined) return wish
  return { ...wish, scene: { ...wish.scene, correction, rejected } }
}

/** Only words of these faults are sent to the provider once more: of any other they may be grave. */
const SHOWN: ReadonlySet<FaultRule> = new Set([
  'claims_human',
  'dodges',
  'sells',
  'link',
  'trap_question',
  'wrong_time',
  'contradicts',
  'repeats',
])

function putRight(wish: Wish, { draft, fault }: Attempt): Wish {
  const isShown = fault !== null && SHOWN.has(fault.rule)
  return corrected(wish, fault?.reason, isShown ? draft.text : undefined)
}

function isAttempt(tried: Attempt | ModelFailure | null): tried is Attempt {
  return typeof tried === 'object' && tried !== null
}

function isGood(tried: Attempt | ModelFailure | null): tried is Attempt & { fault: null } {
  return isAttempt(tried) && tried.fault === null
}

function isAway(tried: Attempt | ModelFailure): boolean {
  return typeof tried === 'string' && isOutage(tried)
}

function asItWas({ persona, topics }: Scene): Omit<Words, 'text'> {
  return { emotionalState: persona.emotionalState, topics }
}

function wordsOf(wish: Wish, { text, emotionalState, topics, promptVersion }: Words): Words {
  return { text: `${wish.prefix}${text}${wish.suffix}`, emotionalState, topics, promptVersion }
}
