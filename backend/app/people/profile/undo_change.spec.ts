import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { Background } from '#app/core/jobs/background'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { SendMessage } from '#app/texting/sending/send_message'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { AccountChanges } from '#app/people/profile/account_changes'
import { TellOfChange } from '#app/people/profile/tell_of_change'
import { answers, cookieIn, digitsTo, otherThan } from '#tests/codes'
import { setLimits } from '#tests/own_limits'
import {
  clock,
  cookieOf,
  freshDatabase,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'

const HOUR = 60 * 60_000
const OLD = '+12025550101'
const NEW = '+12025550177'
const THIRD = '+12025550188'
const OWN = 'owner@example.com'
const NEEDS_PASSWORD = 'Please enter your current password to do this.'
const GONE =
  'This link has already been used or has expired. If you did not change your account, please write to us.'

const owner = () => onboardedUser({ email: OWN, phone: OLD })

function put(client: ApiClient, cookie: string, changes: object) {
  const same = { firstName: 'Sam', lastName: 'Reed', newEmail: OWN, countryCode: '+1', phone: OLD }
  const body = { ...same, smsConsent: true, ...changes }
  return client.put('/api/signup').as({ cookie }).json(body)
}

function ask(client: ApiClient, cookie: string, body: object) {
  return client
    .post('/api/request-phone-change')
    .as({ cookie })
    .json({ countryCode: '+1', phone: NEW, ...body })
}

function undo(client: ApiClient, token: string) {
  return client.post('/api/undo-change').json({ token })
}

/** The new number is theirs; the old one is not told yet. */
async function takeNumber(client: ApiClient, user: TestUser): Promise<void> {
  await answers(ask(client, user.cookie, { currentPassword: PASSWORD }), 200)
  const proof = { verificationCode: digitsTo(NEW) }
  await answers(client.post('/api/verify-phone-change').as(user).json(proof), 200)
}

/** The secret of the link last texted to this number. */
function tokenTo(phone: string): string {
  const links = sms.textsTo(phone).flatMap((body) => /undo-change#([\w-]+)$/.exec(body)?.[1] ?? [])
  return links.at(-1) ?? ''
}

/** With the password, as its owner or as who knows it. Answers the cookie of the session that goes on. */
async function movePhone(client: ApiClient, cookie: string, phone = NEW): Promise<string> {
  await answers(ask(client, cookie, { phone, currentPassword: PASSWORD }), 200)
  const proof = { verificationCode: digitsTo(phone) }
  const moved = await client.post('/api/verify-phone-change').as({ cookie }).json(proof)
  moved.assertStatus(200)
  await runDue()
  return cookieIn(moved)
}

async function changeEmail(client: ApiClient, cookie: string, more: object): Promise<void> {
  await answers(put(client, cookie, { currentPassword: PASSWORD, ...more }), 200)
  await runDue()
}

async function reachOf({ id }: TestUser): Promise<unknown[]> {
  const [row] = await rows('select phone, email from users where id = ?', id)
  return [row?.['phone'], row?.['email']]
}

test.group('What a stolen session may not do', (group) => {
  freshDatabase(group)

  test('another email or phone, the export and the deletion ask for the password', async ({
    client,
    assert,
  }) => {
    const { cookie, ...user } = await owner()
    for (const call of [
      put(client, cookie, { newEmail: 'thief@example.com' }),
      ask(client, cookie, {}),
      client.post('/api/export').as({ cookie }),
      client.delete('/api/delete-account').as({ cookie }),
    ]) {
      const response = await call
      response.assertStatus(403)
      assert.deepEqual(response.body(), {
        success: false,
        message: NEEDS_PASSWORD,
        errors: { currentPassword: NEEDS_PASSWORD },
      })
    }
    assert.deepEqual(await reachOf({ cookie, ...user }), [OLD, OWN])
    assert.deepEqual(sms.textsTo(NEW), [])
  })

  test('a wrong one changes nothing, and after ten the right one has to wait', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    const wish = { newEmail: 'thief@example.com' }
    for (let n = 0; n < 10; n++) {
      const response = await put(client, user.cookie, { ...wish, currentPassword: `wrong ${n}` })
      response.assertStatus(422)
      const message = 'This is not your current password.'
      assert.deepEqual(response.body().errors, { currentPassword: message })
    }
    await answers(put(client, user.cookie, { ...wish, currentPassword: PASSWORD }), 429)
    assert.deepEqual(await reachOf(user), [OLD, OWN])
  })

  test('a save that changes neither needs none, nor does the email in another case', async ({
    client,
  }) => {
    const { cookie } = await owner()
    await answers(put(client, cookie, { firstName: 'Samuel', newEmail: 'Owner@example.com' }), 200)
    await runDue()
    if (tokenTo(OLD)) throw new Error('the number was told of nothing')
  })

  test('a code to the old number does as well, once', async ({ client, assert }) => {
    const user = await owner()
    const { cookie } = user
    const send = () => client.post('/api/owner-code').as({ cookie })
    await answers(send(), 200)
    const code = digitsTo(OLD)
    const leave = (given: string) =>
      client.delete('/api/delete-account').as({ cookie }).json({ code: given })
    const wrong = await leave(otherThan(code))
    wrong.assertStatus(422)
    assert.deepEqual(wrong.body().errors, { code: 'Invalid verification code.' })
    // The call that follows the save needs it once more.
    await answers(put(client, cookie, { phone: NEW, newEmail: 'new@example.com', code }), 200)
    await answers(ask(client, cookie, { code }), 200)
    await answers(leave(code), 422)
    clock.advance(HOUR)
    await answers(send(), 200)
    await answers(leave(digitsTo(OLD)), 200)
  })
})

test.group('Undoing a change', (group) => {
  freshDatabase(group)

  test('the old number is told, and its link brings everything back', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    const thief = await movePhone(client, user.cookie)
    const told = sms.lastTo(OLD)
    const words =
      'Everly: the phone number on your account was changed. ' +
      "Wasn't you? Undo it within 72 hours: "
    assert.isTrue(told.startsWith(words), told)
    assert.match(told.slice(words.length), /^http\S+\/undo-change#[\w-]{32}$/)
    await changeEmail(client, thief, { phone: NEW, newEmail: 'thief@example.com' })
    const newPassword = { currentPassword: PASSWORD, newPassword: 'now it is mine 9' }
    const changed = await client.put('/api/password').header('cookie', thief).json(newPassword)
    const theirs = cookieIn(changed)
    await answers(client.get('/api/signup').header('cookie', theirs), 200)
    const response = await undo(client, tokenTo(OLD))
    response.assertStatus(200)
    assert.equal(
      response.body().message,
      'Your old phone number and email are back. Please choose a new password.'
    )
    assert.deepEqual(await reachOf(user), [OLD, OWN])
    await answers(client.get('/api/signup').header('cookie', theirs), 401)
    for (const [email, password] of [
      [OWN, PASSWORD],
      [OWN, 'now it is mine 9'],
      ['thief@example.com', 'now it is mine 9'],
    ] as const) {
      await answers(client.post('/api/login').json({ email, password }), 401)
    }
    assert.deepEqual(await rows('select id from sessions where user_id is not null'), [])
  })

  test('what she has written ahead is written anew', async ({ client, assert }) => {
    const user = await owner()
    const wish = { messageType: 'random_sweet', time: '14:00' }
    await answers(client.post('/api/schedule-message').as(user).json(wish), 201)
    await movePhone(client, user.cookie)
    await rows(`update schedules set prepared_text = 'Hey you' returning id`)
    await answers(undo(client, tokenTo(OLD)), 200)
    assert.deepEqual(
      (await rows('select prepared_text from schedules')).map((row) => row.prepared_text),
      [null]
    )
  })

  test('a hello that a STOP from the new number kept back comes to the old one', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ email: OWN, phone: OLD })
    await movePhone(client, user.cookie)
    await text({ ...user, phone: NEW }, 'STOP')
    await (await app.container.make(CreateGirlfriend)).execute(user.id, VALENTINA)
    await pass(60_000)
    const hellos = () =>
      rows(`select phone from messages where kind = 'first_text' and state = 'sent'`)
    assert.deepEqual(await hellos(), [])
    await answers(undo(client, tokenTo(OLD)), 200)
    await pass(60_000)
    assert.deepEqual(await hellos(), [{ phone: OLD }])
  })

  test('a code to the old number then brings a new password', async ({ client, assert }) => {
    const user = await owner()
    await movePhone(client, user.cookie)
    await answers(undo(client, tokenTo(OLD)), 200)
    const asked = await client.post('/api/request-password-reset').json({ email: OWN })
    await (await app.container.make(Background)).idle()
    const ticket = /everly_reset=[\w-]+/.exec(String(asked.header('set-cookie')))?.[0] ?? ''
    const reset = {
      ...{ email: OWN, password: 'a quiet harbour 9' },
      verificationCode: digitsTo(OLD),
    }
    await answers(client.post('/api/reset-password').header('cookie', ticket).json(reset), 200)
    const login = { email: OWN, password: 'a quiet harbour 9' }
    await answers(client.post('/api/login').json(login), 200)
    await text(user, 'hi')
    await pass(20_000, 4000)
    assert.match(sms.lastTo(OLD), /./)
  })

  test('the browser it is undone in is known to the account, the intruder’s no more', async ({
    client,
  }) => {
    const user = await owner()
    const logIn = (cookie = '') =>
      client.post('/api/login').as({ cookie }).json({ email: OWN, password: 'wrong horse 8' })
    const deviceIn = (response: { header(name: string): string | undefined }) =>
      /everly_device=[\w.-]+/.exec(String(response.header('set-cookie')))?.[0] ?? ''
    const right = { email: OWN, password: PASSWORD }
    const thief = deviceIn(await client.post('/api/login').json(right))
    await movePhone(client, user.cookie)
    const undone = await undo(client, tokenTo(OLD))
    for (let guess = 0; guess < 10; guess++) await answers(logIn(), 401)
    await answers(logIn(thief), 429)
    await answers(logIn(deviceIn(undone)), 401)
  })

  test('a link serves once, for 72 hours, and no row holds it', async ({ client, assert }) => {
    const user = await owner()
    await movePhone(client, user.cookie)
    const token = tokenTo(OLD)
    const stored = JSON.stringify([
      await rows('select * from messages'),
      await rows('select * from account_changes'),
      await rows('select * from jobs'),
    ])
    assert.lengthOf(token, 32)
    assert.notInclude(stored, token)
    clock.advance(72 * HOUR - 1)
    await answers(undo(client, token), 200)
    const again = await undo(client, token)
    again.assertStatus(404)
    assert.equal(again.body().message, GONE)
    await answers(undo(client, 'x'), 404)
    await answers(undo(client, ''), 422)
    const other = await signedUpUser({ email: 'other@example.com', phone: THIRD })
    await movePhone(client, other.cookie, '+12025550189')
    clock.advance(72 * HOUR)
    await answers(undo(client, tokenTo(THIRD)), 404)
  })

  test('of many at once one undoes', async ({ client, assert }) => {
    const user = await owner()
    await movePhone(client, user.cookie)
    const calls = Array.from({ length: 5 }, () => undo(client, tokenTo(OLD)))
    const responses = await Promise.all(calls)
    assert.deepEqual(responses.map((one) => one.status()).sort(), [200, 404, 404, 404, 404])
  })

  test('either link undoes an email changed first and a phone changed after it', async ({
    client,
    assert,
  }) => {
    for (const which of [0, 1]) {
      const user = await onboardedUser({
        email: `own${which}@example.com`,
        phone: `+1202555012${which}`,
      })
      const body = { newEmail: `thief${which}@example.com`, phone: user.phone }
      await changeEmail(client, user.cookie, body)
      const first = tokenTo(user.phone)
      await movePhone(client, user.cookie, `+1202555013${which}`)
      await answers(undo(client, which === 0 ? first : tokenTo(user.phone)), 200)
      assert.deepEqual(await reachOf(user), [user.phone, user.email])
    }
  })

  test('no link of an intruder’s number brings anything back', async ({ client, assert }) => {
    const user = await owner()
    const thief = await movePhone(client, user.cookie)
    await movePhone(client, thief, THIRD)
    const theirs = tokenTo(NEW)
    await answers(undo(client, tokenTo(OLD)), 200)
    await answers(undo(client, theirs), 404)
    assert.deepEqual(await reachOf(user), [OLD, OWN])
  })

  test('an intruder who undoes their own change first keeps the owner from nothing', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    const thief = await movePhone(client, user.cookie)
    await movePhone(client, thief, THIRD)
    await answers(undo(client, tokenTo(NEW)), 200)
    assert.deepEqual(await reachOf(user), [NEW, OWN])
    await answers(undo(client, tokenTo(OLD)), 200)
    assert.deepEqual(await reachOf(user), [OLD, OWN])
  })

  test('meanwhile nobody else can take the old phone or email', async ({ client, assert }) => {
    const user = await owner()
    const thief = await movePhone(client, user.cookie)
    await changeEmail(client, thief, { phone: NEW, newEmail: 'thief@example.com' })
    const second = await signedUpUser({ phone: THIRD })
    const grab = { phone: THIRD, newEmail: OWN, currentPassword: PASSWORD }
    await answers(put(client, second.cookie, grab), 409)
    await answers(ask(client, second.cookie, { phone: OLD, currentPassword: PASSWORD }), 409)
    const back = { phone: NEW, newEmail: OWN, currentPassword: PASSWORD }
    await answers(put(client, thief, back), 200)
    assert.deepEqual(await reachOf(user), [NEW, OWN])
  })

  test('after it nothing is lost for three days, whoever holds the old number', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    await movePhone(client, user.cookie)
    await answers(undo(client, tokenTo(OLD)), 200)
    await runDue()
    assert.equal(
      sms.lastTo(NEW),
      'Everly: a change to your account was undone from its old number. ' +
        `Wasn't you? Reply HELP to reach us.`
    )
    const hash = `select password from users where email = 'helper@example.com'`
    await signedUpUser({ email: 'helper@example.com' })
    await rows(`update users set password = (${hash}) where id = ? returning id`, user.id)
    const cookie = await cookieOf(user.id)
    const proof = { currentPassword: PASSWORD }
    const calls = () => [
      put(client, cookie, { newEmail: 'new@example.com', ...proof }),
      ask(client, cookie, { phone: THIRD, ...proof }),
      client.post('/api/export').as({ cookie }).json(proof),
      client.post('/api/start-over').as({ cookie }).json(proof),
      client.delete('/api/delete-account').as({ cookie }).json(proof),
    ]
    for (const call of calls()) {
      const response = await call
      response.assertStatus(403)
      assert.match(response.body().message, /^Your account was brought back .* wait for 3 days\.$/)
    }
    clock.advance(72 * HOUR)
    for (const call of calls()) await answers(call, 200)
  })

  test('a text that does not leave is tried again with a link of its own', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    await takeNumber(client, user)
    sms.failNext(new SmsGatewayError('not_sent', 20003))
    await runDue()
    assert.equal(tokenTo(OLD), '')
    await pass(10 * 60_000, 10_000)
    await answers(undo(client, tokenTo(OLD)), 200)
  })

  test('it is tried until it leaves, however long all sends are stopped', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    await takeNumber(client, user)
    const goOn = setLimits('sends', { areAllStopped: true })
    await pass(5 * HOUR, 10_000).finally(goOn)
    assert.equal(tokenTo(OLD), '')
    await pass(HOUR + 60_000, 10_000)
    await answers(undo(client, tokenTo(OLD)), 200)
  })

  test('nor is it lost with the process that was about to send it', async ({ client, assert }) => {
    const user = await owner()
    await takeNumber(client, user)
    const sending = Object.getOwnPropertyDescriptor(SendMessage.prototype, 'deliver')!
    SendMessage.prototype.deliver = () => Promise.reject(new Error('the process died'))
    await runDue().finally(() => Object.defineProperty(SendMessage.prototype, 'deliver', sending))
    await pass(60_000)
    assert.lengthOf(await rows(`select id from messages where state = 'queued'`), 0)
    await answers(undo(client, tokenTo(OLD)), 200)
  })

  test('one that went though no answer came is found, and its link is the one that counts', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    await takeNumber(client, user)
    sms.failNext(new SmsGatewayError('in_doubt', null), true)
    await runDue()
    const token = tokenTo(OLD)
    assert.isNotEmpty(token)
    await pass(20 * 60_000, 10_000)
    assert.equal(tokenTo(OLD), token)
    await answers(undo(client, token), 200)
  })

  test('one that may not have arrived is looked for, and told again when it is lost', async ({
    client,
  }) => {
    const user = await owner()
    await takeNumber(client, user)
    sms.failNext(new SmsGatewayError('in_doubt', null))
    await runDue()
    await pass(20 * 60_000, 10_000)
    await answers(undo(client, tokenTo(OLD)), 200)
  })

  test('nor is it lost when that is found out just as its job looks', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    await takeNumber(client, user)
    sms.failNext(new SmsGatewayError('in_doubt', null))
    await runDue()
    const changes = await app.container.make(AccountChanges)
    let looks = 0
    const findOpen = async (...asked: Parameters<AccountChanges['findOpen']>) => {
      if (++looks > 1) await rows(`update messages set state = 'unknown' returning id`)
      return changes.findOpen(...asked)
    }
    const tell = await app.container.make(TellOfChange)
    Object.assign(tell, { changes: { findOpen } })
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from account_changes')
    assert.isDefined(await tell.execute({ changeId: id }))
  })

  test('what was kept for it goes when it can no longer be needed, and with the account', async ({
    client,
    assert,
  }) => {
    const user = await owner()
    const cookie = await movePhone(client, user.cookie)
    const sweep = await app.container.make(SweepAccounts)
    clock.advance(143 * HOUR)
    await sweep.execute()
    assert.lengthOf(await rows('select id from account_changes'), 1)
    clock.advance(HOUR)
    await sweep.execute()
    assert.lengthOf(await rows('select id from account_changes'), 0)
    await changeEmail(client, cookie, { phone: NEW, newEmail: 'new@example.com' })
    const proof = { currentPassword: PASSWORD }
    await answers(client.delete('/api/delete-account').as({ cookie }).json(proof), 200)
    assert.lengthOf(await rows('select id from account_changes'), 0)
  })
})
