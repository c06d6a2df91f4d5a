import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { Clock } from '#app/core/clock/clock'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { firstTextLegalLine } from '#app/conversations/thread/notices'
import { BRAND } from '#app/site/contract'
import { countSegments } from '#app/texting/sms/segments'
import { SendMessage } from '#app/texting/sending/send_message'
import { DEMO_DAYS, type DemoText } from '#database/seeders/demo_talk'

interface Talker {
  userId: number
  phone: string
  zone: string
}

const MINUTE_MS = 60_000
const FIRST_WORDS =
  'Hi Sam, Luna here. The moon is out early tonight and I thought of you. How was your day?'
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

type Thread = Talker & { conversationId: number }

interface Written {
  at: number
  kind: string
  text: DemoText
}

/** Luna, and three weeks of texts with her in every state a text can end in; one more is on its way. */
@inject()
export class SeedTalk {
  constructor(
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(tx: Tx, talker: Talker): Promise<void> {
    const createdAt = this.#at(talker.zone, 20, '19:05')
    const conversationId = await this.#createLuna(tx, talker, createdAt)
    const thread = { ...talker, conversationId }
    const legal = firstTextLegalLine(BRAND)
    await this.#write(tx, thread, {
      at: createdAt,
      kind: 'first_text',
      text: her(FIRST_WORDS + legal),
    })
    for (const day of DEMO_DAYS) {
      let at = this.#at(talker.zone, day.daysAgo, day.startsAt)
      for (const text of day.texts) {
        at += text.after * MINUTE_MS
        await this.#write(tx, thread, { at, kind: text.from === 'me' ? 'talk' : 'reply', text })
      }
    }
    await tx.sql.run(
      `update messages set answered_by = (select min(m.id) from messages m
         where m.direction = 'outbound' and m.id > messages.id) where direction = 'inbound'`
    )
    await this.#queueHello(tx, thread)
    await this.#recordActivities(tx, talker)
  }

  async #createLuna({ sql }: Tx, { userId }: Talker, at: number): Promise<number> {
    await sql.run(
      `insert into girlfriends (user_id, name, age, personality, interests, communication_style,
         relationship_style, image, created_at, updated_at)
       values (?, 'Luna', 26, 'romantic', ?, 'deep', 'girlfriend', 'luna', ?, ?)`,
      userId,
      JSON.stringify(['Books', 'Nature', 'Photography', 'Cooking']),
      at,
      at
    )
    await sql.run('update users set onboarded_at = ? where id = ?', at, userId)
    const row = await sql.first<{ id: number }>(
      `insert into conversations (user_id, emotional_state, topics, ai_noticed_at, created_at)
       values (?, 'calm', ?, ?, ?) returning id`,
      userId,
      JSON.stringify(['quiet evenings', 'maine', 'lighthouses', 'sister', 'work']),
      at,
      at
    )
    return row?.id ?? 0
  }

  async #write({ sql }: Tx, thread: Thread, { at, kind, text }: Written): Promise<void> {
    const isMine = text.from === 'me'
    const state = isMine ? 'received' : (text.state ?? 'delivered')
    const { reason, code } = ENDINGS[state] ?? NO_REASON
    const sid = `SM${randomBytes(16).toString('hex')}`
    const sentAt = isMine ? null : at
    await sql.run(
      `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, message_sid, state,
         reason, error_code, segments, created_at, sending_at, sent_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      thread.conversationId,
      thread.userId,
      isMine ? 'inbound' : 'outbound',
      kind,
      text.text,
      thread.phone,
      this.phoneKeys.of(thread.phone),
      state === 'unknown' ? null : sid,
      state,
      reason,
      code,
      countSegments(text.text).segments,
      at,
      sentAt,
      sentAt
    )
    await this.#showOnPhone(sql, { phone: thread.phone, at, sid, text, state })
    const counter = isMine ? 'from_user' : 'from_girlfriend'
    await sql.run(
      `update conversations set ${counter} = ${counter} + 1 where id = ?`,
      thread.conversationId
    )
  }

  /** The pretend phone has had the same talk, but for what never arrived on it. */
  async #showOnPhone(
    sql: Sql,
    shown: { phone: string; at: number; sid: string; text: DemoText; state: string }
  ): Promise<void> {
    if (['failed', 'unknown'].includes(shown.state)) return
    await sql.run(
      `insert into simulated_texts (sid, phone, side, body, status, created_at) values (?, ?, ?, ?, ?, ?)`,
      shown.sid,
      shown.phone,
      shown.text.from === 'me' ? 'mine' : 'theirs',
      shown.text.text,
      shown.state,
      shown.at
    )
  }

  async #queueHello(tx: Tx, thread: Thread): Promise<void> {
    await this.sendMessage.queue(tx, {
      kind: 'greeting',
      to: thread.phone,
      body: "Luna here - I'm an AI, not a person. I kept a quiet corner free for you. What is today made of?",
      userId: thread.userId,
      conversationId: thread.conversationId,
      dedupKey: `demo-hello:${thread.conversationId}`,
      dueAt: this.clock.now() + MINUTE_MS,
      validMs: 60 * MINUTE_MS,
      hasAiNotice: true,
    })
  }

  async #recordActivities({ sql }: Tx, { userId, zone }: Talker): Promise<void> {
    const happened = [
      { daysAgo: 20, at: '19:05', type: 'girlfriend_customized', description: 'Luna was created' },
      { daysAgo: 9, at: '07:40', type: 'login', description: 'Logged in' },
      { daysAgo: 3, at: '13:00', type: 'login', description: 'Logged in' },
      { daysAgo: 3, at: '13:01', type: 'message_sent', description: 'Luna said hello' },
    ]
    for (const row of happened) {
      await sql.run(
        'insert into activities (user_id, activity_type, description, created_at) values (?, ?, ?, ?)',
        userId,
        row.type,
        row.description,
        this.#at(zone, row.daysAgo, row.at)
      )
    }
  }

  #at(zone: string, daysAgo: number, time: string): number {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return DateTime.fromMillis(this.clock.now(), { zone })
      .minus({ days: daysAgo })
      .set({ hour, minute })
      .toMillis()
  }
}

function her(text: string): DemoText {
  return { after: 0, from: 'her', text }
}
