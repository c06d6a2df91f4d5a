import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { invalid, notFound } from '#app/core/answers/refusal'
import { declaredOf, fieldOf } from '#app/console/resources/catalogue'
import type { Field, RevealInput } from '#app/console/resources/contract'
import { readRecords } from '#app/console/resources/page_sql'
import { showValue } from '#app/console/resources/show_record'

/** Masked values of one row, in the clear: not without a trace of who saw which fields. */
@inject()
export class RevealFields {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(
    { resource, id, fields }: RevealInput,
    actor: Actor
  ): Promise<Record<string, unknown>> {
    const declared = declaredOf(resource)
    const masked = [...new Set(fields)].map((name) => maskedField(fieldOf(declared, name)))
    const now = this.clock.now()
    return this.database.transaction(async ({ sql }) => {
      const owner = fieldOf(declared, 'userId')
      const read = owner ? [...masked, owner] : masked
      const [row] = await readRecords(sql, declared, { ids: [id], fields: read, now })
      if (!row) throw notFound()
      await recordAudit(sql, {
        actor,
        action: 'resources.reveal',
        subject: resource,
        subjectId: id,
        personId: owner ? Number(row[owner.name]) || null : null,
        fields: masked.map((field) => field.name),
        at: now,
      })
      return Object.fromEntries(
        masked.map((field) => [field.name, showValue(field, row[field.name])])
      )
    })
  }
}

function maskedField(field: Field | undefined): Field {
  if (!field?.isMasked) throw invalid('fields', 'There is nothing to reveal in this field')
  return field
}
