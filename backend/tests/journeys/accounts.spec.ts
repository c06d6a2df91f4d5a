import { test } from '@japa/runner'
import { visit } from '#tests/journeys/browser'
import { type Product, sharedProduct } from '#tests/journeys/product'
import {
  askForCode,
  memberOf,
  newMember,
  newPerson,
  readCode,
  seeToast,
  sitOutToast,
  visitAsMember,
  visitAsNewMember,
  wrong,
} from '#tests/journeys/steps'

let product: Product

test.group('Accounts in the browser', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('a wrong code, an expired one, and the right one pasted', async ({ assert }) => {
    const me = await visit(product.base)
    const { request } = me.context
    const person = newPerson()
    await me.page.clock.install()
    const first = await readCode(request, `+1${person.phone}`, () => askForCode(me.page, person))
    const field = me.page.getByLabel('6-digit verification code')
    await field.fill(wrong(first))
    await seeToast(me.page, 'Invalid code', 'Invalid verification code.')
    product.change('update verification_codes set expires_at = 1')
    await field.fill(first)
    await seeToast(me.page, 'Invalid code', 'This code has expired. Please request a new code.')
    await me.page.clock.fastForward(31_000)
    const second = await readCode(request, `+1${person.phone}`, async () => {
      await me.page.getByRole('button', { name: /^Resend/ }).click()
      await seeToast(me.page, 'Verification code sent!')
    })
    await field.focus()
    await me.page.evaluate(`navigator.clipboard.writeText('${second} ')`)
    await me.page.keyboard.press('ControlOrMeta+V')
    await me.page.waitForURL('**/customize')
    assert.deepEqual(
      me.complaints.filter((line) => !line.includes('422')),
      []
    )
    await me.context.close()
  }).tags(['@core'])

  test('a number and an address that are taken lead to the login', async ({ assert }) => {
    const me = await visit(product.base)
    const { phone, email } = memberOf(product)
    await askForCode(me.page, { ...newPerson(), phone: phone.slice(2) })
    await seeToast(
      me.page,
      'Phone number exists',
      'This phone number is already registered. Try logging in instead.'
    )
    assert.equal(
      await me.page.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected'),
      'true'
    )
    const person = { ...newPerson(), email }
    const code = await readCode(me.context.request, `+1${person.phone}`, () =>
      askForCode(me.page, person)
    )
    await me.page.getByLabel('6-digit verification code').fill(code)
    await seeToast(
      me.page,
      'Account exists',
      'This email is already registered. Try logging in instead.'
    )
    await me.context.close()
  })

  test('a login goes on where it was wanted', async () => {
    const me = await visit(product.base)
    const { email, password } = memberOf(product)
    await me.page.goto('/?redirect=/subscription')
    await me.page.getByLabel('Email').fill(email)
    await me.page.getByLabel('Password', { exact: true }).fill(password)
    await me.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await seeToast(me.page, 'Continue Setup')
    await me.page.waitForURL('**/subscription')
    await me.context.close()
  })

  test('a link out of a text leads on after the login, and a logout leads nowhere', async () => {
    const me = await visit(product.base)
    const { email, password } = memberOf(product)
    await me.page.goto('/settings?email=somebody#memories')
    await me.page.getByText('Log in to continue', { exact: true }).waitFor()
    await me.page.getByLabel('Email').fill(email)
    await me.page.getByLabel('Password', { exact: true }).fill(password)
    await me.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await me.page.waitForURL('**/settings?email=somebody#memories')
    await sitOutToast(me.page, 'Welcome back!')
    await me.page.getByRole('button', { name: 'Logout' }).click()
    await me.page.waitForURL(`${product.base}/`)
    await me.context.close()
  })

  test('a forgotten password is changed by a text, and the old one is worth nothing', async ({
    assert,
  }) => {
    const me = await visit(product.base)
    const { email, password, phone } = await newMember(product)
    await me.page.goto('/')
    await me.page.getByRole('tab', { name: 'Login' }).click()
    await me.page.getByLabel('Email').fill(email)
    await me.page.getByRole('button', { name: 'Forgot password?' }).click()
    const code = await readCode(me.context.request, `+1${phone}`, async () => {
      await me.page.getByRole('button', { name: 'Send code' }).click()
      await me.page.getByText('Check your phone').waitFor()
    })
    await me.page.getByLabel('6-digit verification code').fill(code)
    await me.page.getByLabel('New password', { exact: true }).fill('a brand new harbour 3')
    await me.page.getByRole('button', { name: 'Change password' }).click()
    await seeToast(me.page, 'Password changed')
    const old = await me.context.request.post('/api/login', { data: { email, password } })
    assert.equal(old.status(), 401)
    await me.page.getByLabel('Password', { exact: true }).fill('a brand new harbour 3')
    await me.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await me.page.waitForURL('**/user-dashboard**')
    await me.context.close()
  }).tags(['@core'])

  test('a changed phone is verified first; a taken one and a wrong code change nothing', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    const other = newPerson()
    const admin = product.logins.find((login) => login.role === 'admin')
    await me.page.goto('/settings?tab=profile')
    await me.page.getByLabel('First name').fill('Robin')
    await me.page.getByLabel('Last name').fill('Hart')
    const field = me.page.getByLabel('Phone', { exact: true })
    await field.fill(admin?.phone.slice(2) ?? '')
    await me.page.getByLabel('Your current password').fill(me.own.password)
    await me.page.getByRole('button', { name: 'Update Profile' }).click()
    await seeToast(me.page, 'Failed to Send Code')
    await me.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await field.fill(other.phone)
    const code = await readCode(me.context.request, `+1${other.phone}`, async () => {
      await me.page.getByRole('button', { name: 'Update Profile' }).click()
      await me.page.getByRole('dialog', { name: 'Verify New Phone Number' }).waitFor()
    })
    await me.page.getByLabel('6-digit verification code').fill(wrong(code))
    await seeToast(me.page, 'Verification Failed')
    assert.equal(await phoneOf(me.context.request), `+1${me.own.phone}`)
    await me.page.getByLabel('6-digit verification code').fill(code)
    await seeToast(me.page, 'Phone Number Updated!')
    await me.page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.equal(await phoneOf(me.context.request), `+1${other.phone}`)
    await me.context.close()
  }).tags(['@core'])

  test('logging out leads to / even when the call fails', async () => {
    const me = await visitAsMember(product)
    await me.page.goto('/user-dashboard')
    await me.page.route('**/api/logout', (route) => route.abort())
    await me.page.getByRole('button', { name: 'Logout' }).click()
    await me.page.waitForURL(`${product.base}/`)
    await me.context.close()
  })

  test('an account is deleted by the exact word only, and is gone', async ({ assert }) => {
    const me = await visitAsNewMember(product)
    const { email, password } = me.own
    await me.page.goto('/settings?tab=account')
    await me.page.getByRole('button', { name: 'Delete My Account' }).click()
    const dialog = me.page.getByRole('alertdialog')
    const confirm = dialog.getByRole('button', { name: 'Delete My Account' })
    for (const typed of ['delete', 'DELETE ', 'DELET']) {
      await dialog.getByLabel('Type DELETE').fill(typed)
      assert.isTrue(await confirm.isDisabled(), typed)
    }
    await dialog.getByLabel('Type DELETE').fill('DELETE')
    await dialog.getByLabel('Your current password').fill(password)
    await confirm.click()
    await seeToast(me.page, 'Account Deleted')
    await me.page.waitForURL(`${product.base}/`)
    const login = await me.context.request.post('/api/login', { data: { email, password } })
    assert.equal(login.status(), 401)
    await me.context.close()
  }).tags(['@core'])
})

async function phoneOf(request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const answer = await (await request.get('/api/signup')).json()
  return (answer as { signup: { phone: string } }).signup.phone
}
