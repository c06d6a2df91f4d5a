import { inject } from '@adonisjs/core'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { firstTextLegalLine } from '#app/conversations/thread/notices'
import { Activity } from '#app/models/activity'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { User } from '#app/models/user'
import { aiNotice } from '#app/texting/gate/ai_notice'
import { brand } from '#config/brand'
import { DEMO_DAYS, type DemoDay, type DemoText, TOPICS } from '#database/seeders/demo_talk'
import type { PastText, Talker } from '#database/seeders/past_text'

const MINUTE_MS = 60_000
const NOTICE = /^\{notice\}/
const SAYS_AI = /\bI'm an AI\b/
const FIRST_WORDS =
  'Hi Sam, Luna here. The moon is out early tonight and I thought of you. How was your day?'
const HER = { name: 'Luna', personality: 'romantic' } as const
const LUNA: Partial<ModelAttributes<Girlfriend>> = {
  ...HER,
  age: 26,
  interests: ['Books', 'Nature', 'Photography', 'Cooking'],
  communicationStyle: 'deep',
  relationshipStyle: 'girlfriend',
  image: 'luna',
}
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
/** On its way just now, and never further: nothing of ours took it up. */
const UNDER_WAY = {
  agoMs: 25_000,
  body: 'I kept a quiet corner free for you. What is today made of?',
}

/** Luna, and three weeks of texts with her in every state a text can end in; one more is on its way. */
@inject()
export class SeedTalk {
  constructor(private readonly clock: Clock) {}

  /** Answers whose talk it is, and the texts. */
  async execute(
    tx: Tx,
    person: { userId: number; phone: string; zone: string }
  ): Promise<{ talker: Talker; texts: PastText[] }> {
    const createdAt = this.#at(person.zone, 20, '19:05')
    const said = this.#textsSince(person.zone, createdAt)
    const talker = { ...person, conversationId: await createLuna(tx, { person, said, createdAt }) }
    await this.#recordActivities(tx, person)
    return { talker, texts: said.map((text) => ({ ...text, talker })) }
  }

  #textsSince(zone: string, createdAt: number): Omit<PastText, 'talker'>[] {
    const body = FIRST_WORDS + firstTextLegalLine(brand)
    const first = { at: createdAt, from: 'her', kind: 'first_text', body } as const
    const { agoMs, body: last } = UNDER_WAY
    const at = this.clock.now() - agoMs
    const underWay = { at, from: 'her', kind: 'scheduled', body: last, state: 'sending' } as const
    return [first, ...DEMO_DAYS.flatMap((day, index) => this.#textsOf(zone, day, index)), underWay]
  }

  #textsOf(zone: string, day: DemoDay, index: number): Omit<PastText, 'talker'>[] {
    // Each day in other words, and the same ones wherever the demo is started.
    const notice = aiNotice({ ...HER, talk: index, now: 0 })
    let at = this.#at(zone, day.daysAgo, day.startsAt)
    return day.texts.map((text) => {
      at += text.after * MINUTE_MS
      return pastText(text, { at, notice })
    })
  }

  async #recordActivities({ sql }: Tx, { userId, zone }: { userId: number; zone: string }) {
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

function pastText(
  { from, text, state }: DemoText,
  { at, notice }: { at: number; notice: string }
): Omit<PastText, 'talker'> {
  const kind = from === 'me' ? 'talk' : 'reply'
  const hasNotice = NOTICE.test(text) || SAYS_AI.test(text)
  const body = text.replace(NOTICE, () => notice)
  return { at, from, kind, body, hasNotice, ...(state && { state }) }
}

/** Answers the id of the conversation. */
async function createLuna(
  { sql }: Tx,
  luna: { person: { userId: number }; said: readonly Omit<PastText, 'talker'>[]; createdAt: number }
): Promise<number> {
  const { userId } = luna.person
  const { createdAt, said } = luna
  await Girlfriend.create({ ...LUNA, userId, createdAt, updatedAt: createdAt }, sql)
  await User.query(sql).where('id', userId).update({ onboardedAt: createdAt })
  const fromUser = said.filter(({ from }) => from === 'me').length
  const counts = { fromUser, fromGirlfriend: said.length - fromUser }
  const talk = { emotionalState: 'happy', topics: TOPICS, aiNoticedAt: createdAt, createdAt }
  const { id } = await Conversation.create({ userId, ...talk, ...counts }, sql)
  return id
}
