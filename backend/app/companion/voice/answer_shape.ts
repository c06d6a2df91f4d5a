import * as z from 'zod/mini'

export interface AnswerShape {
  name: string
  schema: Record<string, unknown>
}

/** What strict structured output takes of a schema. The rest, such as a limit, is checked when it is read. */
const TAKEN = /^(?:type|description|enum|items|properties|required|additionalProperties)$/

/** The shape of an answer as a model is asked for it: closed, and with every property required. */
export function shapeOf(name: string, answer: z.core.$ZodType): AnswerShape {
  const schema: Record<string, unknown> = z.toJSONSchema(answer, {
    override({ jsonSchema }: { jsonSchema: Record<string, unknown> }) {
      for (const key of Object.keys(jsonSchema)) if (!TAKEN.test(key)) delete jsonSchema[key]
    },
  })
  delete schema.$schema
  return { name, schema }
}
