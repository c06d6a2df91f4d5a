import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visit } from '#tests/journeys/browser'
import { loginOf, WIDE } from '#tests/journeys/console_steps'
import { type Product, sharedProduct } from '#tests/journeys/product'
import {
  askForCode,
  eventually,
  newAccount,
  newMember,
  newPerson,
  payWith,
  readCode,
  seeCurrentPlan,
  seeToast,
  visitAs,
  visitAsMember,
  visitAsNewMember,
} from '#tests/journeys/steps'

let product: Product

test.group('Coming back to a page', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('a typed address begins at its top, a reload and “back” where somebody was', async () => {
    const { page, context } = await visit(product.base, WIDE)
    await page.goto('/terms')
    await scrollTo(page, 900)
    await page.goto('/privacy')
    await isAt(page, 0)
    await scrollTo(page, 700)
    await page.reload()
    await isAt(page, 700)
    await page.goBack()
    await isAt(page, 900)
    await context.close()
  })

  test('a reload or “back” while the code is on its way keeps number, address and step', async ({
    assert,
  }) => {
    const { page, context } = await visit(product.base)
    const person = newPerson()
    const code = await readCode(context.request, `+1${person.phone}`, () =>
      askForCode(page, person)
    )
    await page.getByRole('heading', { name: 'Check your phone' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Check your phone' }).waitFor()
    await page.goto('/terms')
    await page.goBack()
    await page.getByRole('heading', { name: 'Check your phone' }).waitFor()
    assert.notInclude(await page.evaluate('JSON.stringify({ ...sessionStorage })'), person.password)
    await page.getByLabel('6-digit verification code').fill(code)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill(person.password)
    assert.equal(await page.getByLabel('Email').inputValue(), person.email)
    assert.equal(await page.getByLabel('Phone', { exact: true }).inputValue(), person.phone)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/customize')
    assert.notInclude(await page.evaluate('JSON.stringify({ ...sessionStorage })'), person.phone)
    await context.close()
  })

  test('a reload while a new password is chosen keeps the address and the step', async () => {
    const { page, context } = await visit(product.base)
    const { email, phone } = await newMember(product)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Login' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const code = await readCode(context.request, `+1${phone}`, () =>
      page.getByRole('button', { name: 'Send code' }).click()
    )
    await page.getByRole('heading', { name: 'Check your phone' }).waitFor()
    await page.reload()
    await page.getByText(email).waitFor()
    await page.getByLabel('6-digit verification code').fill(code)
    await page.getByLabel('New password', { exact: true }).fill('a brand new harbour 4')
    await page.getByRole('button', { name: 'Change password' }).click()
    await seeToast(page, 'Password changed')
    await context.close()
  })

  test('a reload keeps the step of a changed phone, and of a change that was undone', async ({
    assert,
  }) => {
    const { page, context, own } = await visitAsNewMember(product)
    const { phone } = newPerson()
    await page.goto('/settings?tab=profile')
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Phone', { exact: true }).fill(phone)
    await page.getByLabel('Your current password').fill(own.password)
    const code = await readCode(context.request, `+1${phone}`, () =>
      page.getByRole('button', { name: 'Update Profile' }).click()
    )
    await seeToast(page, 'Verification Code Sent')
    await page.reload()
    const field = page.getByLabel('6-digit verification code')
    await field.waitFor()
    assert.equal(await page.getByLabel('Phone', { exact: true }).inputValue(), phone)
    assert.notInclude(await page.evaluate('JSON.stringify({ ...sessionStorage })'), own.password)
    await field.fill(code)
    await seeToast(page, 'Phone Number Updated!')
    let secret = ''
    await eventually(async () => {
      const answer = await context.request.get(`/api/simulator/phones/%2B1${own.phone}`)
      secret = /undo-change(#[\w-]+)/.exec(await answer.text())?.[1] ?? ''
      return secret !== ''
    })
    await page.goto(`/undo-change${secret}`)
    await page.getByRole('button', { name: 'Undo the change' }).click()
    const done = page.getByRole('heading', { name: 'Your account is yours again' })
    await done.waitFor()
    await page.reload()
    await done.waitFor()
    await page.getByLabel('Email').waitFor()
    await context.close()
  })

  test('a reload while she is being made keeps what was chosen, until she is there', async ({
    assert,
  }) => {
    const { page, context } = await visitAs(product, await newAccount(product))
    await page.goto('/customize')
    await page.getByRole('radio', { name: /Valentina/ }).check({ force: true })
    await page.getByLabel('Her Name').fill('Ada')
    await page.locator('label', { hasText: 'Travel' }).click()
    await page.getByLabel('Communication Style').and(page.locator('select')).selectOption('deep')
    await page.getByLabel('Relationship Style').and(page.locator('select')).selectOption('friend')
    await page.reload()
    await page.getByText('Ada, 22', { exact: true }).waitFor()
    assert.isTrue(await page.getByRole('radio', { name: /Valentina/ }).isChecked())
    await page.getByRole('button', { name: 'Start Texting Now!' }).click()
    await page.waitForURL('**/user-dashboard**')
    assert.notInclude(await page.evaluate('JSON.stringify({ ...sessionStorage })'), 'Ada')
    await context.close()
  })

  test('who comes back to a plan that is paid is told no error', async ({ assert }) => {
    const { page, context } = await visitAsNewMember(product)
    await page.goto('/checkout?plan=standard')
    await page.getByRole('link', { name: 'Back to Plans' }).click()
    await page.getByRole('button', { name: 'Get Unlimited' }).click()
    await payWith(page, '4242424242424242')
    await seeCurrentPlan(page, 'Unlimited Plan')
    const told = await toastsOf(page)
    await page.goBack()
    await page.goBack()
    await seeCurrentPlan(page, 'Unlimited Plan')
    assert.notInclude(await told(), 'Setup Error')
    await context.close()
  })

  test('who comes back to the making of her sees her', async () => {
    const { page, context } = await visitAsNewMember(product)
    await page.goto('/customize')
    await page.getByRole('heading', { name: 'Already Set Up!' }).waitFor()
    await page.getByRole('img', { name: /Valentina/ }).waitFor()
    await context.close()
  })

  test('the address of somebody else sticks to no link', async ({ assert }) => {
    const { page, context } = await visitAsMember(product)
    await page.goto('/user-dashboard?email=somebody.else@example.com')
    await page.getByRole('link', { name: 'View History' }).waitFor()
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('a[href*="email="]')].map((link) => link.getAttribute('href'))`
    )
    assert.isNotEmpty(links)
    for (const link of links) assert.notInclude(link, 'somebody')
    await context.close()
  })

  test('a reload of the second factor’s page sends no second code', async ({ assert }) => {
    const admin = loginOf(product, 'admin')
    const { page, context } = await visitAs(product, admin, WIDE)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const code = await readCode(context.request, admin.phone, () => page.goto('/admin'))
    await page.getByText(/^Resend code in/).waitFor()
    await page.reload()
    await page.getByText(/^Resend code in/).waitFor()
    assert.deepEqual(sent, ['/api/admin/second-factor'])
    await page.getByLabel('6-digit verification code').fill(code)
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await context.close()
  })

  test('a page that needs the network says so, and shows itself when it is back', async () => {
    const me = await visitAsMember(product)
    await me.page.goto('/user-dashboard')
    await me.page.getByRole('link', { name: 'View History' }).waitFor()
    await me.context.setOffline(true)
    await me.page.getByRole('link', { name: 'Settings' }).click()
    await me.page.getByText('You are offline').first().waitFor()
    await me.context.setOffline(false)
    await me.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await me.context.close()
  })
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await takenOver(page)
  await page.evaluate(`scrollTo(0, ${top})`)
}

/** And stays there: to where it was before, a page glides a moment after it is taken over. */
async function isAt(page: Page, top: number): Promise<void> {
  await takenOver(page)
  await page.waitForTimeout(500)
  await eventually(() => page.evaluate<boolean>(`Math.abs(scrollY - ${top}) < 20`))
}

/** The app takes a page over a moment after it is painted. */
async function takenOver(page: Page): Promise<void> {
  await eventually(() => page.evaluate<boolean>('history.scrollRestoration === "manual"'))
}

/** Collects the words of every toast from now on. */
async function toastsOf(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(`{
    window.told = ''
    new MutationObserver(() => {
      window.told += document.querySelector('[aria-label^=Notifications]')?.textContent ?? ''
    }).observe(document.body, { childList: true, subtree: true })
  }`)
  return () => page.evaluate<string>('window.told')
}
