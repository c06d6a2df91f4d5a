import type { Sql } from '#app/core/database/sql'
import { isNaming } from '#app/conversations/initiative/hear_of_loops'
import { plainText } from '#app/conversations/initiative/plain_text'
import { Message } from '#app/models/message'
import type { OpenLoop } from '#app/models/open_loop'

const QUESTION = /[^.!?\n]+\?/g
/** "How did it go?", not "ready for it?". */
const OF_THE_PAST = /\b(?:did|how'?d|was|were|went|gone|been)\b/
const HOW_IT_WENT =
  /\bhow(?: did|'?d| was| were) (?:it|that|they|things|everything)(?: all)?(?: go| turn out)?(?: \w+)? ?\?/

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
  return over.filter((loop) =>
    texts.some((text) => {
      const still = over.filter(({ eventAt }) => eventAt <= text.createdAt)
      return text.createdAt >= loop.eventAt && isAskingAfter(text.body, loop, still)
    })
  )
}

/** By its name; the only one that is over also by "how did it go?". */
function isAskingAfter(
  body: string,
  { subject }: { subject: string },
  over: readonly unknown[]
): boolean {
  const questions = plainText(body).match(QUESTION) ?? []
  return questions.some(
    (asked) =>
      (OF_THE_PAST.test(asked) && isNaming(asked, subject)) ||
      (over.length === 1 && HOW_IT_WENT.test(asked))
  )
}
