import { test } from '@japa/runner'
import { closeBrowser, visit } from '#tests/journeys/browser'
import { type Product, startProduct } from '#tests/journeys/product'
import {
  askForCode,
  memberOf,
  readCode,
  seeToast,
  visitAsMember,
  wrong,
} from '#tests/journeys/steps'

const ROBIN = { email: 'robin@example.com', phone: '2025550121', password: 'a quiet harbour 9' }

let product: Product

test.group('Accounts in the browser', (group) => {
  group.setup(async () => {
    product = await startProduct()
    return async () => {
      await product.stop()
      await closeBrowser()
    }
  })

  test('a wrong code, an expired one, and the right one pasted', async ({ assert }) => {
    const me = await visit(product.base)
    await me.page.clock.install()
    await askForCode(me.page, ROBIN)
    const first = await readCode(me.context, `+1${ROBIN.phone}`)
    const field = me.page.getByLabel('6-digit verification code')
    await field.fill(wrong(first))
    await seeToast(me.page, 'Invalid code', 'Invalid verification code.')
    product.change('update verification_codes set expires_at = 1')
    await field.fill(first)
    await seeToast(me.page, 'Invalid code', 'This code has expired. Please request a new code.')
    await me.page.clock.fastForward(31_000)
    await me.page.getByRole('button', { name: /^Resend/ }).click()
    await seeToast(me.page, 'Verification code sent!')
    const second = await readCode(me.context, `+1${ROBIN.phone}`)
    await me.page.bringToFront()
    await field.focus()
    await me.page.evaluate(`navigator.clipboard.writeText('${second} ')`)
    await me.page.keyboard.press('ControlOrMeta+V')
    await me.page.waitForURL('**/customize')
    assert.deepEqual(
      me.complaints.filter((line) => !line.includes('422')),
      []
    )
    await me.context.close()
  })

  test('a number and an address that are taken lead to the login', async ({ assert }) => {
    const me = await visit(product.base)
    const { phone, email } = memberOf(product)
    await askForCode(me.page, { ...ROBIN, email: 'other@example.com', phone: phone.slice(2) })
    await seeToast(
      me.page,
      'Phone number exists',
      'This phone number is already registered. Try logging in instead.'
    )
    assert.equal(
      await me.page.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected'),
      'true'
    )
    const free = '2025550122'
    await askForCode(me.page, { ...ROBIN, email, phone: free })
    const code = await readCode(me.context, `+1${free}`)
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
    await me.page.getByRole('button', { name: 'Login', exact: true }).click()
    await seeToast(me.page, 'Continue Setup')
    await me.page.waitForURL('**/subscription')
    await me.context.close()
  })

  test('a forgotten password is changed by a text, and the old one is worth nothing', async ({
    assert,
  }) => {
    const me = await visit(product.base)
    const { email, password, phone } = memberOf(product)
    await me.page.goto('/')
    await me.page.getByRole('tab', { name: 'Login' }).click()
    await me.page.getByLabel('Email').fill(email)
    await me.page.getByRole('button', { name: 'Forgot password?' }).click()
    await me.page.getByRole('button', { name: 'Send code' }).click()
    await me.page.getByText('Check your phone').waitFor()
    const code = await readCode(me.context, phone)
    await me.page.getByLabel('6-digit verification code').fill(code)
    await me.page.getByLabel('New password', { exact: true }).fill('a brand new harbour 3')
    await me.page.getByRole('button', { name: 'Change password' }).click()
    await seeToast(me.page, 'Password changed')
    const old = await me.context.request.post('/api/login', { data: { email, password } })
    assert.equal(old.status(), 401)
    await me.page.getByLabel('Password', { exact: true }).fill('a brand new harbour 3')
    await me.page.getByRole('button', { name: 'Login', exact: true }).click()
    await me.page.waitForURL('**/user-dashboard**')
    memberOf(product).password = 'a brand new harbour 3'
    await me.context.close()
  })

  test('a changed phone is verified first; a taken one and a wrong code change nothing', async ({
    assert,
  }) => {
    const me = await visitAsMember(product)
    const { phone } = memberOf(product)
    const admin = product.logins.find((login) => login.role === 'admin')
    await me.page.goto('/settings?tab=profile')
    const field = me.page.getByLabel('Phone', { exact: true })
    await field.fill(admin?.phone.slice(2) ?? '')
    await me.page.getByRole('button', { name: 'Update Profile' }).click()
    await seeToast(me.page, 'Failed to Send Code')
    await me.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await field.fill('2025550188')
    await me.page.getByRole('button', { name: 'Update Profile' }).click()
    await me.page.getByRole('dialog', { name: 'Verify New Phone Number' }).waitFor()
    const code = await readCode(me.context, '+12025550188')
    await me.page.getByLabel('6-digit verification code').fill(wrong(code))
    await seeToast(me.page, 'Verification Failed')
    assert.equal(await phoneOf(me.context.request), phone)
    await me.page.getByLabel('6-digit verification code').fill(code)
    await seeToast(me.page, 'Phone Number Updated!')
    await me.page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.equal(await phoneOf(me.context.request), '+12025550188')
    await me.context.close()
  })

  test('logging out leads to / even when the call fails', async () => {
    const me = await visitAsMember(product)
    await me.page.goto('/user-dashboard')
    await me.page.route('**/api/logout', (route) => route.abort())
    await me.page.getByRole('button', { name: 'Logout' }).click()
    await me.page.waitForURL(`${product.base}/`)
    await me.context.close()
  })

  test('an account is deleted by the exact word only, and is gone', async ({ assert }) => {
    const me = await visitAsMember(product)
    const { email, password } = memberOf(product)
    await me.page.goto('/settings?tab=account')
    await me.page.getByRole('button', { name: 'Delete My Account' }).click()
    const dialog = me.page.getByRole('alertdialog')
    const confirm = dialog.getByRole('button', { name: 'Delete My Account' })
    for (const typed of ['delete', 'DELETE ', 'DELET']) {
      await dialog.getByLabel('Type DELETE').fill(typed)
      assert.isTrue(await confirm.isDisabled(), typed)
    }
    await dialog.getByLabel('Type DELETE').fill('DELETE')
    await confirm.click()
    await seeToast(me.page, 'Account Deleted')
    await me.page.waitForURL(`${product.base}/`)
    const login = await me.context.request.post('/api/login', { data: { email, password } })
    assert.equal(login.status(), 401)
    await me.context.close()
  })
})

async function phoneOf(request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const answer = await (await request.get('/api/signup')).json()
  return (answer as { signup: { phone: string } }).signup.phone
}
