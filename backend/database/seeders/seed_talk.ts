import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { Clock } from '#app/core/clock/clock'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { firstTextLegalLine } from '#app/conversations/thread/notices'
import { Activity } from '#app/models/activity'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { Message } from '#app/models/message'
import { SimulatedText } from '#app/models/simulated_text'
import { User } from '#app/models/user'
import { BRAND } from '#app/core/answers/contract'
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
const LUNA: Partial<ModelAttributes<Girlfriend>> = {
  name: 'Luna',
  age: 26,
  personality: 'romantic',
  interests: ['Books', 'Nature', 'Photography', 'Cooking'],
  communicationStyle: 'deep',
  relationshipStyle: 'girlfriend',
  image: 'luna',
}
const TOPICS = ['quiet evenings', 'maine', 'lighthouses', 'sister', 'work']
const HAPPENED = [
  {
    daysAgo: 20,
    at: '19:05',
    activityType: 'girlfriend_customized',
    description: 'Luna was created',
  },
  { daysAgo: 9, at: '07:40', activityType: 'login', description: 'Logged in' },
  { daysAgo: 3, at: '13:00', activityType: 'login', description: 'Logged in' },
  { daysAgo: 3, at: '13:01', activityType: 'message_sent', description: 'Luna said hello' },
] as const
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
    await answerAll(tx.sql, conversationId)
    await this.#queueHello(tx, thread)
    await this.#recordActivities(tx, talker)
  }

  async #createLuna({ sql }: Tx, { userId }: Talker, at: number): Promise<number> {
    await Girlfriend.create({ ...LUNA, userId, createdAt: at, updatedAt: at }, sql)
    await User.query(sql).where('id', userId).update({ onboardedAt: at })
    const talk = { emotionalState: 'calm', topics: TOPICS, aiNoticedAt: at, createdAt: at }
    const { id } = await Conversation.create({ userId, ...talk }, sql)
    return id
  }

  async #write({ sql }: Tx, thread: Thread, { at, kind, text }: Written): Promise<void> {
    const isMine = text.from === 'me'
    const state = isMine ? 'received' : (text.state ?? 'delivered')
    const { reason, code } = ENDINGS[state] ?? NO_REASON
    const sid = `SM${randomBytes(16).toString('hex')}`
    const sentAt = isMine ? null : at
    await Message.create(
      {
        ...{ conversationId: thread.conversationId, userId: thread.userId, kind, state },
        ...{ phone: thread.phone, phoneKey: this.phoneKeys.of(thread.phone) },
        direction: isMine ? 'inbound' : 'outbound',
        body: text.text,
        messageSid: state === 'unknown' ? null : sid,
        ...{ reason, errorCode: code, segments: countSegments(text.text).segments },
        ...{ createdAt: at, sendingAt: sentAt, sentAt },
      },
      sql
    )
    await this.#showOnPhone(sql, { phone: thread.phone, at, sid, text, state })
    await Conversation.query(sql)
      .where('id', thread.conversationId)
      .increment(isMine ? 'fromUser' : 'fromGirlfriend', 1)
  }

  /** The pretend phone has had the same talk, but for what never arrived on it. */
  async #showOnPhone(
    sql: Sql,
    shown: { phone: string; at: number; sid: string; text: DemoText; state: string }
  ): Promise<void> {
    if (['failed', 'unknown'].includes(shown.state)) return
    const { sid, phone, text, state, at } = shown
    const side = text.from === 'me' ? 'mine' : 'theirs'
    const arrived = { sid, phone, side, body: text.text, status: state, createdAt: at }
    await SimulatedText.create(arrived, sql)
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
    for (const { daysAgo, at, ...what } of HAPPENED) {
      await Activity.create({ userId, ...what, createdAt: this.#at(zone, daysAgo, at) }, sql)
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

/** Each of the person's texts by her next one. */
async function answerAll(sql: Sql, conversationId: number): Promise<void> {
  const texts = await Message.query(sql).where({ conversationId }).orderBy('id')
  for (const [index, { id, direction }] of texts.entries()) {
    const answer = texts.slice(index).find((text) => text.direction === 'outbound')
    if (direction === 'inbound' && answer)
      await Message.query(sql).where('id', id).update({ answeredBy: answer.id })
  }
}
