import type { Sql, Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { FORGOTTEN_MARK, withoutMark } from '#app/models/kinds'
import { cutSentences } from '#app/memory/kept/forgotten_sentences'
import { plainWord } from '#app/memory/kept/plain_words'
import { stemOf, wordsOf } from '#app/language/stems'
import { STOP_WORDS } from '#app/language/stop_words'

/** Words; fewer say nothing by themselves. */
const LEAST_LEFT = 3

type Text = Pick<Message, 'id' | 'body'>

/**
 * Takes out of her answers to these texts the sentences that
 * take up their words. Answers the ids of what it cut.
 */
export async function cutEchoes(tx: Tx, texts: readonly Text[]): Promise<number[]> {
  const cut = new Set<number>()
  const answers = await findAnswers(tx.sql, texts)
  for (const { id, body: said } of texts) {
    const answer = answers.get(id)
    const body = answer ? withoutEcho(answer.body, said) : ''
    if (!answer || body === answer.body) continue
    await answer.merge({ body }).save()
    cut.add(answer.id)
  }
  return [...cut]
}

/** Her answer to each, as far as it has left; one that answers several is the same row for all of them. */
async function findAnswers(sql: Sql, texts: readonly Text[]): Promise<Map<number, Message>> {
  const answered = await Message.query(sql)
    .whereIn(
      'id',
      texts.map(({ id }) => id)
    )
    .whereNotNull('answeredBy')
  const answers = await Message.query(sql)
    .whereIn(
      'id',
      answered.map(({ answeredBy }) => answeredBy ?? 0)
    )
    .withScopes((all) => all.settled())
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return new Map(
    answered.flatMap(({ id, answeredBy }) => {
      const answer = byId.get(answeredBy ?? 0)
      return answer ? [[id, answer]] : []
    })
  )
}

/** What is left may be too little to be read at all. */
function withoutEcho(answer: string, said: string): string {
  const stems = new Set(tellingStems(said))
  const cut = cutSentences(answer, (sentence) =>
    tellingStems(sentence).some((one) => stems.has(one))
  )
  const left = wordsOf(withoutMark(cut)).length
  return cut === answer || left >= LEAST_LEFT ? cut : FORGOTTEN_MARK
}

function tellingStems(text: string): string[] {
  return wordsOf(withoutMark(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stemOf(plainWord(word)))
}
