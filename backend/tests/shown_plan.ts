import { declaredOf } from '#app/console/resources/catalogue'
import { readRecords } from '#app/console/resources/page_sql'
import { planOf } from '#tests/query_plan'

/** How a row of a resource is met with all that the console shows of it. */
export function planOfShown(resource: string): Promise<string[]> {
  const declared = declaredOf(resource)
  const wish = { ids: [1], fields: declared.resource.fields, now: 1 }
  return planOf(({ sql }) => readRecords(sql, declared, wish))
}
