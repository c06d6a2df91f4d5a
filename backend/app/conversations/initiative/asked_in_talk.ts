import type { Sql } from '#app/core/database/sql'
import { isNaming } from '#app/conversations/initiative/hear_of_loops'
import { plainText } from '#app/conversations/initiative/plain_text'
import { Message } from '#app/models/message'
import type { OpenLoop } from '#app/models/open_loop'

const QUESTION = /[^.!?\n]+\?/g
/** "How did the interview go?", not "ready for it?" nor "did you sleep before it?". */
const HOW_IT_WENT =
  /\bhow(?:'?d| did| was| were)\b|\b(?:did|was|were)\b.{0,60}\b(?:go|well|okay|ok|fine|good|fun|hard|nice)\b/
const BEFORE = /\b(?:before|until|for your|ready)\b/

/** What is over, and was asked after in the talk since: she does not ask it once more. */
export async function askedInTalk(
  sql: Sql,
  { conversationId, loops, now }: { conversationId: number; loops: OpenLoop[]; now: number }
): Promise<OpenLoop[]> {
  const over = loops.filter(({ eventAt }) => eventAt <= now)
  if (over.length === 0) return []
  const texts = await Message.query(sql)
    .where({ conversationId, direction: 'outbound' })
    .where('createdAt', '>=', Math.min(...over.map(({ eventAt }) => eventAt)))
    .withScopes((all) => all.notLost())
  return over.filter(({ eventAt, subject }) =>
    texts.some(({ createdAt, body }) => createdAt >= eventAt && isAskingAfter(body, subject))
  )
}

function isAskingAfter(body: string, subject: string): boolean {
  const questions = plainText(body).match(QUESTION) ?? []
  return questions.some(
    (asked) => HOW_IT_WENT.test(asked) && !BEFORE.test(asked) && isNaming(asked, subject)
  )
}
