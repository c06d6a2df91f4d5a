import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Sql } from '#app/core/database/sql'

export interface Owner {
  userId: number
  phoneKey: string
}

/** One list of the export, read page by page so that no size of account needs more memory than a page. */
export interface ExportSection {
  name: string
  pages(sql: Sql, owner: Owner): AsyncIterable<object[]>
}

const ROWS_A_PAGE = 200

/** The rows a query finds, in the order of their ids. */
export async function* rowsOf<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model>
): AsyncGenerator<InstanceType<Model>[]> {
  for (let after = 0; ;) {
    const rows = await query.clone().where('id', '>', after).orderBy('id').limit(ROWS_A_PAGE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.$primaryKeyValue as number
  }
}

export function ownRows<Model extends LucidModel>(
  name: string,
  model: Model,
  show: (row: InstanceType<Model>) => object
): ExportSection {
  return {
    name,
    async *pages(sql, { userId }) {
      for await (const page of rowsOf(model.query(sql).where({ userId }))) yield page.map(show)
    },
  }
}
