import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import { GroupCommit } from '#app/core/group_commit'
import type { PhoneKeys } from '#app/core/phone_keys'
import type { Tx } from '#app/core/sql'
import { besideKeyword, type Keyword, keywordOf } from '#app/consent/keywords'
import { forgetObstacles } from '#app/consent/recipients'
import { isRemoved } from '#app/delivery/removed_texts'
import type { HeedSigns } from '#app/care/heed_signs'
import { type Said, signsOf } from '#app/care/signs'
import { type AnswerKeyword, type KeywordText } from '#app/inbound/answer_keyword'
import { type AnswerStray } from '#app/inbound/answer_stray'
import { type AnswerTalk } from '#app/inbound/answer_talk'
import { textsReceived } from '#app/core/meters'
import { findSender, type Sender } from '#app/inbound/sender'
import { countSegments } from '#app/sms/segments'
import type { PricedText, RecordSpending } from '#app/spending/record_spending'

export interface InboundText {
  /** The provider's id; a repeat of it is stored once. */
  sid: string
  /** E.164. */
  from: string
  body: string
  pictures: number
  /** Epoch milliseconds; when it reached the provider, if it is pulled later. */
  at?: number
}

export type Received = 'stored' | 'duplicate' | 'ignored'

/** What became of a text, and what is paid for a new one. */
interface Taken {
  received: Received
  price?: PricedText
}

const LONGEST_BODY = 1600

/** Takes in one text of a person: stored once, with the work it asks for, in one commit shared with its neighbours. */
export class ReceiveMessage {
  readonly #writing: GroupCommit<InboundText, Taken>

  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      phoneKeys: PhoneKeys
      keyword: AnswerKeyword
      stray: AnswerStray
      talk: AnswerTalk
      heed: HeedSigns
      spending: RecordSpending
    },
    private readonly ownNumber: string
  ) {
    this.#writing = new GroupCommit(parts.database, (tx, text) => this.#receive(tx, text), {
      close: (tx, taken) => this.#countCost(tx, taken),
      isFirst: true,
    })
  }

  async execute(text: InboundText): Promise<Received> {
    if (text.from === this.ownNumber) return 'ignored'
    const { received } = await this.#writing.add({ ...text, body: readable(text.body) })
    textsReceived.inc({ outcome: received })
    return received
  }

  /** One statement for all that share the commit. */
  async #countCost({ sql }: Tx, taken: readonly Taken[]): Promise<void> {
    await this.parts.spending.textsIn(
      sql,
      taken.flatMap(({ price }) => price ?? [])
    )
  }

  async #receive(tx: Tx, text: InboundText): Promise<Taken> {
    // Its person left or started over: the provider's list, or a webhook told twice, must not bring it back.
    if (await isRemoved(tx.sql, text.sid)) return { received: 'duplicate' }
    const sender = await findSender(tx.sql, text.from, this.parts.phoneKeys)
    const at = Math.min(text.at ?? Infinity, this.parts.clock.now())
    const countsFrom = keywordTime(text, at, sender)
    // A START older than the STOP it meets (its webhook was lost) is talk: the last word counts.
    const canRestore = sender.optedOutAt !== null && countsFrom >= sender.optedOutAt
    const keyword = keywordOf(text.body, canRestore)
    const kind = kindOf(keyword, sender)
    const { body } = text
    const words = keyword ? besideKeyword(body) : body
    const said = { words, signs: signsOf(words) }
    const id = await this.#store(tx, { text, sender, kind, said, at })
    if (id === null) return { received: 'duplicate' }
    if (sender.isHardToReach) await forgetObstacles(tx.sql, sender.phoneKey, at)
    if (keyword)
      await this.#answerKeyword(tx, { id, sender, keyword, body, beside: said, at: countsFrom })
    else await this.#answer(tx, { id, sender, said })
    const { segments } = countSegments(body)
    return { received: 'stored', price: { userId: sender.userId, phone: sender.phone, segments } }
  }

  /** First what the keyword asks for, then what else they wrote: after a STOP that is counted, not answered. */
  async #answerKeyword(tx: Tx, text: KeywordText): Promise<void> {
    const { person, referral } = await this.parts.keyword.execute(tx, text)
    const read = {
      ...text.beside,
      messageId: text.id,
      person,
      source: 'phrases',
      referral,
    } as const
    await this.parts.heed.execute(tx, read)
  }

  async #answer(
    tx: Tx,
    { id, sender, said }: { id: number; sender: Sender; said: Said }
  ): Promise<void> {
    const { conversationId } = sender
    const read = { ...said, messageId: id, person: sender, source: 'phrases' } as const
    if (conversationId !== null) {
      await this.parts.talk.execute(tx, { conversationId, sender, signal: read })
    } else if (!(await this.parts.heed.execute(tx, read))) {
      await this.parts.stray.execute(tx, { id, sender })
    }
  }

  /** Only talk stands in the conversation; what a stranger wrote is nobody's business, so its words are not kept. */
  async #store(tx: Tx, { text, sender, kind, said, at }: Stored): Promise<number | null> {
    const isNobodys = kind === 'stray' || (sender.userId === null && said.signs.length > 0)
    const row = await tx.sql.first<{ id: number }>(
      `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, pictures,
         message_sid, state, created_at)
       values (?, ?, 'inbound', ?, ?, ?, ?, ?, ?, 'received', ?)
       on conflict (message_sid) do nothing returning id`,
      kind === 'talk' ? sender.conversationId : null,
      sender.userId,
      kind,
      isNobodys ? '' : text.body,
      sender.userId === null ? null : text.from,
      sender.phoneKey,
      text.pictures,
      text.sid,
      at
    )
    return row?.id ?? null
  }
}

type InboundKind = 'talk' | 'keyword' | 'stray'

interface Stored {
  text: InboundText
  sender: Sender
  kind: InboundKind
  said: Said
  at: number
}

/** When a STOP or START counts from: the clock that wrote the one before it down may have been ahead of this one. */
function keywordTime(text: InboundText, at: number, { optedOutAt, restoredAt }: Sender): number {
  if (text.at !== undefined) return at
  return Math.max(at, optedOutAt ?? 0, restoredAt ?? 0)
}

function kindOf(keyword: Keyword | null, sender: Sender): InboundKind {
  if (keyword) return 'keyword'
  return sender.conversationId === null ? 'stray' : 'talk'
}

/** Without NUL and broken surrogates, which no database keeps faithfully, and no longer than a text can be. */
function readable(body: string): string {
  return body.replaceAll('\0', '').slice(0, LONGEST_BODY).toWellFormed()
}
