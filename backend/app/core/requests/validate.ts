import type { HttpContext } from '@adonisjs/core/http'
import type * as z from 'zod/mini'
import { type FieldErrors, Refusal, unreadable } from '#app/core/answers/refusal'

interface Issue {
  path: PropertyKey[]
  message: string
}

/**
 * The request's JSON body as the contract wants it, or a 422 that names each bad field with the spec's text.
 */
export function validate<Schema extends z.ZodMiniType>(
  request: HttpContext['request'],
  schema: Schema
): z.output<Schema> {
  const body: unknown = request.body()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable()
  return parse(schema, body)
}

export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown
): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issues = result.error.issues as Issue[]
  throw new Refusal(422, 'E_INVALID', issues[0]?.message ?? 'Invalid input').atFields(
    byField(issues)
  )
}

function byField(issues: Issue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body')
    errors[field] ??= message
  }
  return errors
}
