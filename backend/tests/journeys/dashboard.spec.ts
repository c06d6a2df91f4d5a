import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { type Product, sharedProduct } from '#tests/journeys/product'
import { eventually, givePlan, lastOfHers, seeToast, visitAsNewMember } from '#tests/journeys/steps'

let product: Product

test.group('The dashboard in the browser', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('a plan shows the day’s use: over the limit a full bar, no fuller, without one an empty bar', async ({
    assert,
  }) => {
    const { context, page, own } = await visitAsNewMember(product)
    givePlan(product, own, { type: 'starter', limit: 50, used: 21 })
    assert.deepEqual(await meterOn(page), { words: '21 of 50 today', width: '42%' })
    await page.getByText(/^Resets in [45] h/).waitFor()
    givePlan(product, own, { type: 'starter', limit: 50, used: 60 })
    assert.deepEqual(await meterOn(page), { words: '60 of 50 today', width: '100%' })
    givePlan(product, own, { type: 'refill', limit: 0, used: 0 })
    assert.deepEqual(await meterOn(page), { words: 'No daily limit', width: '0%' })
    await context.close()
  })

  test('a page that stands open goes on asking what its notices say', async () => {
    const { context, page } = await visitAsNewMember(product)
    await page.clock.install()
    const asked = page.waitForResponse('**/api/signup')
    await page.goto('/diary')
    await asked
    const askedAgain = page.waitForRequest('**/api/signup')
    await page.clock.fastForward(31_000)
    await askedAgain
    await context.close()
  })

  test('a greeting she is asked for arrives on the phone and in the thread', async ({ assert }) => {
    const me = await visitAsNewMember(product)
    const phone = await me.context.newPage()
    await phone.goto(`/simulator?phone=${encodeURIComponent(`+1${me.own.phone}`)}`)
    await phone.getByText('STOP to end').first().waitFor()
    const { id: before } = await lastOfHers(me)
    await me.page.goto('/user-dashboard')
    await me.page.getByRole('button', { name: 'Send SMS' }).click()
    await seeToast(me.page, 'The text is on its way.')
    await eventually(async () => (await lastOfHers(me)).id > before)
    const { message: greeting } = await lastOfHers(me)
    await me.page.getByRole('link', { name: 'View History' }).click()
    await me.page.waitForURL('**/sms-status?email=**')
    await me.page.getByRole('log').getByText(greeting).first().waitFor()
    await phone.getByRole('log').getByText(greeting).first().waitFor()
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('a message is scheduled, sent now and read on the phone', async () => {
    const { context, page, own } = await visitAsNewMember(product)
    await page.goto('/message-settings')
    await page
      .getByRole('button', { name: /^(Add|Schedule)/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Lunch Check-in/ }).check({ force: true })
    await dialog
      .getByLabel(/message/i)
      .last()
      .fill('Soup, and ten minutes of sun.')
    await dialog.getByRole('button', { name: 'Schedule message' }).click()
    await seeToast(page, 'Message Scheduled!')
    await page.getByText('1 of 3').first().waitFor()
    await page.getByRole('button', { name: 'Send now' }).click()
    const phone = await context.newPage()
    await phone.goto(`/simulator?phone=${encodeURIComponent(`+1${own.phone}`)}`)
    await phone.getByText('Soup, and ten minutes of sun.').first().waitFor()
    await context.close()
  }).tags(['@core'])

  test('a text of hers is reported', async () => {
    const { context, page } = await visitAsNewMember(product)
    await page.goto('/sms-status')
    const aboutHers = page.getByRole('button', { name: /^About this text: (?!You)/ }).last()
    await aboutHers.focus()
    await aboutHers.click()
    await page.getByRole('button', { name: 'Report this text' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Something else' }).check({ force: true })
    await dialog.getByRole('button', { name: /^(Send|Report)/ }).click()
    await page.getByText('Reported').first().waitFor()
    await context.close()
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
