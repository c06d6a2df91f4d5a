import { inject } from '@adonisjs/core'
import { companionNumber } from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Conversation } from '#app/models/conversation'
import { Job } from '#app/models/job'
import { Message } from '#app/models/message'
import { SimulatedPhone as StoredPhone } from '#app/models/simulated_phone'
import { SimulatedText } from '#app/models/simulated_text'
import { upsert } from '#app/models/upsert'
import type { SimulatedPhone, SimulatedText as Text } from '#app/texting/simulator/contract'
import { type PhoneText, SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'

const LATEST_TEXTS = 200
/** A reply that waits for longer waits for something else, such as tomorrow's messages. */
const LONGEST_WAIT_MS = 60_000

/** What a pretend phone shows, oldest first. */
@inject()
export class ShowPhone {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: SimulatorSmsGateway
  ) {}

  async execute(phone: string): Promise<SimulatedPhone> {
    const { read } = this.database
    const texts = await SimulatedText.query(read)
      .where('phone', phone)
      .orderBy('id', 'desc')
      .limit(LATEST_TEXTS)
    const secrets = this.gateway.secrets.filter((text) => text.phone === phone)
    const settings = await StoredPhone.find(phone, read)
    const left = await this.#wordsLeft(texts)
    const shown = texts
      .toReversed()
      .map((text) => ({ ...textOf(text), body: text.body || left(text.sid) }))
    return {
      phone,
      companionNumber: companionNumber,
      texts: [...shown, ...secrets.map(textOf)].sort((a, b) => a.sentAt.localeCompare(b.sentAt)),
      ...(await this.#nextStep(phone)),
      isFailing: settings?.isFailing ?? false,
    }
  }

  async setFailing(phone: string, isFailing: boolean): Promise<void> {
    const settings = new StoredPhone().fill({ phone, isFailing })
    await upsert(settings, { by: 'phone', changing: ['isFailing'] }, this.database.read)
  }

  /** A forgotten text says what it still says in the talk: else all of it would seem forgotten. */
  async #wordsLeft(texts: readonly SimulatedText[]): Promise<(sid: string) => string> {
    const sids = texts.filter(({ body }) => body === '').map(({ sid }) => sid)
    if (sids.length === 0) return () => ''
    const messages = await Message.query(this.database.read).whereIn('messageSid', sids)
    const bodies = new Map(messages.map(({ messageSid, body }) => [messageSid, body]))
    return (sid) => bodies.get(sid) ?? ''
  }

  /** She waits until nothing more is typed, then writes; what she wrote waits out its human delay. */
  async #nextStep(phone: string): Promise<Pick<SimulatedPhone, 'isTyping' | 'nextInMs'>> {
    const { read } = this.database
    const now = this.clock.now()
    const talk = await Conversation.query(read)
      .whereHas('user', (users) => void users.where('phone', phone))
      .first()
    if (!talk) return { isTyping: false, nextInMs: null }
    const reply = await Message.query(read)
      .where({ conversationId: talk.id, kind: 'reply' })
      .whereIn('state', ['queued', 'sending'])
      .first()
    if (reply) return typing((reply.dueAt ?? now) - now)
    const job = await Job.findBy({ kind: 'reply', dedupKey: `reply:${talk.id}` }, read)
    const waitMs = job && job.status !== 'dead' ? job.runAt - now : Infinity
    if (waitMs > LONGEST_WAIT_MS) return { isTyping: false, nextInMs: null }
    return { isTyping: waitMs <= 0, nextInMs: waitMs > 0 ? waitMs : null }
  }
}

/** One that could not be sent is tried again so much later that nobody waits for it. */
function typing(forMs: number): Pick<SimulatedPhone, 'isTyping' | 'nextInMs'> {
  if (forMs > LONGEST_WAIT_MS) return { isTyping: false, nextInMs: null }
  return { isTyping: true, nextInMs: Math.max(0, forMs) }
}

function textOf(text: PhoneText & { side: string }): Text {
  const { sid, body, pictures, status, createdAt } = text
  const side = text.side === 'mine' ? 'mine' : 'theirs'
  return { sid, side, body, pictures, status, sentAt: new Date(createdAt).toISOString() }
}
