import { inject } from '@adonisjs/core'
import { companionNumber } from '#config/providers'
import type { TextChannel } from '#app/models/contract'
import { countingOf, type Keyword, literalKeywordOf } from '#app/texting/consent/keywords'
import { findRecipient } from '#app/texting/consent/recipients'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import { JobQueue } from '#app/core/jobs/job_queue'
import { textsReceived } from '#app/core/telemetry/meters'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import type { UnreadText } from '#app/conversations/inbound/inbox'
import { PlaceText } from '#app/conversations/inbound/place_text'
import { READ_INBOX_JOB, ReadInbox } from '#app/conversations/inbound/read_inbox'
import { NOTHING_SAID } from '#app/conversations/inbound/read_words'
import { addUnread, listUnread, lockTalkOfNumber } from '#app/conversations/inbound/inbox_sql'
import { lockFreeNumbers } from '#app/conversations/inbound/lock_free_numbers'
import { isKnown, isMember } from '#app/conversations/inbound/receive_sql'
import { isBeyondHandful } from '#app/conversations/inbound/stranger_limit'
import { type PricedText, RecordSpending } from '#app/ledgers/spending/record_spending'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'

export interface InboundText {
  /** The provider's id; a repeat of it is stored once. */
  sid: string
  /** E.164. */
  from: string
  channel?: TextChannel
  /** What the provider took it for, and has answered; unknown of a text that is pulled later. */
  optOutType?: Keyword | null
  body: string
  pictures: number
  /** Those of them that are no images, when that was told. */
  files?: number
  /** Epoch milliseconds; when it reached the provider, if it is pulled later. */
  at?: number
}

export type Received = 'stored' | 'duplicate' | 'dropped' | 'ignored'

/** What became of a text: read by a job of its number, or placed at once and paid for. */
interface Taken {
  received: Received
  phoneKey?: string
  /** A keyword counts before the provider is answered. */
  isReadNow?: boolean
  price?: PricedText
}

const LONGEST_BODY = 1600

/**
 * Takes in one text of a person: stored once, in one commit shared with its
 * neighbours. A literal keyword counts before the provider is answered;
 * everything else is read by a job before anything more is sent to that number.
 */
@inject()
export class ReceiveMessage {
  readonly #writing: GroupCommit<Omit<UnreadText, 'id'>, Taken>

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly phoneKeys: PhoneKeys,
    private readonly readInbox: ReadInbox,
    private readonly place: PlaceText,
    private readonly removed: RemovedTexts,
    private readonly spending: RecordSpending
  ) {
    this.#writing = new GroupCommit(database, (tx, text) => this.#receive(tx, text), {
      orderOf: ({ phoneKey }) => phoneKey,
      lockFree: (tx, texts) => this.#lockFree(tx, texts),
      close: (tx, taken) => this.#close(tx, taken),
      isFirst: true,
    })
  }

  async execute(text: InboundText): Promise<Received> {
    if (text.from === companionNumber) return 'ignored'
    const unread = this.#unreadOf(text)
    const { received, isReadNow } = await this.#writing.add(unread)
    textsReceived.inc({ outcome: received })
    if (isReadNow) await this.readInbox.execute(unread)
    return received
  }

  #unreadOf(text: InboundText): Omit<UnreadText, 'id'> {
    const { sid, from, channel = 'sms', optOutType = null, body, pictures, files = 0, at } = text
    return {
      ...{ sid, channel, optOutType },
      phone: from,
      phoneKey: this.phoneKeys.of(from),
      body: readable(body),
      pictures,
      files,
      isLate: at !== undefined,
      at: Math.min(at ?? Infinity, this.clock.now()),
    }
  }

  /** One statement each for all that share the commit. */
  async #close(tx: Tx, taken: readonly Taken[]): Promise<void> {
    // In one order everywhere, or two processes could wait for each other's rows.
    const numbers = [...new Set(taken.flatMap(({ phoneKey }) => phoneKey ?? []))].sort()
    const runAt = this.clock.now()
    await this.queue.hastenMany(
      tx,
      numbers.map((phoneKey) => ({
        ...{ kind: READ_INBOX_JOB, dedupKey: `read:${phoneKey}` },
        ...{ payload: { phoneKey }, runAt },
      }))
    )
    const prices = taken.flatMap(({ price }) => price ?? [])
    await this.spending.textsIn(tx.sql, prices)
  }

  /** A STOP takes back what waits in the talk; no other text looks at one here. */
  async #lockFree({ sql }: Tx, texts: readonly Omit<UnreadText, 'id'>[]) {
    const stops = texts.filter(({ body }) => literalKeywordOf(body, true) === 'stop')
    const numbers = stops.map(({ phoneKey }) => phoneKey)
    const busy = await lockFreeNumbers(sql, this.database.dialect, numbers)
    return ({ phoneKey }: Omit<UnreadText, 'id'>) => !busy.has(phoneKey)
  }

  async #receive(tx: Tx, text: Omit<UnreadText, 'id'>): Promise<Taken> {
    if (await isKnown(tx.sql, text.sid)) return { received: 'duplicate' }
    const keyword = literalKeywordOf(text.body, true)
    if (keyword && (await this.#isClear(tx, keyword, text))) return this.#place(tx, text, keyword)
    const isReadNow = keyword !== null || text.optOutType !== null
    if (!isReadNow && (await this.#isTooMuch(tx, text))) {
      await this.removed.add(tx, text.sid)
      return { received: 'dropped' }
    }
    if (!(await addUnread(tx.sql, text))) return { received: 'duplicate' }
    return { received: 'stored', phoneKey: text.phoneKey, isReadNow }
  }

  async #place(tx: Tx, text: Omit<UnreadText, 'id'>, written: Keyword): Promise<Taken> {
    const keyword = countingOf(text.optOutType, written)
    const { hasOneWriter, forUpdate } = this.database.dialect
    const isLocking = keyword === 'stop' && !hasOneWriter
    if (isLocking) await lockTalkOfNumber(tx.sql, text.phoneKey, forUpdate)
    const price = await this.place.execute(tx, text, { keyword, said: NOTHING_SAID })
    return price ? { received: 'stored', price } : { received: 'duplicate' }
  }

  /** What a stranger may cost a day is little, and nobody reads more of it. */
  async #isTooMuch(tx: Tx, { phone, phoneKey, at }: Omit<UnreadText, 'id'>): Promise<boolean> {
    return !(await isMember(tx.sql, phone)) && (await isBeyondHandful(tx, phoneKey, at))
  }

  /**
   * A START word of who did not opt out is an answer to what she asked, and read as one. Texts
   * of the same moment say what the answer to a keyword has to say: they are read first.
   */
  async #isClear(
    tx: Tx,
    keyword: Keyword,
    { phoneKey, isLate }: Omit<UnreadText, 'id'>
  ): Promise<boolean> {
    if (keyword === 'start' && (isLate || !(await isOptedOut(tx.sql, phoneKey)))) return false
    const before = await listUnread(tx.sql, phoneKey, 1)
    return before.length === 0
  }
}

async function isOptedOut(sql: Sql, phoneKey: string): Promise<boolean> {
  const known = await findRecipient(sql, phoneKey)
  return known !== null && known.optedOutAt !== null
}

/**
 * Without NUL and broken surrogates, which no database keeps faithfully, and no longer than a text can be.
 */
function readable(body: string): string {
  return body
    .slice(0, 2 * LONGEST_BODY)
    .replaceAll('\0', '')
    .slice(0, LONGEST_BODY)
    .toWellFormed()
}
