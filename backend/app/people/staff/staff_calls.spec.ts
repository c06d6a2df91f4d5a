import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { Background } from '#app/core/jobs/background'
import { confirmFirst } from '#app/core/answers/refusal'
import { isAllowed, type Role, type StaffCall } from '#app/core/sessions/roles'
import { RESOURCES } from '#app/console/resources/contract'
import { checkEachRow } from '#tests/check_each_row'
import { answers } from '#tests/codes'
import { livedInAccount, SECRETS } from '#tests/lived_in_account'
import { buy } from '#tests/payments'
import {
  cookieOf,
  freshDatabase,
  onboardedUser,
  rows,
  signedUpUser,
  sms,
  unconfirmedCookieOf,
} from '#tests/world'

interface StaffRoute {
  method: string
  path: string
  call: StaffCall | undefined
}

/** Open to every session of staff, confirmed or not: they lead to the confirmation. */
const TO_CONFIRM = [
  '/api/admin/me',
  '/api/admin/second-factor',
  '/api/admin/second-factor/verify',
] as const
const METHODS = ['OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const get = (path: string) => `GET ${path}`
const post = (path: string) => `POST ${path}`
/** Needs no login: whoever has a staff session has no more of it than a visitor. */
const OPEN_TO_ALL = [
  ...['/api/auth/check', '/api/site', '/api/openapi.json', '/api/subscription-plans'].map(get),
  ...['/api/safety-counts', '/api/simulator/phones/1'].map(get),
  ...['/metrics', '/health/live', '/health/ready', '/robots.txt', '/sitemap.xml'].map(get),
  ...['/manifest.webmanifest', '/admin', '/admin/*', '/sms-multi-user', '/stripe-admin'].map(get),
  ...['/twilio-setup', '/*', '/simulator', '/sms-status'].map(get),
  ...['/api/login', '/api/logout', '/api/signup', '/api/send-verification'].map(post),
  ...['/api/verify-phone', '/api/request-password-reset', '/api/reset-password'].map(post),
  ...['/api/undo-change', '/api/test-payments/1', '/api/simulator/texts'].map(post),
  ...['/api/twilio/inbound', '/api/twilio/status', '/api/stripe/webhook'].map(post),
  'PUT /api/simulator/phones/1',
  // What no call has is answered by one for all methods.
  ...['/api', '/api/*'].flatMap((path) => METHODS.map((method) => `${method} ${path}`)),
]
const nameOf = ({ method, path }: StaffRoute) => `${method} ${path}`
const isOpen = (route: StaffRoute) => OPEN_TO_ALL.includes(nameOf(route))
const UNDER_ADMIN = /^\/api\/admin\//

/** Every call of the product with the staff call it needs, as the router itself has them. */
function routes(): StaffRoute[] {
  const all = Object.values(router.toJSON()).flat()
  return all.flatMap((route) => {
    const auth = [...route.middleware.all()].find((one) => 'name' in one && one.name === 'auth')
    const call = (auth as { args?: StaffCall } | undefined)?.args
    return route.methods
      .filter((method) => method !== 'HEAD')
      .flatMap((method) => pathsOf(route.pattern).map((path) => ({ method, path, call })))
  })
}

function pathsOf(pattern: string): string[] {
  const filled = (name: string) =>
    pattern.replace(':resource', name).replace(':email', SECRETS[0]).replace(/:\w+/g, '1')
  return pattern.includes(':resource') ? RESOURCES.map(({ name }) => filled(name)) : [filled('')]
}

async function status(route: StaffRoute, cookie: string): Promise<number> {
  return (await answerTo(route, cookie)).status
}

async function answerTo(
  { method, path }: StaffRoute,
  cookie: string
): Promise<{ status: number; body: string; message?: string }> {
  const hasBody = !['GET', 'DELETE'].includes(method)
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method,
    redirect: 'manual',
    headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  })
  const body = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const { message } = isJson ? (JSON.parse(body) as { message?: string }) : {}
  return { status: response.status, body, message }
}

/** The statuses other than the one wanted, each with its call. */
async function surprises(wanted: number, staffRoutes: StaffRoute[], cookie: string) {
  const found: string[] = []
  for (const route of staffRoutes) {
    const got = await status(route, cookie)
    if (got !== wanted) found.push(`${route.method} ${route.path} answers ${got}`)
  }
  return found
}

test.group('Every staff call', (group) => {
  freshDatabase(group)
  const staffRoutes = () => routes().filter(({ call }) => call !== undefined)

  test('stands behind its name in the table of roles', ({ assert }) => {
    const nameless = routes().filter(({ path, call }) => UNDER_ADMIN.test(path) && !call)
    assert.sameMembers(
      nameless.map(({ path }) => path),
      [...TO_CONFIRM]
    )
    const named = new Set(staffRoutes().map(({ path }) => path))
    for (const path of [
      '/api/all-signups',
      '/api/twilio/callback-url',
      '/api/stripe/products',
      '/api/stripe/get-products',
    ]) {
      assert.isTrue(named.has(path), path)
    }
  })

  test('is refused to a visitor, to a member and after the password alone', async ({ assert }) => {
    const member = await signedUpUser()
    const admin = await signedUpUser({ role: 'admin' })
    assert.deepEqual(await surprises(401, staffRoutes(), ''), [])
    assert.deepEqual(await surprises(403, staffRoutes(), member.cookie), [])
    const passwordOnly = await unconfirmedCookieOf(admin.id)
    assert.deepEqual(await surprises(403, staffRoutes(), passwordOnly), [])
  })

  for (const role of ['viewer', 'support', 'admin'] satisfies Role[]) {
    test(`is open to ${role} as the table of roles says`, async ({ assert }) => {
      const user = await signedUpUser({ role })
      const may = ({ call }: StaffRoute) => call !== undefined && isAllowed(role, call)
      const forbidden = staffRoutes().filter((route) => !may(route))
      const cookie = await cookieOf(user.id)
      assert.deepEqual(await surprises(403, forbidden, cookie), [])
      // A resource decides once more, by its name and by what is to be done with it.
      const isResource = ({ path }: StaffRoute) =>
        RESOURCES.some(({ name }) => new RegExp(`^/api/admin/(exports/)?${name}(/1)?$`).test(path))
      for (const route of staffRoutes().filter((one) => may(one) && !isResource(one))) {
        assert.notInclude([401, 403], await status(route, cookie), `${route.method} ${route.path}`)
      }
    })
  }
})

test.group('What a member reads', (group) => {
  freshDatabase(group)

  test('holds nothing of another one', async ({ assert }) => {
    const other = await livedInAccount()
    await buy(other, 'standard')
    const [plan] = await rows<{ subscription_id: string; customer_id: string }>(
      'select subscription_id, customer_id from subscriptions'
    )
    const theirs = [...SECRETS, ...Object.values(plan ?? {}), 'Unlimited Plan']
    const member = await onboardedUser()
    const reading = routes().filter((route) => route.method === 'GET' && !isOpen(route))
    assert.isAbove(reading.length, 20)
    await checkEachRow(reading, async (route) => {
      const { body } = await answerTo(route, member.cookie)
      assert.deepEqual(
        theirs.filter((word) => body.includes(word)),
        []
      )
    })
  })
})

test.group('A stolen password of staff', (group) => {
  freshDatabase(group)

  async function thief() {
    const admin = await onboardedUser({ role: 'admin' })
    return { admin, cookie: await unconfirmedCookieOf(admin.id) }
  }

  test('reads nobody else’s account and texts nobody else', async ({ client, assert }) => {
    const { cookie } = await thief()
    const victim = await signedUpUser()
    await answers(client.get(`/api/signup/${victim.email}`).as({ cookie }), 403)
    const text = { phoneNumber: victim.phone, message: 'hello' }
    const sent = await client.post('/api/send-sms').as({ cookie }).json(text)
    assert.isAtLeast(sent.status(), 400)
    assert.deepEqual(sms.textsTo(victim.phone), [])
  })

  test('opens no call of the product but what leads to the second factor', async ({ assert }) => {
    const { cookie } = await thief()
    const behindLogin: StaffRoute[] = []
    const open = new Set<string>()
    for (const route of routes()) {
      if ((await status(route, '')) === 401) behindLogin.push(route)
      else open.add(nameOf(route))
    }
    assert.sameMembers([...open], OPEN_TO_ALL)
    await checkEachRow(behindLogin, async (route) => {
      const { status: got, message } = await answerTo(route, cookie)
      const leadsThere = (TO_CONFIRM as readonly string[]).includes(route.path)
      if (leadsThere) assert.notEqual(got, 403)
      else assert.deepEqual([got, message], [403, confirmFirst().message])
    })
  })

  test('may log out, and is told that a code is due', async ({ client, assert }) => {
    const { cookie } = await thief()
    const check = await client.get('/api/auth/check').as({ cookie })
    assert.isTrue(check.body().needsSecondFactor)
    await answers(client.post('/api/logout').as({ cookie }), 200)
    await answers(client.get('/api/admin/me').as({ cookie }), 401)
  })

  test('neither deletes the account nor moves it', async ({ client, assert }) => {
    const { admin, cookie } = await thief()
    await answers(client.delete('/api/delete-account').as({ cookie }), 403)
    const profile = {
      ...{ firstName: 'A', lastName: 'B', newEmail: 'thief@example.com' },
      ...{ countryCode: '+1', phone: admin.phone, smsConsent: true },
    }
    await answers(client.put('/api/signup').as({ cookie }).json(profile), 403)
    const wish = { countryCode: '+1', phone: '+12025550123' }
    const ask = client.post('/api/request-phone-change').as({ cookie }).json(wish)
    await answers(ask, 403)
    assert.deepEqual(sms.textsTo(wish.phone), [])
    const [kept] = await rows('select email, phone from users where id = ?', admin.id)
    assert.deepEqual({ ...kept }, { email: admin.email, phone: admin.phone })
  })
})

test.group('A stolen phone of staff', (group) => {
  freshDatabase(group)

  test('does not replace the password, and the answer is that of everybody', async ({
    client,
    assert,
  }) => {
    const background = await app.container.make(Background)
    const forget = async (email: string) => {
      const response = await client.post('/api/request-password-reset').json({ email })
      await background.idle()
      return response.body() as unknown
    }
    const [member, viewer] = [await signedUpUser(), await signedUpUser({ role: 'viewer' })]
    assert.deepEqual(await forget(viewer.email), await forget(member.email))
    assert.lengthOf(sms.textsTo(member.phone), 1)
    assert.deepEqual(sms.textsTo(viewer.phone), [])
  })
})
