import limits from '#config/limits'
import { languageOfTalk } from '#app/companion/offline_voice/offline_spoken'
import type { Turn } from '#app/companion/voice/language_model'
import type { Thread } from '#app/conversations/thread/thread'
import { aiNotice, isAiNoticeDue } from '#app/texting/gate/ai_notice'

export interface Notice {
  /** To stand in front of her words; empty when none is due. */
  prefix: string
  hasAiNotice: boolean
}

export const NO_NOTICE: Notice = { prefix: '', hasAiNotice: false }

/** The notice that she is an AI, if one is due, in the language of their latest texts. */
export function noticeFor(
  { conversationId: talk, persona, aiNoticedAt, timeZone }: Thread,
  { now, turns = [] }: { now: number; turns?: readonly Turn[] }
): Notice {
  const { aiNoticeEveryMs: everyMs } = limits.replies
  if (!isAiNoticeDue(aiNoticedAt, { now, timeZone, everyMs })) return NO_NOTICE
  const { name, personality } = persona
  const isSpanish = languageOfTalk(turns) === 'es'
  return { prefix: aiNotice({ name, personality, talk, now, isSpanish }), hasAiNotice: true }
}
