import type { BrowserContext, Page } from 'playwright'
import { type Visitor, visit } from '#tests/journeys/browser'
import type { Product } from '#tests/journeys/product'

export interface NewPerson {
  email: string
  /** Without +1. */
  phone: string
  password: string
}

/** Fills the sign-up form of `/` and asks for the code. */
export async function askForCode(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
  await page.getByLabel('Date of birth').fill('1992-03-04')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
}

/** The last six digits texted to this number, as its phone shows them. */
export async function readCode(context: BrowserContext, number: string): Promise<string> {
  const phone = await context.newPage()
  await phone.goto(`/simulator?phone=${encodeURIComponent(number)}`)
  const words = await phone
    .getByText(/Your Everly code is \d{6}/)
    .last()
    .textContent()
  await phone.close()
  return /\d{6}/.exec(words ?? '')?.[0] ?? ''
}

/** Six digits that are surely not the code. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

export async function visitAsMember(product: Product): Promise<Visitor> {
  const me = await visit(product.base)
  const member = memberOf(product)
  const answer = await me.context.request.post('/api/login', {
    data: { email: member.email, password: member.password },
  })
  if (!answer.ok()) throw new Error(`the member could not log in: ${answer.status()}`)
  return me
}

export function memberOf(product: Product): Product['logins'][number] {
  const member = product.logins.find((login) => login.role === 'member')
  if (!member) throw new Error('the demo has no member')
  return member
}

/** Waits for a toast of this title, and of this description when there is one. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor()
  if (description) await page.getByText(description).first().waitFor()
}

/** Waits until the plans page has the badge on this plan. */
export async function seeCurrentPlan(page: Page, name: string): Promise<void> {
  const card = page.getByRole('group', { name, exact: true })
  await card.getByText('Current Plan', { exact: true }).first().waitFor()
}

export interface BillingView {
  subscriptionType: string
  bonusMessages: number
  subscription: { cancelAtPeriodEnd: boolean; nextPlanId: string | null } | null
}

/** What the account says of its plan and its messages. */
export async function billingOf({ context }: Visitor): Promise<BillingView> {
  const answer = await context.request.get('/api/user')
  return ((await answer.json()) as { user: BillingView }).user
}

export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 40_000
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('it did not come about within 40 seconds')
    await new Promise((later) => setTimeout(later, 200))
  }
}

/** Fills the card form and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
