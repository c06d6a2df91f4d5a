import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closeBrowser, type Visitor } from '#tests/journeys/browser'
import { type Product, startProduct } from '#tests/journeys/product'
import { memberOf, seeToast, visitAsMember } from '#tests/journeys/steps'

let product: Product
let me: Visitor

interface Plan {
  type: string
  limit: number
  used: number
}

/** Gives the member a plan and so many messages used in an allowance day that still runs. */
function givePlan({ type, limit, used }: Plan): void {
  const { email } = memberOf(product)
  const inFiveHours = Date.now() + 5 * 60 * 60_000
  product.change(
    `update users set subscription_type = ?, daily_message_limit = ?, allowance_day = 'day of the test',
       allowance_resets_at = ? where email = ?`,
    type,
    limit,
    inFiveHours,
    email
  )
  product.change(`delete from allowance_entries where charge_key like 'journey:%'`)
  for (let count = 0; count < used; count++) {
    product.change(
      `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
       select id, 'reserve', 'daily', -1, 'day of the test', ?, 1 from users where email = ?`,
      `journey:${count}`,
      email
    )
  }
}

test.group('The dashboard in the browser', (group) => {
  group.setup(async () => {
    product = await startProduct()
    me = await visitAsMember(product)
    return async () => {
      await me.context.close()
      await product.stop()
      await closeBrowser()
    }
  })

  test('the free plan has no daily meter', async ({ assert }) => {
    await me.page.goto('/user-dashboard')
    await me.page.getByText('Free Trial').waitFor()
    assert.equal(await me.page.getByRole('progressbar').count(), 0)
  })

  test('a paid plan shows how much of the day is used and when it resets', async ({ assert }) => {
    givePlan({ type: 'starter', limit: 50, used: 21 })
    assert.deepEqual(await meterOn(me.page), { words: '21 of 50 today', width: '42%' })
    await me.page.getByText(/^Resets in [45] h/).waitFor()
  })

  test('over the limit the bar is full and no fuller', async ({ assert }) => {
    givePlan({ type: 'starter', limit: 50, used: 60 })
    assert.deepEqual(await meterOn(me.page), { words: '60 of 50 today', width: '100%' })
  })

  test('with a limit of zero the bar is empty', async ({ assert }) => {
    givePlan({ type: 'refill', limit: 0, used: 0 })
    assert.deepEqual(await meterOn(me.page), { words: 'No daily limit', width: '0%' })
  })

  test('a greeting she is asked for arrives on the phone and in the thread', async ({ assert }) => {
    await me.page.goto('/user-dashboard')
    await me.page.getByRole('button', { name: 'Send SMS' }).click()
    await seeToast(me.page, 'The text is on its way.')
    await me.page.getByRole('link', { name: 'View History' }).click()
    await me.page.waitForURL('**/sms-status?email=**')
    await me.page.getByRole('log').waitFor()
    assert.deepEqual(me.complaints, [])
  })

  test('a message is scheduled, sent now and read on the phone', async () => {
    await me.page.goto('/message-settings')
    await me.page
      .getByRole('button', { name: /^(Add|Schedule)/ })
      .first()
      .click()
    const dialog = me.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Lunch Check-in/ }).check({ force: true })
    await dialog
      .getByLabel(/message/i)
      .last()
      .fill('Soup, and ten minutes of sun.')
    await dialog.getByRole('button', { name: 'Schedule message' }).click()
    await seeToast(me.page, 'Message Scheduled!')
    await me.page.getByText('3 of 3').first().waitFor()
    await me.page.getByRole('button', { name: 'Send now' }).click()
    const phone = await me.context.newPage()
    await phone.goto(`/simulator?phone=${encodeURIComponent(memberOf(product).phone)}`)
    await phone.getByText('Soup, and ten minutes of sun.').first().waitFor()
    await phone.close()
  })

  test('a text of hers is reported', async () => {
    await me.page.goto('/sms-status')
    const report = me.page.getByRole('button', { name: /^Report/ }).last()
    await report.focus()
    await report.click()
    const dialog = me.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Something else' }).check({ force: true })
    await dialog.getByRole('button', { name: /^(Send|Report)/ }).click()
    await me.page.getByText('Reported').first().waitFor()
  })
})

async function meterOn(page: Page): Promise<{ words: string | null; width: string }> {
  await page.goto('/user-dashboard')
  const bar = page.getByRole('progressbar')
  await bar.waitFor()
  const width = await bar.locator(':scope > *').first().getAttribute('style')
  return {
    words: await bar.getAttribute('aria-valuetext'),
    width: /width:\s*([\d.]+%)/.exec(width ?? '')?.[1] ?? String(width),
  }
}
