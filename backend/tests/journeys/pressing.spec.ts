import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { browser, visit } from '#tests/journeys/browser'
import { loginOf, WIDE } from '#tests/journeys/console_steps'
import { type Product, sharedProduct } from '#tests/journeys/product'
import {
  eventually,
  newAccount,
  newMember,
  payWith,
  seeToast,
  visitAs,
  visitAsNewMember,
} from '#tests/journeys/steps'
import { VALENTINA } from '#tests/world'

let product: Product

test.group('Pressing and typing', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('two presses in one breath ask for one greeting', async ({ assert }) => {
    const { page, context } = await visitAsNewMember(product)
    const sent = callsOf(page, 'POST')
    await page.goto('/user-dashboard')
    await pressTwice(page.getByRole('button', { name: 'Send SMS' }))
    await eventually(() => Promise.resolve(sent.length > 0))
    await page.waitForTimeout(500)
    assert.deepEqual(sent, ['/api/send-sms'])
    await context.close()
  })

  test('two presses in one breath make one schedule', async ({ assert }) => {
    const { page, context } = await visitAsNewMember(product)
    const sent = callsOf(page, 'POST')
    await page.goto('/message-settings')
    await page
      .getByRole('button', { name: /^(Add|Schedule)/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Lunch Check-in/ }).check({ force: true })
    await pressTwice(dialog.getByRole('button', { name: 'Schedule message' }))
    await seeToast(page, 'Message Scheduled!')
    assert.deepEqual(sent, ['/api/schedule-message'])
    await context.close()
  })

  test('a wrong field keeps what is being pressed where it is', async ({ assert }) => {
    // Wide, so that both are in sight: a browser holds what is seen in place when something above it grows.
    const { page, context } = await visitAs(product, await newMember(product), WIDE)
    await page.goto('/settings?tab=profile')
    const box = page.getByRole('checkbox', { name: /I agree/ })
    await page.getByLabel('Email').fill('no address')
    // At its upper edge, from where it would have gone by the time the finger is lifted.
    await box.click({ position: { x: 4, y: 2 } })
    assert.isFalse(await box.isChecked())
    await page.getByText('Invalid email address').waitFor()
    await context.close()
  })

  test('fields that a browser fills in one breath all keep what they were given', async ({
    assert,
  }) => {
    const { page, context } = await visitAsNewMember(product)
    await page.goto('/settings?tab=profile')
    await page.getByLabel('First name').waitFor()
    await page.evaluate(`{
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
      for (const [name, value] of [['firstName', 'Robin'], ['lastName', 'Hart']]) {
        const field = document.querySelector('[name=' + name + ']')
        setValue.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }`)
    assert.equal(await page.getByLabel('Last name').inputValue(), 'Hart')
    assert.equal(await page.getByLabel('First name').inputValue(), 'Robin')
    await context.close()
  })

  test('a whole number typed beside its country is read as that number', async ({ assert }) => {
    const { page, context } = await visit(product.base)
    await page.goto('/')
    const phone = page.getByLabel('Phone', { exact: true })
    await phone.pressSequentially('+1 202 555 0111')
    assert.equal(await phone.inputValue(), '2025550111')
    await phone.fill('')
    await phone.pressSequentially('+44 7700 900123')
    assert.equal(await phone.inputValue(), '7700900123')
    assert.equal(await page.getByLabel('Country code').inputValue(), '+44')
    await context.close()
  })

  test('Pay and the terms of renewal are in sight on a phone', async ({ assert }) => {
    const { page, context } = await visitAsNewMember(product)
    await page.goto('/checkout?plan=starter')
    await page.getByText(/^Renews automatically: .* every month for the Starter Plan/).waitFor()
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    assert.isTrue(await isOnTop(pay))
    await pay.click()
    assert.isTrue(await isOnTop(pay))
    await payWith(page, '4242424242424242')
    await page.waitForURL('**/subscription?success=true')
    await context.close()
  })

  test('who has a clock of 24 hours is shown no other', async ({ assert }) => {
    const me = await visitAsNewMember(product)
    const context = await (
      await browser()
    ).newContext({
      baseURL: product.base,
      locale: 'de-DE',
      storageState: await me.context.storageState(),
    })
    const page = await context.newPage()
    await page.goto('/settings?tab=profile')
    await page.getByText(/^It is \d\d:\d\d\s\S+ there now/).waitFor()
    await page.goto('/message-settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.notMatch(await page.locator('main').innerText(), /\d\s[AP]M/)
    await context.close()
    await me.context.close()
  })

  test('staff who log in on their way to the console are welcomed, not set up', async () => {
    const { page, context } = await visit(product.base)
    const { email, password } = loginOf(product, 'support')
    await page.goto('/admin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await seeToast(page, 'Welcome back!')
    await context.close()
  })

  test('a link whose page is slow to come says so until it is there', async ({ assert }) => {
    const { page, context } = await visit(product.base)
    await page.goto('/safety')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    let letThrough = () => undefined as void
    const slow = new Promise<void>((resolve) => (letThrough = resolve))
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      await slow
      await route.continue()
    })
    await page.getByRole('link', { name: 'Terms' }).first().click()
    const told = page.getByRole('status').filter({ hasText: 'Loading' })
    await told.waitFor()
    letThrough()
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    assert.equal(await told.count(), 0)
    await context.close()
  })

  test('two presses in one breath make one companion, and “back” leads past the making', async ({
    assert,
  }) => {
    const person = await newAccount(product)
    const { page, context } = await visitAs(product, person)
    const sent = callsOf(page, 'POST')
    await page.goto('/terms')
    await page.goto('/customize')
    await page.getByRole('radio', { name: /Valentina/ }).check({ force: true })
    await page.locator('label', { hasText: 'Travel' }).click()
    for (const [label, value] of [
      ['Personality Type', VALENTINA.personality],
      ['Communication Style', VALENTINA.communicationStyle],
      ['Relationship Style', VALENTINA.relationshipStyle],
    ] as const) {
      await page.getByLabel(label).and(page.locator('select')).selectOption(value)
    }
    await pressTwice(page.getByRole('button', { name: 'Start Texting Now!' }))
    await page.waitForURL('**/user-dashboard**')
    assert.deepEqual(sent, ['/api/girlfriend'])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    await context.close()
  })
})

/** The paths of such calls, as they are made. */
function callsOf(page: Page, method: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

/** Before the page could paint anything in between. */
async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const control = element as unknown as { click(): void }
    control.click()
    control.click()
  })
}

/** Whether a finger on its middle would meet it. */
async function isOnTop(button: Locator): Promise<boolean> {
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const met = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.closest('button')?.textContent`
  return (await button.page().evaluate(met)) === (await button.textContent())
}
