import * as z from 'zod/mini'

export interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

/**
 * What may be sent, as far as JSON Schema can say it: a check written as code is left out,
 * so that the contract may refuse what this takes, and takes what this refuses only with spaces around it.
 */
export function schemaOf(contract: z.ZodMiniType): JsonSchema {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })
  delete schema.$schema
  return schema as JsonSchema
}
