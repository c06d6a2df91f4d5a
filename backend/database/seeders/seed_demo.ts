import { inject } from '@adonisjs/core'
import { isProduction } from '#config/app'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import { User } from '#app/models/user'
import { Dice } from '#database/seeders/dice'
import { PastClock } from '#database/seeders/past_clock'
import { type House, pastHouse } from '#database/seeders/past_house'
import type { PastText, Talker } from '#database/seeders/past_text'
import { SeedBusiness, writeNotes } from '#database/seeders/seed_business'
import { SeedCare } from '#database/seeders/seed_care'
import { SeedCosts } from '#database/seeders/seed_costs'
import { type DemoLogin, SeedLogins, ZONE } from '#database/seeders/seed_logins'
import { SeedMemories } from '#database/seeders/seed_memories'
import { SeedSchedules } from '#database/seeders/seed_schedules'
import { SeedTalk } from '#database/seeders/seed_talk'
import { SeedTexts } from '#database/seeders/seed_texts'
import { SeedWaiting } from '#database/seeders/seed_waiting'

const SEED = 20261124

type Account = DemoLogin & { id: number }

/**
 * Fills an empty database with people one can log in as, a member with three weeks
 * of talk and one of staff in each role, and if wished with a small business that is live.
 * All of it happened before now and comes out of one seed; nobody is sent anything.
 */
@inject()
export class SeedDemo {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute({ hasBusiness = false } = {}): Promise<DemoLogin[]> {
    await this.#refuseUnlessEmpty()
    const now = this.clock.now()
    const clock = new PastClock(now)
    const house = pastHouse(clock)
    const dice = new Dice(SEED)
    const seedLogins = await house.make(SeedLogins)
    const accounts = await seedLogins.execute()
    const { talker, texts } = await this.#meetLuna(house, accounts)
    const seedBusiness = await house.make(SeedBusiness)
    const business = hasBusiness ? await seedBusiness.execute(dice, now) : []
    clock.standAt(now)
    const stored = await this.#write(house, [...business, ...texts], talker)
    const seedCosts = await house.make(SeedCosts)
    await seedCosts.execute([...business, ...texts], { dice, now })
    await this.#care(house, accounts, stored)
    clock.standAt(now)
    const seedMemories = await house.make(SeedMemories)
    await seedMemories.execute(stored, talker)
    if (hasBusiness) await this.#note(accounts, now)
    return accounts.map(({ id: _, ...login }) => login)
  }

  async #refuseUnlessEmpty(): Promise<void> {
    const somebody = await User.query(this.database.read).first()
    const isElsewhere = isProduction || somebody !== null
    if (isElsewhere)
      throw new Refusal(
        409,
        'E_NOT_EMPTY',
        'Demo content goes into an empty database only, never in production; ' +
          `this one ${somebody ? 'has people in it' : 'is of production'}.`
      )
  }

  async #meetLuna(house: House, accounts: readonly Account[]) {
    const { id: userId, phone } = accountOf(accounts, 'member')
    const [talk, schedules] = [await house.make(SeedTalk), await house.make(SeedSchedules)]
    return this.database.transaction(async (tx) => {
      const met = await talk.execute(tx, { userId, phone, zone: ZONE })
      await schedules.execute(tx, userId)
      return met
    })
  }

  async #write(house: House, texts: readonly PastText[], talker: Talker) {
    const [seedTexts, waiting] = [await house.make(SeedTexts), await house.make(SeedWaiting)]
    return this.database.transaction(async (tx) => {
      const stored = await seedTexts.execute(tx, texts, talker)
      await waiting.execute(tx, talker)
      return stored
    })
  }

  async #care(
    house: House,
    accounts: readonly Account[],
    stored: ReadonlyMap<PastText, number>
  ): Promise<void> {
    const seedCare = await house.make(SeedCare)
    await seedCare.execute(stored, accountOf(accounts, 'admin').id)
  }

  async #note(accounts: readonly Account[], now: number): Promise<void> {
    const { id } = accountOf(accounts, 'support')
    await this.database.transaction((tx) => writeNotes(tx, id, now))
  }
}

function accountOf(accounts: readonly Account[], role: DemoLogin['role']): Account {
  const account = accounts.find((one) => one.role === role)
  if (!account) throw new Error(`the demo has nobody of the role ${role}`)
  return account
}
