import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Visitor } from '#tests/journeys/browser'
import {
  factOf,
  forgive,
  listOf,
  open,
  openMember,
  staffIn,
  statusOf,
  textAs,
} from '#tests/journeys/console_steps'
import { type Product, startProduct } from '#tests/journeys/product'
import {
  billingOf,
  eventually,
  memberOf,
  payWith,
  seeToast,
  visitAsMember,
} from '#tests/journeys/steps'

const WORKS = '4242424242424242'

let product: Product
let me: Visitor
let phone: Page

test.group('The work of the console, as an admin', (group) => {
  group.setup(async () => {
    product = await startProduct()
    me = await staffIn(product, 'admin')
    phone = await me.context.newPage()
    return async () => {
      await me.context.close()
      await product.stop()
    }
  })
  group.each.teardown(() => {
    const complaints = me.complaints.splice(0)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  })

  test('a dead job runs again, and others are given up once their count is typed', async ({
    assert,
  }) => {
    const { page } = me
    for (const key of ['one', 'two', 'three']) buryJob(key)
    await open(page, '/admin', 'Dashboard')
    await page.getByRole('link', { name: 'Oldest job' }).click()
    const rows = page.locator('tbody').getByRole('row')
    await eventually(async () => (await rows.count()) === 3)
    await rows.first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The job will run again').waitFor()
    await page.goto('/admin/jobs?filter={"status":"dead"}')
    await eventually(async () => (await rows.count()) === 2)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await page.getByRole('button', { name: 'Discard' }).click()
    const dialog = page.getByRole('dialog')
    const discard = dialog.getByRole('button', { name: 'Discard 2' })
    await dialog.getByLabel('Type 2 to confirm').fill('3')
    assert.isTrue(await discard.isDisabled())
    await dialog.getByLabel('Type 2 to confirm').fill('2')
    await discard.click()
    await page.getByText('2 discarded').waitFor()
    assert.equal((await listOf(me, 'jobs', { status: 'dead' })).total, 0)
    assert.equal((await listOf(me, 'audit-log', { action: 'jobs.retry' })).total, 1)
    assert.equal((await listOf(me, 'audit-log', { action: 'jobs.discard' })).total, 2)
  })

  test('somebody in danger is seen and answered', async () => {
    const { page } = me
    await textAs(phone, memberOf(product).phone, 'I want to kill myself tonight')
    await phone.getByRole('log').getByText('988').first().waitFor()
    await open(page, '/admin', 'Dashboard')
    const card = page.getByRole('listitem').filter({ hasText: 'Open safety events' })
    await card.getByText('1', { exact: true }).waitFor()
    await card.getByRole('link').click()
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Crisis' })
    await row.getByRole('link').first().click()
    await page.getByRole('heading', { name: 'The text' }).waitFor()
    await page.getByRole('button', { name: /^Reveal text of/ }).click()
    await page.getByText('I want to kill myself tonight').waitFor()
    await page.getByRole('button', { name: 'Mark answered' }).click()
    await factOf(page, 'State').getByText('Answered').waitFor()
    await factOf(page, 'Answered by').getByText('a***@everly.example').waitFor()
  })

  test('a test text is weighed, sent and followed until it arrives', async () => {
    const { page } = me
    const { phone: number } = memberOf(product)
    await open(page, '/sms-multi-user?tab=testing', 'SMS multi-user')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await seeToast(page, 'Missing Information', 'Please enter both phone number and message')
    await page.getByLabel('Phone number').fill(number)
    await page.getByLabel('Message').fill('A test of the line – one two')
    await page.getByText('UCS-2').waitFor()
    await page.getByLabel('Message').fill('A test of the line, one two')
    await page.getByText('GSM-7').waitFor()
    await page.getByText('It would go out now.').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await seeToast(page, 'SMS Test Result')
    await page.getByRole('listitem').filter({ hasText: 'Handed off' }).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Delivered/ })
      .waitFor()
    await phone.goto(`/simulator?phone=${encodeURIComponent(number)}`)
    await phone.getByRole('log').getByText('A test of the line, one two').first().waitFor()
  })

  test('whoever signed up is listed, their numbers in full only on request', async ({ assert }) => {
    const { page } = me
    await open(page, '/sms-multi-user', 'SMS multi-user')
    const line = page.getByRole('row').filter({ hasText: /s(?:\*\*\*|am)@everly\.example/ })
    await line.getByText('+1 *** *** 0143').waitFor()
    await page.getByRole('button', { name: 'Show full numbers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click()
    await line.getByText('202 555 0143').or(line.getByText('(202) 555-0143')).waitFor()
    assert.equal((await listOf(me, 'audit-log', { action: 'signups.list_all' })).total, 1)
  })

  test('the products on sale are compared with our plans', async () => {
    const { page } = me
    await open(page, '/stripe-admin', 'Stripe admin')
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.getByRole('row').filter({ hasText: 'Message Refill' }).getByText('$4.99').waitFor()
    await page.getByRole('button', { name: 'Sync products' }).click()
    const dialog = page.getByRole('dialog', { name: 'What a sync would do' })
    await dialog.getByText('Nothing to do: the provider has our plans.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('the setup page knows the webhook’s address and tries it', async ({ assert }) => {
    const { page } = me
    await open(page, '/twilio-setup', 'Twilio setup')
    await page.getByRole('heading', { name: /^Checklist: \d+ of \d+ done$/ }).waitFor()
    const url = `${product.base}/api/twilio/inbound`
    await page.getByText(url, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await eventually(async () => (await clipboardOf(page)) === url)
    await page.getByRole('button', { name: 'Test the webhook' }).click()
    await page.getByText('The webhook works.').waitFor()
    assert.equal(await page.getByText('Failed: ').count(), 0)
  })

  test('a payment goes back once, and takes what it bought with it', async ({ assert }) => {
    const member = await visitAsMember(product)
    const before = (await billingOf(member)).bonusMessages
    await member.page.goto('/checkout?plan=refill')
    await payWith(member.page, WORKS)
    await member.page.waitForURL('**/subscription?success=true')
    assert.equal((await billingOf(member)).bonusMessages, before + 100)
    const { page } = me
    await openMember(page, 'billing')
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund a payment' })
    await dialog.getByLabel('Reason').fill('Bought by mistake')
    await dialog.getByLabel('Type $4.99 to confirm').fill('$4.99')
    await dialog.getByRole('button', { name: 'Refund $4.99' }).click()
    await page.getByText('$4.99 is being refunded').waitFor()
    await page.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' })
    assert.equal((await billingOf(member)).bonusMessages, before)
    const { rows } = await listOf<{ id: number; refunded: number }>(me, 'purchases')
    assert.deepEqual(
      rows.map(({ refunded }) => refunded),
      [499]
    )
    const again = `/api/admin/purchases/${rows[0]?.id}/refund`
    assert.equal(await statusOf(page, ['POST', again, { reason: 'Once more' }]), 409)
    forgive(me, 409)
    await member.context.close()
  })

  test('while all sends are stopped nothing leaves, and afterwards it does', async ({ assert }) => {
    const { page } = me
    const replies = (await listOf(me, 'messages', { kind: 'reply' })).total
    const arrived = (await listOf(me, 'messages', { kind: 'reply', state: ['sent', 'delivered'] }))
      .total
    const band = page.getByRole('complementary', { name: 'Notices' })
    await open(page, '/admin', 'Dashboard')
    await switchSends(page, 'Stop all sends', 'STOP')
    await band.getByText('All sends are stopped.').waitFor()
    await textAs(phone, memberOf(product).phone, 'Are you awake? I baked bread today')
    // Her answer is put off before it is written, for a minute each time.
    await eventually(async () => {
      const { rows } = await listOf<{ runAt: string }>(me, 'jobs', { kind: 'reply' })
      return rows.some(({ runAt }) => Date.parse(runAt) > Date.now() + 20_000)
    })
    assert.equal((await listOf(me, 'messages', { kind: 'reply' })).total, replies)
    await band.getByText('All sends are stopped.').waitFor()
    await open(page, '/admin', 'Dashboard')
    await switchSends(page, 'Resume all sends', 'START')
    await band.getByText('All sends are stopped.').waitFor({ state: 'detached' })
    product.change(`update jobs set run_at = 0 where kind = 'reply' and status = 'pending'`)
    await eventually(async () => {
      const answered = { kind: 'reply', state: ['sent', 'delivered'] }
      return (await listOf(me, 'messages', answered)).total > arrived
    })
    assert.equal((await listOf(me, 'audit-log', { action: 'sends.stop' })).total, 2)
  })

  test('lists stand still while they are paused, and logging out ends it all', async ({
    assert,
  }) => {
    const leaving = await staffIn(product, 'admin')
    const { page } = leaving
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().includes('/api/admin/jobs'))))
    await page.clock.install()
    await open(page, '/admin/jobs', 'Jobs')
    await renewed(page)
    await page.getByRole('button', { name: 'Live' }).click()
    await page.getByRole('button', { name: 'Paused' }).waitFor()
    await page.waitForLoadState('networkidle')
    asked = 0
    await page.clock.runFor(60_000)
    assert.equal(asked, 0)
    await page.getByRole('button', { name: 'Paused' }).click()
    await renewed(page)
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.equal((await leaving.context.request.get('/api/admin/me')).status(), 401)
    // A list that was being read when the session ended is refused.
    assert.deepEqual(
      leaving.complaints.filter((line) => !line.includes('401')),
      []
    )
    await leaving.context.close()
  })
})

async function renewed(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/\/api\/admin\/jobs/), page.clock.runFor(10_000)])
}

/** A job that has failed for good; run again it finds nothing to do. */
function buryJob(key: string): void {
  const now = Date.now()
  product.change(
    `insert into jobs (kind, dedup_key, payload, status, run_at, failures, attempts, last_error,
       created_at, died_at)
     values ('reply', ?, '{"conversationId":1}', 'dead', ?, 8, 8, 'it broke', ?, ?)`,
    `journey:${key}`,
    now,
    now,
    now
  )
}

async function switchSends(page: Page, label: string, word: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The provider sends twice')
  await dialog.getByLabel(`Type ${word} to confirm`).fill(word)
  await dialog.getByRole('button', { name: /sends/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate<string>('navigator.clipboard.readText()')
}
