import type { Sql, Tx } from '#app/core/database/sql'
import { cutSentences, FORGOTTEN_MARK } from '#app/memory/kept/forgotten_sentences'
import { plainWord } from '#app/memory/kept/plain_words'
import { stemOf, wordsOf } from '#app/language/stems'
import { STOP_WORDS } from '#app/language/stop_words'

/** Words; fewer say nothing by themselves. */
const LEAST_LEFT = 3

interface Text {
  id: number
  body: string
}

/** Takes out of her answers to these texts the sentences that take up their words. Answers the ids of what it cut. */
export async function cutEchoes(tx: Tx, texts: readonly Text[]): Promise<number[]> {
  const cut = new Set<number>()
  for (const { id, body: said } of texts) {
    const answer = await findAnswer(tx.sql, id)
    const body = answer ? withoutEcho(answer.body, said) : ''
    if (!answer || body === answer.body) continue
    await tx.sql.run('update messages set body = ? where id = ?', body, answer.id)
    cut.add(answer.id)
  }
  return [...cut]
}

function findAnswer(sql: Sql, textId: number): Promise<Text | undefined> {
  return sql.first<Text>(
    `select a.id, a.body from messages m join messages a on a.id = m.answered_by
     where m.id = ? and a.state not in ('queued', 'sending')`,
    textId
  )
}

/** What is left may be too little to be read at all. */
function withoutEcho(answer: string, said: string): string {
  const stems = new Set(tellingStems(said))
  const cut = cutSentences(answer, (sentence) =>
    tellingStems(sentence).some((one) => stems.has(one))
  )
  const left = wordsOf(cut.replaceAll(FORGOTTEN_MARK, ' ')).length
  return cut === answer || left >= LEAST_LEFT ? cut : FORGOTTEN_MARK
}

function tellingStems(text: string): string[] {
  return wordsOf(text.replaceAll(FORGOTTEN_MARK, ' '))
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stemOf(plainWord(word)))
}
