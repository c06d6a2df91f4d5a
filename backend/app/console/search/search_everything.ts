import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { isAllowed, type Role } from '#app/core/sessions/roles'
import { Message } from '#app/models/message'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { declaredOf } from '#app/console/resources/catalogue'
import { readRecords } from '#app/console/resources/page_sql'
import { showRecord } from '#app/console/resources/show_record'
import { throttleSearch } from '#app/console/resources/throttle_search'
import type { Hit, SearchAnswer } from '#app/console/search/contract'
import { findPeople } from '#app/console/search/find_people'
import { readWish, type Wish } from '#app/console/search/read_wish'

const MOST = 8
const PROVIDERS = ['stripe', 'test'] as const

const SHOWN: Readonly<Record<Hit['resource'], readonly string[]>> = {
  signups: ['email', 'phone', 'firstName', 'lastName', 'subscriptionType', 'textingState', 'role'],
  messages: ['userId', 'direction', 'kind', 'state', 'createdAt'],
  purchases: ['userId', 'kind', 'planId', 'amount', 'state', 'refunded', 'createdAt'],
  subscriptions: ['userId', 'planId', 'status', 'createdAt'],
}

/**
 * People, texts and payments by whatever of them somebody has in hand. What is masked is looked through for
 * those alone who may search it; every search leaves a trace, but not of the words looked for.
 */
@inject()
export class SearchEverything {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(words: string, actor: Actor, role: Role): Promise<SearchAnswer> {
    const asked = readWish(words)
    const mayFindPeople = isAllowed(role, 'signups.search')
    const wish = mayFindPeople ? asked : { ...asked, person: null }
    const search = { actorId: actor.id, resource: 'search', words: words.toLowerCase() }
    await throttleSearch(search, () => this.#note(actor, wish))
    const [people, texts, purchases, subscriptions] = await Promise.all([
      this.#people(wish),
      this.#texts(wish),
      this.#purchases(wish),
      this.#subscriptions(wish),
    ])
    const show = (resource: Hit['resource'], ids: number[]) => this.#show(resource, ids, role)
    return {
      people: await show('signups', people),
      texts: await show('messages', texts),
      payments: [
        ...(await show('purchases', purchases)),
        ...(await show('subscriptions', subscriptions)),
      ],
      isByIdsOnly: asked.person !== null && !mayFindPeople,
    }
  }

  async #note(actor: Actor, { person }: Wish): Promise<void> {
    const what = person
      ? { action: 'signups.search', subject: 'signups' }
      : { action: 'search.use', subject: 'search' }
    await recordAudit(this.database.read, { actor, ...what, at: this.clock.now() })
  }

  async #people({ id, person }: Wish): Promise<number[]> {
    const { read } = this.database
    const named = id === null ? null : await User.find(id, read)
    const found = person === null ? [] : await findPeople(read, person, MOST)
    return [...new Set([...(named ? [named.id] : []), ...found])].slice(0, MOST)
  }

  async #texts({ id, messageSid }: Wish): Promise<number[]> {
    const { read } = this.database
    const found = [
      id === null ? null : await Message.find(id, read),
      messageSid === null ? null : await Message.findBy({ messageSid }, read),
    ]
    return found.flatMap((text) => text?.id ?? [])
  }

  async #purchases({ id, paymentId }: Wish): Promise<number[]> {
    const { read } = this.database
    if (id !== null) {
      const named = await Purchase.find(id, read)
      return named ? [named.id] : []
    }
    if (paymentId === null) return []
    const theirs = Purchase.query(read).select('id').orderBy('id', 'desc').limit(MOST)
    const column = COLUMNS[paymentId.slice(0, 2)] ?? 'intentId'
    const found = await theirs.whereIn('provider', [...PROVIDERS]).where(column, paymentId)
    return found.map((purchase) => purchase.id)
  }

  async #subscriptions({ paymentId: subscriptionId }: Wish): Promise<number[]> {
    if (subscriptionId === null) return []
    const found = await Subscription.query(this.database.read)
      .whereIn('provider', [...PROVIDERS])
      .where({ subscriptionId })
    return found.map(({ id }) => id)
  }

  async #show(resource: Hit['resource'], ids: number[], role: Role): Promise<Hit[]> {
    const declared = declaredOf(resource)
    const fields = declared.resource.fields.filter(({ name }) => SHOWN[resource].includes(name))
    const rows = await readRecords(this.database.read, declared, {
      ids,
      fields,
      now: this.clock.now(),
    })
    return rows.map((row) => ({ resource, id: row.id, values: showRecord(row, fields, role) }))
  }
}

/** By how the provider's ids begin. */
const COLUMNS: Readonly<Record<string, 'intentId' | 'invoiceId' | 'subscriptionId'>> = {
  pi: 'intentId',
  in: 'invoiceId',
  su: 'subscriptionId',
}
