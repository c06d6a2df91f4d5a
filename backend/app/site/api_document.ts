import { brand } from '#config/brand'
import { version as productVersion } from '#config/version'
import { versionOf } from '#app/core/answers/conditional_get'
import { refusalAnswer } from '#app/core/answers/refusal'
import { describedRoutes } from '#app/core/requests/described_routes'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { callsOf, operationOf } from '#app/site/api_operation'
import { schemaOf } from '#app/site/api_schema'

const REFUSALS: Record<string, string> = {
  400: 'It cannot be read.',
  401: 'Nobody is logged in, or the token is wrong.',
  403: 'The role may not, staff has to give the second factor first, or it comes from elsewhere.',
  404: 'It is not there, or is not the person’s own.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'Not as the contract wants it: `errors` has a text for each field.',
  429: 'Too many: `Retry-After` says in how many seconds to come again.',
  default: 'Any other refusal, such as a 409, or a failure; then `requestId` names it in our log.',
}

const PROOFS = {
  session: {
    ...{ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
    description: 'Set by logging in. What a call names beside it, the role of staff must allow.',
  },
  twilioSignature: { type: 'apiKey', in: 'header', name: 'X-Twilio-Signature' },
  stripeSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  metricsToken: { type: 'http', scheme: 'bearer' },
}

interface Written {
  base: string
  version: string
  document: object
}

let written: Written | undefined

/**
 * Every call there is, the same for everyone and written once. Those of staff are in it: their paths stand
 * in the browser's own code, and each call decides for itself who may make it. `base`: where we are reached.
 */
export function apiDocument(base: string): Written {
  if (written?.base !== base) written = write(base)
  return written
}

function write(base: string): Written {
  const document = {
    openapi: '3.1.1',
    info: {
      title: `${brand}'s calls`,
      version: productVersion,
      description: 'Drawn from the routes and from the contracts that the server itself goes by.',
    },
    servers: [{ url: base }],
    paths: pathsOf(),
    components: {
      schemas: { Refusal: schemaOf(refusalAnswer) },
      responses: Object.fromEntries(Object.entries(REFUSALS).map(refusalOf)),
      securitySchemes: PROOFS,
    },
  }
  return { base, version: versionOf(document), document }
}

function pathsOf(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of describedRoutes().flatMap(callsOf)) {
    const path = call.route.pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return paths
}

function refusalOf([status, description]: [string, string]): [string, object] {
  const schema = { $ref: '#/components/schemas/Refusal' }
  return [status, { description, content: { 'application/json': { schema } } }]
}
