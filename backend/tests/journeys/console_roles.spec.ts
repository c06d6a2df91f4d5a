import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { type Visitor, visit } from '#tests/journeys/browser'
import {
  type Call,
  decide,
  factOf,
  forgive,
  open,
  openMember,
  staffIn,
  type StaffRole,
  statusOf,
  WIDE,
} from '#tests/journeys/console_steps'
import { type Product, startProduct } from '#tests/journeys/product'
import { visitAsMember } from '#tests/journeys/steps'

let product: Product

test.group('Who may do what in the console', (group) => {
  group.setup(async () => {
    product = await startProduct()
    makeLostText()
    return async () => {
      await product.stop()
    }
  })

  test('support reveals, pauses, writes notes, resends and answers, and nothing beyond', async ({
    assert,
  }) => {
    const { me, page } = await come('support')
    await openMember(page)
    assert.deepEqual(await buttonsOf(page, ['Pause', 'Grant messages']), ['Pause'])
    assert.equal(await page.getByRole('tab', { name: 'Audit', exact: true }).count(), 0)
    await page.getByRole('button', { name: 'Reveal phone of #1' }).click()
    await factOf(page, 'Phone').getByText('555').first().waitFor()
    await decide(page, 'Pause', 'They asked for a rest')
    await decide(page, 'Resume', 'They are back')
    await openMember(page, 'notes')
    await page.getByLabel('Write a note').fill('Called back')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('tabpanel').getByText('Called back').waitFor()
    await open(page, '/admin/messages/2/show', 'Message #2')
    await decide(page, 'Resend', 'Their phone was off')
    await page.goto('/admin/safety-events/1/show')
    await page.getByRole('button', { name: 'Mark answered' }).click()
    await factOf(page, 'State').getByText('Answered').waitFor()
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('support neither sees nor may do what is an admin’s', async ({ assert }) => {
    const { me, page } = await come('support')
    assert.equal(await page.getByRole('link', { name: 'Audit log' }).count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Stop all sends' }).count(), 0)
    await open(page, '/stripe-admin', 'Stripe admin')
    await page.getByRole('button', { name: 'Compare with our plans' }).waitFor()
    await open(page, '/sms-multi-user?tab=testing', 'SMS multi-user')
    await page.getByText('Only an admin can send test texts.').waitFor()
    await page.getByRole('tab', { name: 'User Status' }).click()
    await page.getByRole('row').filter({ hasText: 's***@everly.example' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Show full numbers' }).count(), 0)
    await open(page, '/twilio-setup', 'Twilio setup')
    await page.getByText('Only an admin can run it.').waitFor()
    await openMember(page, 'billing')
    await page.getByRole('link', { name: '#1', exact: true }).first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'Refund' }).count(), 0)
    await page.goto('/admin/jobs?filter={"status":"dead"}')
    await page.getByRole('row').filter({ hasText: 'it broke' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /^Job #/ }).waitFor()
    await factOf(page, 'Last error').getByText('it broke').waitFor()
    assert.deepEqual(await buttonsOf(page, ['Retry', 'Discard']), [])
    assert.deepEqual(me.complaints, [])
    await page.goto('/admin/audit-log')
    await page.getByRole('main').getByText(REFUSED).first().waitFor()
    assert.equal(await page.locator('tbody').getByRole('row').count(), 0)
    assert.deepEqual(await answersTo(page, ADMIN_ONLY), expected(ADMIN_ONLY, 403))
    forgive(me, 403)
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('a viewer sees everything masked and can change nothing', async ({ assert }) => {
    const { me, page } = await come('viewer')
    await open(page, '/admin/signups', 'Signups')
    const row = page.getByRole('row').filter({ hasText: '+1 *** *** 0143' })
    await row.waitFor()
    assert.notInclude(await row.textContent(), 'sam@')
    assert.equal(await page.getByRole('checkbox').count(), 0)
    assert.equal(await page.getByRole('button', { name: /^Reveal/ }).count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Export' }).count(), 0)
    await openMember(page)
    await factOf(page, 'Phone').getByText('+1 *** *** 0143').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Reveal/ }).count(), 0)
    assert.deepEqual(await buttonsOf(page, ['Pause', 'Grant messages', 'Send a test text']), [])
    await openMember(page, 'conversation')
    await page.getByRole('img', { name: 'Masked' }).first().waitFor()
    assert.equal(await page.getByRole('button', { name: /^Reveal/ }).count(), 0)
    await openMember(page, 'notes')
    await page.getByRole('tabpanel').getByText(/./).first().waitFor()
    assert.equal(await page.getByLabel('Write a note').count(), 0)
    await page.goto('/admin/safety-events/1/show')
    await factOf(page, 'State').waitFor()
    assert.deepEqual(await buttonsOf(page, ['Mark answered', 'Reopen']), [])
    assert.deepEqual(me.complaints, [])
    const writes = [...ADMIN_ONLY, ...SUPPORT_TOO]
    assert.deepEqual(await answersTo(page, writes), expected(writes, 403))
    await me.context.close()
  })

  test('a member is told that the page is for staff, and shown the way home', async ({
    assert,
  }) => {
    const member = await visitAsMember(product)
    for (const path of ['/admin', '/sms-multi-user', '/stripe-admin', '/twilio-setup']) {
      const answer = await member.page.goto(path)
      assert.equal(answer?.status(), 403, path)
      await member.page.getByRole('heading', { name: 'This page is for staff' }).waitFor()
    }
    const calls = [...ADMIN_ONLY, ...SUPPORT_TOO, ...READS]
    assert.deepEqual(await answersTo(member.page, calls), expected(calls, 403))
    await member.page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await member.page.waitForURL('**/user-dashboard')
    await member.context.close()
  })

  test('a visitor is sent to log in, and back to where they wanted to go', async ({ assert }) => {
    const somebody = await visit(product.base, WIDE)
    const { page } = somebody
    for (const path of ['/sms-multi-user', '/stripe-admin', '/twilio-setup', '/admin/jobs']) {
      await page.goto(path)
      await page.waitForURL(`**/?redirect=${path}`)
    }
    const calls = [...ADMIN_ONLY, ...SUPPORT_TOO, ...READS]
    assert.deepEqual(await answersTo(page, calls), expected(calls, 401))
    await somebody.context.close()
  })
})

const BODY = { reason: 'Just trying', messages: 5, key: 'journey-key-1' }
const ADMIN_ONLY: Call[] = [
  ['GET', '/api/admin/audit-log'],
  ['GET', '/api/all-signups'],
  ['POST', '/api/admin/signups/1/grant', BODY],
  ['POST', '/api/admin/purchases/1/refund', BODY],
  ['POST', '/api/admin/plans/sync'],
  ['PUT', '/api/admin/jobs/1', { status: 'pending' }],
  ['DELETE', '/api/admin/jobs/1'],
  ['PUT', '/api/admin/alarms/1', { isCleared: true }],
  ['PUT', '/api/admin/sends', { areAllStopped: true, ...BODY }],
  ['POST', '/api/admin/test-texts', { phoneNumber: '+12025550143', message: 'Hello' }],
  ['POST', '/api/admin/webhook-self-test'],
]
const SUPPORT_TOO: Call[] = [
  ['POST', '/api/admin/reveal', { resource: 'messages', id: 1, fields: ['body'] }],
  ['GET', '/api/admin/exports/signups'],
  ['PUT', '/api/admin/signups/1', { isPaused: true, ...BODY }],
  ['POST', '/api/admin/notes', { userId: 1, body: 'Not mine to write' }],
  ['PUT', '/api/admin/notes/1', { body: 'Not mine to change' }],
  ['DELETE', '/api/admin/notes/1'],
  ['POST', '/api/admin/messages/2/resend', BODY],
  ['PUT', '/api/admin/safety-events/1', { state: 'open' }],
]
const READS: Call[] = [
  ['GET', '/api/admin/me'],
  ['GET', '/api/admin/figures'],
  ['GET', '/api/admin/signups'],
  ['GET', '/api/admin/messages/1'],
  ['GET', '/api/admin/sends'],
  ['GET', '/api/stripe/products'],
  ['GET', '/api/twilio/callback-url'],
]
const REFUSED = /your role can’t open this page/i

async function come(role: StaffRole): Promise<{ me: Visitor; page: Page }> {
  const me = await staffIn(product, role)
  await open(me.page, '/admin', 'Dashboard')
  return { me, page: me.page }
}

/** Which of these buttons and links are there. */
async function buttonsOf(page: Page, names: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const one = page.getByRole('button', { name, exact: true })
    if ((await one.or(page.getByRole('link', { name, exact: true })).count()) > 0) found.push(name)
  }
  return found
}

async function answersTo(page: Page, calls: Call[]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const call of calls) answers[`${call[0]} ${call[1]}`] = await statusOf(page, call)
  return answers
}

function expected(calls: Call[], status: number): Record<string, number> {
  return Object.fromEntries(calls.map(([method, path]) => [`${method} ${path}`, status]))
}

/**
 * A text that never arrived, a crisis, a job that gave up and a payment: something for everybody to keep off.
 */
function makeLostText(): void {
  const now = Date.now()
  product.change(
    `update messages set direction = 'outbound', kind = 'reply', answered_by = null, state = 'undelivered',
       error_code = 30003, reason = 'phone unreachable' where id = 2`
  )
  product.change(
    `insert into safety_events (user_id, message_id, kind, source, created_at)
     values (1, 3, 'crisis', 'phrases', ?)`,
    now
  )
  product.change(
    `insert into jobs (kind, dedup_key, payload, status, run_at, failures, attempts, last_error,
       created_at, died_at)
     values ('reply', 'journey', '{"conversationId":1}', 'dead', ?, 8, 8, 'it broke', ?, ?)`,
    now,
    now,
    now
  )
  product.change(
    `insert into purchases (user_id, provider, kind, plan_id, amount, currency, state, paid_at,
       created_at, updated_at)
     values (1, 'test', 'refill', 'refill', 499, 'usd', 'paid', ?, ?, ?)`,
    now,
    now,
    now
  )
}
