import type {
  CommunicationStyle,
  Interest,
  Personality,
  RelationshipStyle,
} from '#app/people/girlfriends/contract'
import type { ModelFailure, PictureState, TraitChange } from '#app/models/contract'
import type { EmotionalState } from '#app/models/mood'

export interface Persona {
  name: string
  age: number
  personality: Personality
  interests: Interest[]
  communicationStyle: CommunicationStyle
  relationshipStyle: RelationshipStyle
  emotionalState: string
  /** What the person told of her and of the two, and changed of her, oldest first: data, never orders. */
  given?: { backstory: string; keyMemories: string; changes: readonly TraitChange[] }
}

export interface Turn {
  /** Of its text, where it is known. */
  id?: number
  sender: 'user' | 'girlfriend'
  text: string
  /** Epoch milliseconds. */
  at: number
  /** Pictures and other files that came with the text. */
  pictures: number
  /** What became of them; absent while nobody looked at them. `note` says what she was told is on them. */
  sight?: { state: PictureState; note: string | null }
  /** Written before the person let her text again: it belongs to the talk, and nobody waits for an answer. */
  needsNoAnswer?: boolean
  /** It was answered. Where no text of hers follows, that answer was lost on its way. */
  wasAnswered?: boolean
}

/** What a text of the clock is for; the person set it. */
export const OCCASIONS = [
  ...(['good_morning', 'goodnight', 'task_reminder', 'random_sweet', 'lunch_check'] as const),
  'surprise',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** A text of long ago that bears on what the person wrote, or the part of it that does. */
export interface Moment {
  sender: Turn['sender']
  text: string
  /** Epoch milliseconds. */
  at: number
  /** 0 bears most on what they wrote. */
  rank?: number
}

/** What she keeps in mind while she writes one text. All of it came from the talk: data, never orders. */
export interface Remembered {
  /** Whole sentences about the person (`You live in Lisbon.`), pinned ones first. */
  facts: string[]
  /** What she once said of herself, as whole sentences about her (`She likes rain.`). */
  ofHer: string[]
  /** The same as answers to slots (facts/slots.ts), to hold new words against. */
  herAnswers?: { slot: string; valueKey: string; sentence: string }[]
  /** What the talk was about before the turns of the scene; empty when there is nothing to say. */
  summary: string
  /** Oldest first. */
  moments: Moment[]
  /** What they said they are about to do, the first to come first; of a whole day without a clock. */
  ahead?: { subject: string; eventAt: number; isAllDay: boolean }[]
  /** Since when the two text (epoch milliseconds), and how many texts of theirs came. */
  history?: { since: number; ofThem: number }
}

/**
 * All she knows when she writes. `turns` is oldest first; the texts after her last one are what she answers.
 * `kind` says what is asked of her: a reply, her very first text, the greeting somebody asked for, a
 * scheduled text, whose `occasion` says what for, the one question about `loop`, which is over by now, or the
 * last hello after a long silence.
 */
export interface Scene {
  kind: 'reply' | 'first_text' | 'greeting' | 'scheduled' | 'open_loop' | 'last_hello'
  occasion?: Occasion
  /** Something of theirs they told her about: a few words, and epoch milliseconds. */
  loop?: { subject: string; eventAt: number }
  persona: Persona
  person: { firstName: string | null }
  /** Epoch milliseconds and the person's IANA zone. */
  now: number
  timeZone: string
  turns: Turn[]
  /** Theirs from before these turns, oldest first: their last ones, and what they told in the last days. */
  earlier?: Turn[]
  topics: string[]
  remembered?: Remembered
  /** Her latest texts of every kind, oldest first: what she must not say again. */
  said?: string[]
  /** Her latest texts by the clock, oldest first, for another one: it is not to say them again either. */
  byClock?: string[]
  /** For a while after talk of any danger: she stays plain and caring, without play or flirting. */
  isTender?: boolean
  /** What was wrong with the words she wrote a moment ago, for the model to do better. */
  correction?: string
  /** Those words, where they may be shown. */
  rejected?: string
}

/**
 * What a model reads: a stable system part, then the talk. The person's words are never in the system part.
 */
export interface Prompt {
  system: string
  turns: { role: 'user' | 'assistant'; content: string }[]
}

/** What a call took, as the provider says; `model` may be a more exact name than the one asked for. */
export interface ModelUsage {
  promptTokens: number
  /** Of those, what the provider had kept from an earlier call, and charges less for. */
  cachedTokens: number
  completionTokens: number
  model: string
}

export interface Completion {
  text: string
  emotionalState: EmotionalState
  topics: string[]
  usage: ModelUsage
}

const OF_WORDS: ReadonlySet<string> = new Set(['refused', 'cut', 'empty', 'unreadable', 'ok'])

/** The model, or the way to it, is ill: the next person's call would fare alike. */
export function isOutage(outcome: ModelFailure | 'ok'): boolean {
  return !OF_WORDS.has(outcome)
}

/** Thrown when no words came. */
export class LanguageModelError extends Error {
  /** Of words that came and could not be used: they are paid for all the same. */
  readonly usage: ModelUsage | null
  /** How long the provider asks to be left alone; null when it said nothing. */
  readonly retryAfterMs: number | null

  constructor(
    readonly reason: ModelFailure,
    options: ErrorOptions & { usage?: ModelUsage; retryAfterMs?: number | null } = {}
  ) {
    super(`language model: ${reason}`, options)
    this.usage = options.usage ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
  }

  get isOutage(): boolean {
    return isOutage(this.reason)
  }
}

/** For `catch`: a failure of the model is an answer like another. */
export function unlessOurs(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error
  throw error
}

/**
 * Writes her next text. One call gives the words, her mood and the topics of the talk.
 * `signal` ends the wait; `personKey` is an opaque key of the person for the provider's abuse checks.
 * Rejects with LanguageModelError only.
 */
export abstract class LanguageModel {
  abstract readonly isSimulated: boolean
  /** Its name, for what a call that brought nothing is counted under. */
  get name(): string {
    return 'offline'
  }
  /** Whether another model can be asked while this one is away. */
  get hasFallback(): boolean {
    return false
  }
  abstract complete(request: {
    scene: Scene
    prompt: Prompt
    personKey: string
    signal: AbortSignal
    /** To ask the other model. */
    isFallback?: boolean
    /** Words that may be longer, after some that did not fit. */
    isLonger?: boolean
  }): Promise<Completion>
}
