import { maskPhone } from '#app/core/phones/mask_phone'
import { maskEmail } from '#app/people/accounts/mask_email'
import { isAllowed, type Role } from '#app/core/sessions/roles'
import { type Field, isHidden } from '#app/console/resources/contract'
import type { Row } from '#app/console/resources/page_sql'

const DOTS = '•••'

/** A row as the wire carries it, to somebody of this role. */
export function showRecord(
  row: Row,
  fields: readonly Field[],
  role: Role
): Record<string, unknown> {
  const mayReveal = isAllowed(role, 'resources.reveal')
  return Object.fromEntries(
    fields.map((field) => {
      const value = showValue(field, row[field.name])
      return [field.name, isHidden(field, mayReveal) ? mask(field, value) : value]
    })
  )
}

export function showValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'flag') return Boolean(value)
  if (value === null || value === undefined) return null
  if (kind === 'instant') return new Date(Number(value)).toISOString()
  return kind === 'list' ? JSON.parse(String(value)) : value
}

/** What is empty stays so: there is nothing to reveal. The dots say nothing about the length. */
function mask({ name, kind }: Field, value: unknown): unknown {
  if (kind === 'list') return (value as unknown[] | null)?.length ? [DOTS] : value
  if (value === null || value === '') return value
  if (name === 'phone') return maskPhone(String(value))
  return name === 'email' ? maskEmail(String(value)) : DOTS
}
