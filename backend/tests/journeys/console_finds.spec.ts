import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { sizeOf, type Visitor } from '#tests/journeys/browser'
import {
  factOf,
  listOf,
  loginOf,
  open,
  openMember,
  staffIn,
  textAs,
} from '#tests/journeys/console_steps'
import { faultsOf } from '#tests/journeys/looks'
import { type Product, startProduct } from '#tests/journeys/product'
import { billingOf, eventually, payWith, visitAsMember } from '#tests/journeys/steps'

const WIDTHS = [1280, 390]
const WORKS = '4242424242424242'

let product: Product
let admin: Visitor
let support: Visitor

test.group('The console finds things', (group) => {
  group.setup(async () => {
    product = await startProduct()
    admin = await staffIn(product, 'admin')
    support = await staffIn(product, 'support')
    const { phone } = loginOf(product, 'member')
    const talk = await admin.context.newPage()
    await textAs(talk, phone, 'I want to kill myself tonight')
    await talk.getByRole('log').getByText('988').first().waitFor()
    await talk.close()
    return async () => {
      await admin.context.close()
      await support.context.close()
      await product.stop()
    }
  })

  for (const width of WIDTHS) {
    test(`at ${width} px one search leads to a person, by part of a name`, async ({ assert }) => {
      const { page } = await on(support, width)
      // The same words of the same hour stand in the log once.
      const words = width < 700 ? 'riv' : 'sam'
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await open(page, '/admin/jobs', 'Jobs')
      await (width < 700
        ? page.getByRole('button', { name: 'Search', exact: true }).click()
        : page.keyboard.press('Control+K'))
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await dialog.getByRole('combobox').fill(words)
      await dialog.getByRole('option', { name: /^Sam/ }).waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Signup #1' }).waitFor()
      assert.isFalse(asked.some((url) => url.includes(`=${words}`)))
      const [trace] = (await listOf<{ action: string }>(admin, 'audit-log')).rows
      assert.equal(trace?.action, 'signups.search')
      assert.deepEqual(support.complaints, [])
    })

    test(`at ${width} px a person's page begins with who it is and what is open`, async ({
      assert,
    }) => {
      const { page } = await on(support, width)
      await openMember(page)
      await page.getByRole('heading', { level: 2, name: /^Sam/ }).waitFor()
      await page.getByRole('tab', { name: /^Messages \d+$/ }).waitFor()
      await page.getByRole('link', { name: '1 open safety event' }).click()
      await page
        .getByRole('tabpanel', { name: /^Safety/ })
        .getByText('Crisis')
        .waitFor()
      assert.deepEqual(await faultsOf(page), [])
      assert.deepEqual(support.complaints, [])
    })

    test(`at ${width} px safety events open on what waits, with its words`, async ({ assert }) => {
      const { page } = await on(support, width)
      await open(page, '/admin/safety-events', 'Safety events')
      await page.getByRole('tab', { name: 'Open', selected: true }).waitFor()
      await page.getByText(/^(Under a minute|\d+ min)$/).waitFor()
      await page.getByRole('button', { name: /^Reveal text of/ }).click()
      await page.getByText('I want to kill myself tonight').waitFor()
      assert.deepEqual(await faultsOf(page), [])
      assert.deepEqual(support.complaints, [])
    })

    test(`at ${width} px a part of a payment goes back, and the plan goes on`, async ({
      assert,
    }) => {
      const member = await visitAsMember(product)
      await buyStarterOnce(member)
      const { page } = await on(admin, width)
      await openMember(page, 'billing')
      await page.getByRole('button', { name: 'Refund' }).first().click()
      await refundPart(page)
      await page.getByText('$1.50 is being refunded').waitFor()
      const given = WIDTHS.indexOf(width) + 1
      await eventually(async () => {
        const { rows } = await listOf<{ refunded: number }>(admin, 'purchases')
        return rows[0]?.refunded === given * 150
      })
      assert.equal((await billingOf(member)).subscriptionType, 'starter')
      assert.deepEqual(admin.complaints, [])
      await member.context.close()
    })
  }

  test('what the provider calls a text can be copied, and no list is asked for what it was before', async ({
    assert,
  }) => {
    const { page } = await on(admin, 1280)
    const { rows } = await listOf<{ id: number }>(admin, 'messages', { state: 'delivered' })
    await open(page, `/admin/messages/${rows[0]?.id}/show`, `Message #${rows[0]?.id}`)
    await factOf(page, 'Message SID')
      .getByRole('button', { name: /^Copy message sid/ })
      .click()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    assert.match(copied, /^SM/)
    await page.goto('/admin/signups?filter={"q":"nobody@nowhere.example"}')
    await page.getByText('Nothing matches these filters.').waitFor()
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.getByRole('link', { name: 'Signups' }).click()
    await page.getByText(/^1–\d+ of \d+$/).waitFor()
    assert.deepEqual(admin.complaints, [])
  })
})

/** On a screen of this width. */
async function on(me: Visitor, width: number): Promise<Visitor> {
  await me.page.setViewportSize(sizeOf(width))
  return me
}

/** The second screen gives back another part of the same. */
async function buyStarterOnce(member: Visitor): Promise<void> {
  if ((await billingOf(member)).subscriptionType === 'starter') return
  await member.page.goto('/checkout?plan=starter')
  await payWith(member.page, WORKS)
  await member.page.waitForURL('**/subscription?success=true')
}

async function refundPart(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' })
  await dialog.getByLabel('Amount').fill('1.5')
  await dialog.getByText(/The plan continues/).waitFor()
  await dialog.getByLabel('Reason').fill('A week without texts')
  await dialog.getByLabel('Type $1.50 to confirm').fill('$1.50')
  await dialog.getByRole('button', { name: 'Refund $1.50' }).click()
}
