import type { DescribedRoute, Description } from '#app/core/requests/described_routes'
import { type JsonSchema, schemaOf } from '#app/site/api_schema'

type Route = DescribedRoute['route']

/** What the router and its description say of one method of one path. */
export interface Call extends DescribedRoute {
  method: string
  /** The arguments of each named middleware before it: who may, and how often. */
  guards: ReadonlyMap<string, unknown>
}

/** Which refusals a call may answer: as its guards, its contract and its path give them. */
const REFUSES: [status: number, isPossible: (call: Call) => boolean][] = [
  [400, ({ description }) => takesBody(description) || Boolean(description.isJsonQuery)],
  [401, ({ guards, description }) => isOfSession(guards) || description.proof === 'metricsToken'],
  [403, (call) => isOfSession(call.guards) || isSigned(call) || mayBeFromElsewhere(call)],
  [404, ({ route, guards }) => route.pattern.includes(':') || guards.has('simulator')],
  [413, (call) => takesBody(call.description) || isSigned(call)],
  [415, (call) => takesBody(call.description) && mayBeFromElsewhere(call)],
  [422, ({ description }) => takesBody(description) || mayRefuse(description.query)],
  [429, ({ guards, description }) => guards.has('throttle') || Boolean(description.isCounted)],
]

export function callsOf({ route, description }: DescribedRoute): Call[] {
  const guards = new Map<string, unknown>()
  for (const one of route.middleware.all()) {
    if ('args' in one) guards.set(String(one.name), one.args)
  }
  // Wherever something can be read, its headers can be, too.
  const methods = route.methods.filter((method) => method !== 'HEAD')
  return methods.map((method) => ({ route, description, method, guards }))
}

export function operationOf(call: Call): object {
  const { route, description, guards } = call
  return {
    operationId: operationIdOf(call),
    tags: [districtOf(route)],
    summary: description.summary,
    security: securityOf(call),
    ...optional('x-calls-per-hour', (guards.get('throttle') as { perHour?: number })?.perHour),
    ...optional('parameters', parametersOf(call)),
    ...optional('requestBody', bodyOf(call)),
    responses: {
      '2XX': answerOf(description),
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, referTo(String(status))])),
      'default': referTo('default'),
    },
  }
}

function answerOf({ answer, type = 'application/json' }: Description): object {
  const description = answer ?? 'Done: `success`, and a `message` for the person.'
  return type === 'nothing' ? { description } : { description, content: { [type]: {} } }
}

/** `PATCH /api/texts/:id/marks` is `patchTextsIdMarks`. */
function operationIdOf({ method, route }: Call): string {
  const words = route.pattern.replace(/^\/api\//, '').match(/[a-z]+/gi) ?? []
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

/** The district whose controller answers. */
function districtOf({ handler }: Route): string {
  const source = typeof handler === 'function' ? '' : handler.importExpression
  return /#app\/(\w+)/.exec(source ?? '')?.[1] ?? 'everly'
}

/** A call of staff names what its role must allow. */
function securityOf({ guards, description }: Call): object[] {
  if (description.proof) return [{ [description.proof]: [] }]
  if (guards.has('twilioSignature')) return [{ twilioSignature: [] }]
  if (guards.has('simulator')) return [{}, { session: ['simulator.use'] }]
  if (!isOfSession(guards)) return []
  return [{ session: [guards.get('auth') ?? []].flat() }]
}

function parametersOf({ route, description: { query, isJsonQuery } }: Call): object[] {
  const names = route.pattern.matchAll(/:(\w+)/g).map(([, name = '']) => name)
  const inPath = [...names].map((name) => ({
    ...{ name, in: 'path', required: true },
    schema: pathSchemaOf(name, route.matchers[name]?.match),
  }))
  if (!query) return inPath
  const { properties = {}, required = [] } = schemaOf(query)
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    ...(isJsonQuery ? { content: { 'application/json': { schema } } } : { schema }),
  }))
  return [...inPath, ...inQuery]
}

function pathSchemaOf(name: string, pattern: RegExp | undefined): JsonSchema {
  if (name === 'id') return { type: 'integer', minimum: 1 }
  return pattern ? { type: 'string', pattern: pattern.source } : { type: 'string' }
}

function bodyOf({ guards, description: { body, bodies, proof } }: Call): object | undefined {
  if (proof === 'stripeSignature') return { content: { 'application/json': {} }, required: true }
  const schema = bodies ? anyOf(bodies) : body && schemaOf(body)
  if (!schema) return undefined
  const isForm = guards.has('twilioSignature')
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return { content: { [type]: { schema } }, required: !body?.safeParse({}).success }
}

function anyOf(bodies: NonNullable<Description['bodies']>): JsonSchema {
  return { anyOf: Object.entries(bodies).map(([title, one]) => ({ title, ...schemaOf(one) })) }
}

function refusalsOf(call: Call): number[] {
  return REFUSES.filter(([, isPossible]) => isPossible(call)).map(([status]) => status)
}

function referTo(response: string): object {
  return { $ref: `#/components/responses/${response}` }
}

function optional(name: string, value: unknown): object {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? {} : { [name]: value }
}

function takesBody({ body, bodies }: Description): boolean {
  return Boolean(body ?? bodies)
}

/** Some read whatever comes as something. */
function mayRefuse(query: Description['query']): boolean {
  const strange = Object.keys(query?.shape ?? {}).map((name) => [name, ['strange']])
  return query?.safeParse(Object.fromEntries(strange)).success === false
}

function isOfSession(guards: Call['guards']): boolean {
  return guards.has('auth') || guards.has('login')
}

function isSigned({ guards, description }: Call): boolean {
  return guards.has('twilioSignature') || description.proof === 'stripeSignature'
}

/** Of a browser, and more than a question: a page of another site cannot make it. */
function mayBeFromElsewhere({ guards, method }: Call): boolean {
  return guards.has('api') && method !== 'GET'
}
