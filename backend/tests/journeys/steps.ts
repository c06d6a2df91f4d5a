import { type APIRequestContext, type APIResponse, type Page, request } from 'playwright'
import { type Screen, type Visitor, visit } from '#tests/journeys/browser'
import type { Product } from '#tests/journeys/product'
import { VALENTINA } from '#tests/world'

export interface NewPerson {
  email: string
  /** Without +1. */
  phone: string
  password: string
}

type Login = Pick<Product['logins'][number], 'email' | 'password'>

let people = 0

/** Somebody nobody else is, for one test alone. */
export function newPerson(): NewPerson {
  people++
  const phone = String(2_025_560_000 + people)
  return { email: `person${people}@example.com`, phone, password: 'a quiet harbour 9' }
}

/** Signed up, with a companion, by the calls the pages make. */
export function newMember(product: Pick<Product, 'base'>): Promise<NewPerson> {
  return newAccount(product, VALENTINA)
}

/** Signed up; with a companion if one is given. */
export async function newAccount(
  { base }: Pick<Product, 'base'>,
  companion?: typeof VALENTINA
): Promise<NewPerson> {
  const person = newPerson()
  const phone = `+1${person.phone}`
  const calls = await request.newContext({ baseURL: base })
  const post = (path: string, data: object) => done(calls.post(path, { data }))
  const verificationCode = await readCode(calls, phone, () =>
    post('/api/send-verification', { phoneNumber: phone })
  )
  await post('/api/verify-phone', { phoneNumber: phone, verificationCode })
  await post('/api/signup', { ...person, ...PAPERS, phone })
  if (companion) await post('/api/girlfriend', companion)
  await calls.dispose()
  return person
}

const PAPERS = {
  countryCode: '+1',
  dateOfBirth: '1992-03-04',
  smsConsent: true,
  timeZone: 'America/New_York',
}

export async function done(call: Promise<APIResponse>): Promise<void> {
  const answer = await call
  if (!answer.ok()) {
    throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  }
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

/** The six digits that are texted to this number when they are asked for. */
export async function readCode(
  calls: APIRequestContext,
  number: string,
  ask: () => Promise<unknown>
): Promise<string> {
  const before = (await codesOn(calls, number)).length
  await ask()
  let codes: string[] = []
  await eventually(async () => (codes = await codesOn(calls, number)).length > before)
  return codes.at(-1) ?? ''
}

async function codesOn(calls: APIRequestContext, number: string): Promise<string[]> {
  const answer = await calls.get(`/api/simulator/phones/${encodeURIComponent(number)}`)
  const { texts } = (await answer.json()) as { texts: { body: string }[] }
  return texts.flatMap(({ body }) => /Your .{1,30} code is (\d{6})/.exec(body)?.[1] ?? [])
}

/** Six digits that are surely not the code. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

export async function visitAs(
  { base }: Pick<Product, 'base'>,
  { email, password }: Login,
  screen?: Screen
): Promise<Visitor> {
  const me = await visit(base, screen)
  await done(me.context.request.post('/api/login', { data: { email, password } }))
  return me
}

export async function visitAsNewMember(product: Product): Promise<Visitor & { own: NewPerson }> {
  const own = await newMember(product)
  return { ...(await visitAs(product, own)), own }
}

export async function visitAsMember(product: Product): Promise<Visitor> {
  return visitAs(product, memberOf(product))
}

/** Of the demo, with weeks of talk: everybody may look, nobody may change anything of it. */
export function memberOf(product: Product): Product['logins'][number] {
  const member = product.logins.find((login) => login.role === 'member')
  if (!member) throw new Error('the demo has no member')
  return member
}

interface Plan {
  type: string
  limit: number
  used: number
}

/** Gives somebody a plan and so many messages used in an allowance day that still runs. */
export function givePlan(
  product: Product,
  { email }: NewPerson,
  { type, limit, used }: Plan
): void {
  const inFiveHours = Date.now() + 5 * 60 * 60_000
  product.change(
    `update users set subscription_type = ?, daily_message_limit = ?, allowance_day = 'day of the test',
       allowance_resets_at = ? where email = ?`,
    type,
    limit,
    inFiveHours,
    email
  )
  product.change(`delete from allowance_entries where charge_key like ?`, `journey:${email}:%`)
  product.change(
    `with recursive used (number) as (select 1 union all select number + 1 from used where number < ?)
     insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
     select users.id, 'reserve', 'daily', -1, 'day of the test', 'journey:' || email || ':' || number, 1
     from users, used where email = ? and number <= ?`,
    used,
    email,
    used
  )
}

interface Text {
  id: number
  sender: string
  message: string
  state?: string
}

/** The last text of hers that has left. */
export async function lastOfHers({ context }: Visitor): Promise<{ id: number; message: string }> {
  const answer = await context.request.get('/api/my-conversation?limit=20')
  const { messages } = (await answer.json()) as { messages: Text[] }
  const last = messages.findLast(
    ({ sender, state }) => sender === 'girlfriend' && state !== 'queued'
  )
  return last ?? { id: 0, message: '' }
}

/** Waits for a toast of this title, and of this description when there is one. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor()
  if (description) await page.getByText(description).first().waitFor()
}

/** Waits until it has gone: on a phone it lies on the header, and stays under a mouse that comes there. */
export async function sitOutToast(page: Page, title: string): Promise<void> {
  await seeToast(page, title)
  const shown = page.getByRole('region', { name: /^Notifications/ })
  await shown.getByText(title, { exact: true }).waitFor({ state: 'hidden' })
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
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** Fills the card form and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
