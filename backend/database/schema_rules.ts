import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const COLUMNS = '#app/models/columns'

/** Instants are epoch milliseconds, counts and sums fit a JavaScript number: see postgres_dialect.ts. */
const number = { tsType: 'number', decorators: [{ name: '@column' }] }
const flag = {
  tsType: 'boolean',
  decorators: [{ name: '@flag' }],
  imports: [{ source: COLUMNS, namedImports: ['flag'] }],
}
const json = (tsType: string) => ({
  tsType,
  decorators: [{ name: '@json' }],
  imports: [{ source: COLUMNS, namedImports: ['json'] }],
})

const rules: SchemaRules = {
  types: { bigint: number, decimal: number, boolean: flag },
  columns: { created_at: number, updated_at: number },
  tables: {
    activities: { columns: { metadata: json('Record<string, unknown>') } },
    audit_log: { columns: { fields: json('string[]'), detail: json('Record<string, unknown>') } },
    conversations: { columns: { topics: json('string[]') } },
    girlfriends: { columns: { interests: json('string[]') } },
    jobs: { columns: { payload: json('object') } },
  },
}

export default rules
