import { inject } from '@adonisjs/core'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { insertMany } from '#app/models/insert_many'
import { Message } from '#app/models/message'
import { SimulatedText } from '#app/models/simulated_text'
import { countSegments } from '#app/core/phones/segments'
import { linkAnswers } from '#database/seeders/link_answers'
import type { PastText } from '#database/seeders/past_text'

interface Ending {
  reason: string | null
  code: number | null
}

const NO_REASON: Ending = { reason: null, code: null }
const ENDINGS: Record<string, Ending> = {
  undelivered: { code: 30003, reason: 'phone unreachable' },
  failed: { code: 30007, reason: 'filtered by the carrier' },
  unknown: { code: null, reason: 'we could not learn whether it went out' },
}
/** They never arrived on a phone. */
const UNSEEN: readonly string[] = ['sending', 'failed', 'unknown']
/** The provider never told us a name for them. */
const UNNAMED: readonly string[] = ['sending', 'unknown']
/** What the system says and hears beside the talk. */
const OUTSIDE_TALK: readonly string[] = ['keyword', 'stop_answer']
const UNDER_WAY: readonly string[] = ['sending', 'sent']
const ARRIVAL_MS = 2000

/** Writes the texts of the past in the order they were written in, so that their ids tell the same order. */
@inject()
export class SeedTexts {
  constructor(private readonly phoneKeys: PhoneKeys) {}

  /** `phone`: whose pretend phone has had the same talk. Answers the id of each. */
  async execute(
    { sql }: Tx,
    texts: readonly PastText[],
    { phone }: { phone: string }
  ): Promise<Map<PastText, number>> {
    const sorted = texts.toSorted((one, other) => one.at - other.at)
    await insertMany(
      sorted.map((text, index) => this.#rowOf(text, sidOf(index))),
      sql
    )
    await insertMany(
      sorted.flatMap((text, index) => shownOn(phone, text, sidOf(index)) ?? []),
      sql
    )
    await linkAnswers(sql)
    return storedIds(sql, sorted)
  }

  #rowOf(text: PastText, sid: string): Message {
    const { phone, userId, conversationId } = text.talker
    const isInTalk = !OUTSIDE_TALK.includes(text.kind)
    return new Message().fill({
      ...{ userId, phone, phoneKey: this.phoneKeys.of(phone), kind: text.kind, body: text.body },
      conversationId: isInTalk ? conversationId : null,
      segments: countSegments(text.body).segments,
      hasAiNotice: text.hasNotice ?? false,
      createdAt: text.at,
      ...(text.from === 'me' ? cameIn(sid) : wentOut(text, sid)),
    })
  }
}

type Fate = Partial<ModelAttributes<Message>>

function cameIn(messageSid: string): Fate {
  return { direction: 'inbound', state: 'received', messageSid }
}

function wentOut({ at, state: told }: PastText, sid: string): Fate {
  const state = told ?? 'delivered'
  const { reason, code } = ENDINGS[state] ?? NO_REASON
  return {
    direction: 'outbound',
    ...{ state, dedupKey: dedupKeyOf(sid), reason, errorCode: code, sendingAt: at },
    messageSid: UNNAMED.includes(state) ? null : sid,
    sentAt: state === 'sending' ? null : at,
    endedAt: UNDER_WAY.includes(state) ? null : at + ARRIVAL_MS,
  }
}

/** Looks like the provider's. */
function sidOf(index: number): string {
  return `SM${index.toString(16).padStart(32, '0')}`
}

function shownOn(phone: string, { talker, ...text }: PastText, sid: string): SimulatedText | null {
  const status = text.from === 'me' ? 'received' : (text.state ?? 'delivered')
  if (talker.phone !== phone || UNSEEN.includes(status)) return null
  const side = text.from === 'me' ? 'mine' : 'theirs'
  return new SimulatedText().fill({ sid, phone, side, body: text.body, status, createdAt: text.at })
}

async function storedIds(sql: Sql, sorted: readonly PastText[]): Promise<Map<PastText, number>> {
  const rows = await Message.query(sql).orderBy('id')
  const ids = new Map(rows.map((row) => [row.dedupKey ?? row.messageSid, row.id]))
  const idOf = (text: PastText, sid: string) => ids.get(text.from === 'me' ? sid : dedupKeyOf(sid))
  return new Map(sorted.map((text, index) => [text, idOf(text, sidOf(index)) ?? 0]))
}

function dedupKeyOf(sid: string): string {
  return `demo:${sid}`
}
