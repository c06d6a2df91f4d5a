import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { ListMessages } from '#app/console/message_lists/list_messages'
import type { Listed } from '#app/console/message_lists/list_parts'
import { type Condition, NOTHING } from '#app/console/record_tables/record_table'
import { type Declared, searchCallOf } from '#app/console/resources/catalogue'
import { countRecords, findPage, readRecords, type Row } from '#app/console/resources/page_sql'
import { readFilter, type ReadFilter } from '#app/console/resources/read_filter'
import type { ListQuery } from '#app/console/resources/read_list_query'
import { SEARCHES } from '#app/console/resources/search_records'
import { throttleSearch } from '#app/console/resources/throttle_search'

/** A page of a resource: found on its table alone, then read with all that is shown of it. */
@inject()
export class ListRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly messages: ListMessages
  ) {}

  async execute(
    declared: Declared,
    query: ListQuery,
    actor: Actor
  ): Promise<{ rows: Row[]; total: number; isExact: boolean }> {
    const { read } = this.database
    const now = this.clock.now()
    const filter = readFilter(declared, query.filter, now)
    if (filter.search !== null) await this.#allowSearch(declared, query, actor)
    const { ids, total, isExact } = await this.#find(declared, query, filter)
    const fields = declared.resource.fields.filter((field) => !field.isDetail)
    return { rows: await readRecords(read, declared, { ids, fields, now }), total, isExact }
  }

  /** Of texts there are millions, which have a way of their own. */
  async #find(
    declared: Declared,
    query: ListQuery,
    { where, search }: ReadFilter
  ): Promise<Listed> {
    const { name } = declared.resource
    if (name === 'messages') {
      return this.messages.execute({ ...query, conditions: where, words: search })
    }
    const { read } = this.database
    const conditions: Condition[] = [...where]
    if (search !== null) conditions.push(SEARCHES[name]?.(search) ?? NOTHING)
    const total = await countRecords(read, declared, conditions)
    const isPastTheEnd = query.range.from >= total
    const ids = isPastTheEnd ? [] : await findPage(read, declared, { ...query, conditions })
    return { ids, total, isExact: true }
  }

  /** To look through what people wrote leaves a trace: whose, but not the words looked for. */
  #allowSearch(declared: Declared, { filter }: ListQuery, actor: Actor): Promise<void> {
    const subject = declared.resource.name
    const detail = whoseOf(filter)
    const search = {
      actorId: actor.id,
      resource: subject,
      words: JSON.stringify([filter.q, detail]),
    }
    return throttleSearch(search, async () => {
      const action = searchCallOf(declared)
      if (!action) return
      const at = this.clock.now()
      await recordAudit(this.database.read, { actor, action, subject, detail, at })
    })
  }
}

/** The ids a search is narrowed to, which the catalogue has read already. */
function whoseOf(filter: ListQuery['filter']): Record<string, string> {
  const named = ['id', 'userId', 'conversationId'].filter((name) => filter[name] !== undefined)
  return Object.fromEntries(named.map((name) => [name, String(filter[name])]))
}
