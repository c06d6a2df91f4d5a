import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { Conversation } from '#app/models/conversation'
import { COMMUNICATION_STYLES, RELATIONSHIP_STYLES } from '#app/models/contract'
import { Girlfriend } from '#app/models/girlfriend'
import { insertMany } from '#app/models/insert_many'
import { Note } from '#app/models/note'
import { User } from '#app/models/user'
import { VerificationCode } from '#app/models/verification_code'
import { INTERESTS } from '#app/people/girlfriends/contract'
import { PRESETS } from '#app/people/looks/contract'
import { type BusinessPerson, businessPeople } from '#database/seeders/business_people'
import { businessTexts } from '#database/seeders/business_texts'
import { TALK } from '#database/seeders/demo_words'
import type { Dice } from '#database/seeders/dice'
import type { PastText } from '#database/seeders/past_text'
import { SeedPerson } from '#database/seeders/seed_person'
import { SeedPurchases } from '#database/seeders/seed_purchases'

const MINUTE_MS = 60_000
const CODE_LASTS_MS = 10 * MINUTE_MS

/** A small business that has been live for ten weeks: its customers, what they bought and whom they text. */
@inject()
export class SeedBusiness {
  constructor(
    private readonly database: Database,
    private readonly phoneKeys: PhoneKeys,
    private readonly seedPerson: SeedPerson,
    private readonly seedPurchases: SeedPurchases
  ) {}

  /** Answers what they texted. */
  async execute(dice: Dice, now: number): Promise<PastText[]> {
    const people = businessPeople(dice, now)
    const ids = await this.database.transaction((tx) => this.#signUp(tx, people))
    // Before they talk: who buys and waits for an answer would get one.
    await this.seedPurchases.execute(people, ids, now)
    return this.database.transaction(async (tx) => {
      const texts: PastText[] = []
      for (const [index, person] of people.entries())
        texts.push(...(await this.#meet(tx, { dice, person, userId: ids[index] ?? 0, now })))
      return texts
    })
  }

  async #signUp(tx: Tx, people: readonly BusinessPerson[]): Promise<number[]> {
    const passwordHash = randomBytes(16).toString('hex')
    const ids: number[] = []
    for (const person of people) {
      const account = { ...person, role: 'user', passwordHash, freeMessages: 10 } as const
      ids.push(await this.seedPerson.execute(tx, account))
    }
    await insertMany(
      people.map((person) => this.#codeOf(person)),
      tx.sql
    )
    return ids
  }

  /** With which they proved that the number is theirs. */
  #codeOf({ phone, joinedAt }: BusinessPerson): VerificationCode {
    const createdAt = joinedAt - MINUTE_MS
    return new VerificationCode().fill({
      ...{ phoneKey: this.phoneKeys.of(phone), phonePrefix: phone.slice(0, 5), asker: 'demo' },
      ...{ purpose: 'sign_up', codeHash: '', state: 'used', tries: 1 },
      ...{ createdAt, expiresAt: createdAt + CODE_LASTS_MS },
    })
  }

  async #meet(
    { sql }: Tx,
    met: { dice: Dice; person: BusinessPerson; userId: number; now: number }
  ): Promise<PastText[]> {
    const { dice, person, userId, now } = met
    const at = person.joinedAt + MINUTE_MS
    const companion = companionOf(dice, { userId, at })
    await Girlfriend.create(companion, sql)
    const { id } = await Conversation.create(
      { userId, emotionalState: 'happy', createdAt: at },
      sql
    )
    const talker = { userId, conversationId: id, phone: person.phone, zone: person.timeZone }
    const texts = businessTexts(dice, { person, talker, her: companion }, now)
    const fromUser = texts.filter(({ from }) => from === 'me').length
    const counts = { fromUser, fromGirlfriend: texts.length - fromUser }
    await Conversation.query(sql)
      .where({ id })
      .update({ ...counts, aiNoticedAt: at })
    const selfPausedAt = person.isPaused ? now : null
    await User.query(sql).where('id', userId).update({ onboardedAt: at, selfPausedAt })
    return texts
  }
}

function companionOf(dice: Dice, { userId, at }: { userId: number; at: number }) {
  const preset = dice.pick(PRESETS)
  return {
    ...{ userId, name: preset.name, age: dice.between(21, 34), image: preset.key },
    personality: preset.personality,
    interests: [dice.pick(INTERESTS.slice(0, 4)), dice.pick(INTERESTS.slice(4))],
    communicationStyle: dice.pick(COMMUNICATION_STYLES).value,
    relationshipStyle: dice.pick(RELATIONSHIP_STYLES).value,
    ...{ createdAt: at, updatedAt: at },
  }
}

/** What staff wrote down about the latest of them. */
export async function writeNotes({ sql }: Tx, authorId: number, now: number): Promise<void> {
  const people = await User.query(sql)
    .where('role', 'user')
    .orderBy('id', 'desc')
    .limit(TALK.notes.length)
  const notes = people.map(({ id: userId }, index) => ({
    ...{ userId, authorId, body: TALK.notes[index] ?? '', createdAt: now, updatedAt: now },
  }))
  await Note.createMany(notes, sql)
}
