import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visit } from '#tests/journeys/browser'
import { type Product, sharedProduct, startProduct } from '#tests/journeys/product'
import {
  askForCode,
  eventually,
  lastOfHers,
  memberOf,
  newMember,
  newPerson,
  type NewPerson,
  sitOutToast,
  visitAs,
} from '#tests/journeys/steps'

test.group('From sign-up to a conversation', (group) => {
  let product: Product

  group.setup(async () => {
    product = await sharedProduct()
  })

  test('sign up, read the code in the simulator, customise, text, see the reply and /sms-status', async ({
    assert,
  }) => {
    const me = await visit(product.base)
    const phone = await me.context.newPage()
    const code = await signUp(me.page, phone, newPerson())
    assert.match(code, /^\d{6}$/)
    await createHer(me.page)
    await phone.getByText('STOP to end').first().waitFor()
    const { id: before } = await lastOfHers(me)
    await typeOnPhone(phone, 'Hey Valentina! I just got back from a hike with my dog Rex.')
    await eventually(async () => (await lastOfHers(me)).id > before)
    const { message: reply } = await lastOfHers(me)
    await phone.getByRole('log').getByText(reply).first().waitFor()
    await me.page.goto('/sms-status')
    const log = me.page.getByRole('log')
    await log.getByText('my dog Rex').first().waitFor()
    await log.getByText('Hey Valentina!').first().waitFor()
    await log.getByText(reply).first().waitFor()
    await log.locator('.bg-her').last().click()
    await log
      .getByText(/[AP]M\sET · (Delivered|Sent)$/)
      .last()
      .waitFor()
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  }).tags(['@core'])

  test('what she answers survives the server dying while she writes', async ({ assert }) => {
    const own = await startProduct({ REPLY_QUIET_MS: '600', REPLY_DELAY_MIN_MS: '300' })
    const person = await newMember(own)
    const me = await visitAs(own, person)
    await me.page.goto('/sms-status')
    const phone = await me.context.newPage()
    await phone.goto(`/simulator?phone=${encodeURIComponent(`+1${person.phone}`)}`)
    await phone.getByText('STOP to end').first().waitFor()
    await typeOnPhone(phone, 'Are you still there after the storm?')
    await own.restart(500)
    await me.page.getByRole('log').getByText('after the storm').first().waitFor()
    let texts: { sender: string; message: string }[] = []
    await eventually(async () => {
      const answer = await me.context.request.get('/api/my-conversation?limit=3')
      texts = ((await answer.json()) as { messages: typeof texts }).messages
      return texts.at(-1)?.sender === 'girlfriend'
    })
    assert.include(
      texts.map((text) => text.message),
      'Are you still there after the storm?'
    )
    await me.context.close()
    await own.stop()
  })

  test('a wrong password gets the spec’s words, the right one the dashboard, logging out /', async () => {
    const me = await visit(product.base)
    const { email, password } = memberOf(product)
    await logIn(me.page, email, 'not it at all')
    await me.page.getByText('Account not found').first().waitFor()
    await me.page.getByText('Please sign up first or check your email address.').first().waitFor()
    await me.page.getByLabel('Password', { exact: true }).fill(password)
    await me.page.getByRole('button', { name: 'Log in' }).click()
    await me.page.waitForURL('**/user-dashboard**')
    await me.page.getByRole('main').getByText('Luna').first().waitFor()
    await sitOutToast(me.page, 'Welcome back!')
    await me.page.getByRole('button', { name: 'Logout' }).click()
    await me.page.waitForURL(`${product.base}/`)
    await me.context.close()
  }).tags(['@core'])

  test('visitors of pages behind the login are sent to /, unknown pages are a 404', async ({
    assert,
  }) => {
    const me = await visit(product.base)
    for (const path of ['/user-dashboard', '/dashboard', '/customize']) {
      await me.page.goto(path)
      await me.page.waitForURL(`${product.base}/`)
    }
    const response = await me.page.goto('/no/such/page')
    assert.equal(response?.status(), 404)
    await me.page.getByText('404 Page Not Found').waitFor()
    await me.page.getByText('Did you forget to add the page to the router?').waitFor()
    await me.context.close()
  })
})

async function signUp(page: Page, phone: Page, person: NewPerson): Promise<string> {
  await askForCode(page, person)
  await page.getByText('Check your phone').first().waitFor()
  await phone.goto(`/simulator?phone=${encodeURIComponent(`+1${person.phone}`)}`)
  const words = await phone
    .getByText(/Your Everly code is \d{6}/)
    .last()
    .textContent()
  const code = /\d{6}/.exec(words ?? '')?.[0] ?? ''
  await page.getByLabel('6-digit verification code').fill(code)
  await page.waitForURL('**/customize')
  return code
}

async function createHer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Valentina/ }).check({ force: true })
  await page.locator('label', { hasText: 'Travel' }).click()
  await page.locator('label', { hasText: 'Animals' }).click()
  await choose(page, 'Personality Type', 'Flirty')
  await choose(page, 'Communication Style', 'Casual')
  await choose(page, 'Relationship Style', 'Girlfriend')
  await page.getByRole('button', { name: 'Start Texting Now!' }).click()
  await page.waitForURL('**/user-dashboard**')
}

/** A select on phones, radio cards on wide screens. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label).and(page.locator('select'))
  if (await select.isVisible().catch(() => false)) {
    const values = await select.locator('option').allTextContents()
    await select.selectOption({ label: values.find((text) => text.startsWith(option)) ?? option })
  } else {
    await page
      .getByRole('radio', { name: new RegExp(`^${option}`) })
      .first()
      .check()
  }
}

async function typeOnPhone(phone: Page, words: string): Promise<void> {
  await phone.getByLabel('Text message').fill(words)
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByText(words).first().waitFor()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
