import * as z from 'zod/mini'
import type { PictureState, Vote } from '#app/models/contract'

export const CONVERSATION_LIMIT = { default: 75, least: 1, most: 200 } as const

const anyText = z.catch(z.optional(z.string()), undefined)
/** A strange limit or id is read as the nearest one, or as none: it is never refused. */
export const conversationQuery = z.object({ limit: anyText, before: anyText })

export type OutboundState =
  'queued' | 'sending' | 'unknown' | 'sent' | 'delivered' | 'undelivered' | 'failed'

/** One text of `GET /api/my-conversation`; `timestamp` is ISO 8601. */
export interface ConversationMessage {
  id: number
  sender: 'user' | 'girlfriend'
  message: string
  timestamp: string
  /** `talk` is her voice or the user's; `notice` is the system speaking. */
  kind: 'talk' | 'notice'
  /** Of words an AI wrote, as opposed to the user's and the system's. */
  generatedBy?: 'ai'
  /** Her texts only. */
  state?: OutboundState
  /** Why a text did not arrive, in plain words. */
  reason?: string
  /** True for a text of hers the user has reported. */
  isReported?: true
  /** What the user thinks of a text of hers. */
  vote?: Vote
  /** The emoji they put on it with their phone. */
  reaction?: string
  /** True for a text the user keeps at hand. */
  isPinned?: true
  /** How many pictures or other files came with the text. */
  pictures?: number
  /** What became of them; absent while nobody looked at them. */
  pictureState?: PictureState
  /** What she was told is on them. */
  pictureNote?: string
}

export interface ConversationContext {
  topicsDiscussed: string[]
  emotionalState: string
  messageCount: number
}

/** `GET /api/my-conversation?limit=75&before=<id>`, oldest first. */
export interface ConversationView {
  messages: ConversationMessage[]
  context: ConversationContext
  counts: { total: number; fromUser: number; fromGirlfriend: number }
  /** True when older texts exist before the first one listed. */
  hasOlder: boolean
  /** E.164: the number to text. */
  companionNumber: string
  /** IANA zone the times are shown in; US Eastern until the user picks one. */
  displayZone: string
  isOptedOut: boolean
}

/** One row of `GET /api/texts?words=…` (`{ texts, hasMore }`), what was said last first. */
export interface FoundText {
  id: number
  sender: 'user' | 'girlfriend'
  text: string
  /** ISO 8601. */
  saidAt: string
}

export interface FoundTexts {
  texts: FoundText[]
  /** True when older texts have the words as well. */
  hasMore: boolean
}

/** So many texts are listed at once. */
export const MOST_FOUND = 50
export const LEAST_SEARCHED = 2

const TOO_SHORT = 'Please enter at least 2 characters'

/** Found as they stand in a text, part of a word or several, whatever their case. */
export const findTextsInput = z.object({
  words: z
    .string(TOO_SHORT)
    .check(
      z.trim(),
      z.minLength(LEAST_SEARCHED, TOO_SHORT),
      z.maxLength(100, 'A search can be at most 100 characters')
    ),
})

/**
 * `POST /api/send-sms`. A user texts only their own number: the greeting is ours, whatever `message` says.
 */
export const sendSmsInput = z.object({
  phoneNumber: z
    .string('Phone number required to send SMS')
    .check(
      z.minLength(1, 'Phone number required to send SMS'),
      z.maxLength(30, 'Phone number required to send SMS')
    ),
  message: z
    .string('Please enter both phone number and message')
    .check(
      z.minLength(1, 'Please enter both phone number and message'),
      z.maxLength(1600, 'A text can be at most 1600 characters')
    ),
  girlfriendName: z.optional(z.string().check(z.maxLength(80))),
})
export type SendSmsInput = z.infer<typeof sendSmsInput>
