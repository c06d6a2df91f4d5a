import { Ajv2020 } from 'ajv/dist/2020.js'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type * as z from 'zod/mini'
import { PublicUrl } from '#app/core/answers/public_url'
import { type Refusal, refusalAnswer } from '#app/core/answers/refusal'
import { describedRoutes } from '#app/core/requests/described_routes'
import { parse } from '#app/core/requests/validate'
import { type Call, callsOf } from '#app/site/api_operation'
import { schemaOf } from '#app/site/api_schema'
import { signAsTwilio } from '#app/texting/sms/twilio_signature'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { checkEachRow } from '#tests/check_each_row'
import { freshDatabase, onboardedUser, PASSWORD, VALENTINA } from '#tests/world'

const STRANGE = { strange: true }

interface Asked {
  method: string
  path: string
  contract: z.ZodMiniType
}

const pathOf = ({ route: { pattern } }: Call, resource = 'signups') =>
  pattern.replace(':resource', resource).replace(':phone', '+12025550100').replace(/:\w+/g, '1')

const pathAndMethodOf = (call: Call) => ({ method: call.method, path: pathOf(call) })

const ofBrowsers = () =>
  describedRoutes()
    .flatMap(callsOf)
    .filter(({ guards }) => guards.has('api'))

function bodiesAsked(): Asked[] {
  return ofBrowsers().flatMap((call) => {
    const { body, bodies = {} } = call.description
    const { method } = call
    const own = body ? [{ method, path: pathOf(call), contract: body }] : []
    const byResource = Object.entries(bodies).map(([resource, contract]) => ({
      ...{ method, path: pathOf(call, resource), contract },
    }))
    return [...own, ...byResource]
  })
}

/** Each field that the contract knows, as no contract wants it. */
function strangeFor(contract: z.ZodMiniType): Record<string, unknown> {
  const names = Object.keys(schemaOf(contract).properties ?? {})
  return Object.fromEntries(names.map((name) => [name, STRANGE]))
}

/** The texts that the contract itself has for this. */
function errorsOf(contract: z.ZodMiniType, input: unknown): object | undefined {
  try {
    parse(contract, input)
    return undefined
  } catch (refusal) {
    return (refusal as Refusal).errors
  }
}

/** Whether this very contract was asked while `act` ran: another of the same shape would not do. */
async function isAskedBy(contract: z.ZodMiniType, act: () => Promise<unknown>): Promise<boolean> {
  const { safeParse } = contract
  let isAsked = false
  contract.safeParse = (...input) => {
    isAsked = true
    return safeParse(...input)
  }
  await act().finally(() => (contract.safeParse = safeParse))
  return isAsked
}

interface Sent {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

async function send({ method, path, body, headers }: Sent) {
  const url = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const response = await fetch(url, {
    ...{ method, body, redirect: 'manual' },
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, answer: JSON.parse(await response.text()) as unknown }
}

const refusedFor = (errors: object | undefined) => ({ status: 422, errors })

function refusalOf({ status, answer }: { status: number; answer: unknown }) {
  const read = refusalAnswer.safeParse(answer)
  return { status, errors: read.success ? read.data.errors : answer }
}

test.group('What the document says of bodies and queries', (group) => {
  freshDatabase(group)

  test('is what the server validates each body with', async ({ assert }) => {
    const { cookie } = await onboardedUser({ role: 'admin' })
    assert.isAbove(bodiesAsked().length, 40)
    await checkEachRow(bodiesAsked(), async ({ method, path, contract }) => {
      const body = strangeFor(contract)
      const headers = { cookie }
      const expected = refusedFor(errorsOf(contract, body))
      const isAsked = await isAskedBy(contract, async () => {
        const told = await send({ method, path, headers, body: JSON.stringify(body) })
        assert.deepEqual(refusalOf(told), expected)
      })
      assert.isTrue(isAsked, 'another contract was asked')
    })
  })

  test('forgets no body: what says it takes none refuses none', async ({ assert }) => {
    const { cookie } = await onboardedUser({ role: 'admin' })
    const everyField = bodiesAsked().map(({ contract }) => strangeFor(contract))
    const body = JSON.stringify(Object.assign({}, ...everyField))
    const calls = ofBrowsers()
      .filter(({ method, description }) => method !== 'GET' && !description.body)
      .filter(({ route, description }) => !description.bodies && !/logout/.test(route.pattern))
    await checkEachRow(calls.map(pathAndMethodOf), async ({ method, path }) => {
      const { status } = await send({ method, path, body, headers: { cookie } })
      assert.notInclude([401, 422], status)
    })
  })

  test('is what the server reads each query with', async ({ assert }) => {
    const { cookie } = await onboardedUser({ role: 'admin' })
    const calls = ofBrowsers().filter(({ description }) => description.query)
    await checkEachRow(calls, async (call) => {
      const { query: contract, isJsonQuery } = call.description
      if (!contract) return
      const query = new URLSearchParams()
      for (const name of Object.keys(contract.shape)) {
        if (isJsonQuery) query.set(name, JSON.stringify(STRANGE))
        else query.set(`${name}[strange]`, 'true')
      }
      const path = `${pathOf(call)}?${query.toString()}`
      const expected = errorsOf(contract, strangeFor(contract))
      const isAsked = await isAskedBy(contract, async () => {
        const told = await send({ method: call.method, path, headers: { cookie } })
        if (expected) assert.deepEqual(refusalOf(told), refusedFor(expected))
        else assert.equal(told.status, 200)
      })
      assert.isTrue(isAsked, 'another contract was asked')
    })
  })

  test('is what the forms of the text provider are read with', async ({ assert }) => {
    const webhooks = describedRoutes()
      .flatMap(callsOf)
      .filter(({ guards }) => guards.has('twilioSignature'))
    const { value } = await app.container.make(WebhookSecret)
    const publicUrl = await app.container.make(PublicUrl)
    await checkEachRow(webhooks, async ({ method, route: { pattern: path }, description }) => {
      const contract = description.body
      if (!contract) throw new Error('What form?')
      const signature = signAsTwilio(value, publicUrl.to(path), {})
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const headers = { ...type, 'x-twilio-signature': signature }
      const expected = refusedFor(errorsOf(contract, {}))
      const isAsked = await isAskedBy(contract, async () => {
        const told = await send({ method, path, headers, body: '' })
        assert.deepEqual(refusalOf(told), expected)
      })
      assert.isTrue(isAsked, 'another contract was asked')
    })
  })

  test('refuses what the contract refuses, wherever it can', ({ assert }) =>
    checkEachRow(bodiesAsked(), ({ contract }) => {
      const accepts = acceptorOf(contract)
      assert.isFalse(accepts(strangeFor(contract)))
      assert.isFalse(accepts([]))
      assert.equal(accepts({}), contract.safeParse({}).success)
    }))

  test('takes what the contract takes', ({ assert }) =>
    checkEachRow(Object.entries(GOOD), ([call, bodies]) => {
      const { contract } = bodiesAsked().find(({ method, path }) => `${method} ${path}` === call)!
      const accepts = acceptorOf(contract)
      for (const body of bodies) {
        assert.isUndefined(errorsOf(contract, body))
        assert.isTrue(accepts(body), JSON.stringify(accepts.errors))
      }
    }))
})

function acceptorOf(contract: z.ZodMiniType) {
  // Zod writes a pattern for each format, and names some that are its own.
  return new Ajv2020({ strict: true, validateFormats: false }).compile(schemaOf(contract))
}

const phone = { countryCode: '+1', phone: '202-555-0199', smsConsent: true }
const card = { spec: 'chara_card_v2', spec_version: '2.0' }

/** One body or more of calls whose contracts differ in kind. */
const GOOD: Record<string, object[]> = {
  'POST /api/login': [{ email: 'sam@example.com', password: PASSWORD }],
  'POST /api/signup': [
    { email: 'sam@example.com', password: PASSWORD, ...phone },
    { email: 'a.b+c@example.co.uk', password: PASSWORD, ...phone, dateOfBirth: '1990-05-17' },
  ],
  'PUT /api/signup': [
    { firstName: 'Zoë', lastName: 'O’Hara', newEmail: 'z@example.com', ...phone },
  ],
  'POST /api/verify-phone': [{ phoneNumber: '+12025550199', verificationCode: '012345' }],
  'POST /api/girlfriend': [VALENTINA, { ...VALENTINA, age: 35, backstory: '', keyMemories: 'x' }],
  'PATCH /api/girlfriend': [{}, { relationshipStyle: 'friend' }],
  'POST /api/girlfriend/card': [{ ...card, data: { name: 'Mia', extensions: { other: 1 } } }],
  'PUT /api/preferences': [
    { quietHours: { from: '22:00', until: '07:30' }, state: 'NY' },
    { quietHours: null, state: null, isPaused: true, mayTextFirst: false },
  ],
  'POST /api/schedule-message': [
    { messageType: 'good_morning', time: '08:00' },
    { messageType: 'surprise', time: '10:00', until: '18:00', days: [1, 7], customMessage: null },
  ],
  'PATCH /api/texts/1/marks': [{ vote: null }, { vote: 'up', isPinned: true }],
  'POST /api/reports': [{ messageId: 7, reason: 'other', note: '' }],
  'POST /api/memories/many': [
    { memories: [{ text: 'You live in Lisbon.', about: 'user', isPinned: false }] },
  ],
  'POST /api/change-subscription': [{ change: 'keep' }],
  'POST /api/test-payments/1': [
    { cardNumber: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' },
  ],
  'DELETE /api/delete-account': [{}, { currentPassword: PASSWORD }, { code: '123456' }],
  'POST /api/admin/purchases/1/refund': [
    { reason: 'asked' },
    { reason: 'asked', part: { cents: 199, key: 'abcdef-12' }, endsPlan: true },
  ],
  'PUT /api/admin/signups/1': [{ isPaused: true, reason: null }],
  'PUT /api/admin/alarms/1': [{ isCleared: true }],
  'POST /api/admin/notes': [{ userId: 1, body: 'Called back.' }],
}
