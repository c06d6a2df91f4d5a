import { inject } from '@adonisjs/core'
import { HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import type { LeasedJob, JobOutcome } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import type { UnreadText } from '#app/conversations/inbound/inbox'
import { listUnread, lockTalkOfNumber, takeUnread } from '#app/conversations/inbound/inbox_sql'
import { lockFreeNumbers } from '#app/conversations/inbound/lock_free_numbers'
import { findHerLastText } from '#app/conversations/inbound/receive_sql'
import { PlaceText } from '#app/conversations/inbound/place_text'
import { type ReadWords, UNREADABLE } from '#app/conversations/inbound/read_words'
import { countingOf, literalKeywordOf } from '#app/texting/consent/keywords'
import { type PricedText, RecordSpending } from '#app/ledgers/spending/record_spending'

interface Read {
  text: UnreadText
  words: ReadWords
}

/** The job is over with the last of a number's texts. */
interface Reading {
  read: readonly Read[]
  job?: LeasedJob
}

interface Placed {
  /** What is paid for those that are new. */
  prices: PricedText[]
  job: LeasedJob | undefined
}

/** In a thread; `readWordsPatiently` has the time of several texts. Both reject with ReadForTooLong. */
export abstract class InboxThinking {
  abstract readWords(body: string, question: string | null): Promise<ReadWords>
  abstract readWordsPatiently(body: string, question: string | null): Promise<ReadWords>
}

export const READ_INBOX_JOB = 'read_inbox'
const AT_ONCE = 20
/** Characters. */
const SHORT_ANSWER = 60
const ANSWERED_WITHIN_MS = 12 * HOUR

/**
 * Reads what somebody texted for danger, for a minor and for a STOP in plain words, and does what
 * it asks for, in the order of the texts. Until then nothing is sent to that number (see the gate).
 */
@inject()
export class ReadInbox {
  readonly #placing: GroupCommit<Reading, Placed>

  constructor(
    private readonly database: Database,
    private readonly place: PlaceText,
    private readonly spending: RecordSpending,
    private readonly thinking: InboxThinking
  ) {
    this.#placing = new GroupCommit(database, (tx, reading) => this.#place(tx, reading), {
      orderOf: phoneKeyOf,
      lockFree: (tx, readings) => this.#lockFree(tx, readings),
      close: (tx, placed) => this.#close(tx, placed),
    })
  }

  async execute({ phoneKey }: { phoneKey: string }, job?: LeasedJob): Promise<JobOutcome> {
    const { read } = this.database
    for (let count = AT_ONCE; count === AT_ONCE;) {
      const texts = await listUnread(read, phoneKey, AT_ONCE)
      count = texts.length
      if (count === 0) return undefined
      const question = await this.#questionBefore(texts)
      const words = await Promise.all(texts.map((text) => this.#read(text, question)))
      await this.#placing.add({ read: words, job: count < AT_ONCE ? job : undefined })
    }
    return undefined
  }

  /** Only a short answer is read with what she had asked. */
  async #questionBefore(texts: readonly UnreadText[]): Promise<string | null> {
    const short = texts.find(({ body }) => body.length <= SHORT_ANSWER)
    if (!short) return null
    const hers = await findHerLastText(this.database.read, short.phoneKey)
    return hers && short.at - hers.at <= ANSWERED_WITHIN_MS ? questionIn(hers.body) : null
  }

  /**
   * Danger may stand in it, and a thread that has just begun
   * is slow: it is read once more before it counts as unread.
   */
  async #read(text: UnreadText, question: string | null): Promise<Read> {
    const { readWords, readWordsPatiently } = this.thinking
    const words = await readOr(readWords(text.body, question), null)
    if (words) return { text, words }
    const unread = { ...UNREADABLE, keyword: literalKeywordOf(text.body, true) }
    return { text, words: await readOr(readWordsPatiently(text.body, question), unread) }
  }

  async #lockFree({ sql }: Tx, readings: readonly Reading[]): Promise<(one: Reading) => boolean> {
    if (readings.length === 1) return () => true
    const busy = await lockFreeNumbers(sql, this.database.dialect, readings.map(phoneKeyOf))
    return (reading) => !busy.has(phoneKeyOf(reading))
  }

  /** Jobs and purses last: others take them after what they are about, too. */
  async #close(tx: Tx, placed: readonly Placed[]): Promise<void> {
    for (const { job } of placed) await job?.end(tx)
    await this.spending.textsIn(
      tx.sql,
      placed.flatMap(({ prices }) => prices)
    )
  }

  async #place(tx: Tx, reading: Reading): Promise<Placed> {
    const { read, job } = reading
    const { hasOneWriter, forUpdate } = this.database.dialect
    if (!hasOneWriter) await lockTalkOfNumber(tx.sql, phoneKeyOf(reading), forUpdate)
    const ids = read.map(({ text }) => text.id)
    const still = await takeUnread(tx.sql, ids)
    const prices: PricedText[] = []
    for (const { text, words } of read) {
      const keyword = countingOf(text.optOutType, words.keyword)
      const price = still.has(text.id)
        ? await this.place.execute(tx, text, { ...words, keyword })
        : null
      if (price) prices.push(price)
    }
    return { prices, job }
  }
}

const phoneKeyOf = ({ read }: Reading) => read[0]?.text.phoneKey ?? ''

/** The last thing a text of hers asks. */
function questionIn(body: string): string | null {
  return (
    body
      .match(/[^.!?\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? null
  )
}
