import type { Page } from 'playwright'
import type { Screen, Visitor } from '#tests/journeys/browser'
import type { Product } from '#tests/journeys/product'
import { done, eventually, readCode, visitAs } from '#tests/journeys/steps'

type Login = Product['logins'][number]
type Place = Pick<Product, 'base' | 'logins'>
export type StaffRole = 'admin' | 'support' | 'viewer'

export const WIDE: Screen = { width: 1280, theme: 'light' }

export function loginOf({ logins }: Place, role: string): Login {
  const login = logins.find((one) => one.role === role)
  if (!login) throw new Error(`the demo has no ${role}`)
  return login
}

/** Somebody of staff whose second factor is typed, without the pages of it. */
export async function staffIn(place: Place, role: StaffRole, screen = WIDE): Promise<Visitor> {
  const login = loginOf(place, role)
  const me = await visitAs(place, login, screen)
  const { request } = me.context
  const verificationCode = await readCode(request, login.phone, () =>
    done(request.post('/api/admin/second-factor'))
  )
  await done(request.post('/api/admin/second-factor/verify', { data: { verificationCode } }))
  return me
}

/** Opens a page of the console and waits for its heading. */
export async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** The only person of the demo who is no staff. */
export async function openMember(page: Page, tab?: string): Promise<void> {
  await open(page, `/admin/signups/1/show${tab ? `?tab=${tab}` : ''}`, 'Signup #1')
  await page.getByRole('tab', { name: 'Overview', exact: true }).waitFor()
}

/** A value on the page of a row, by its name. */
export function factOf(page: Page, label: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
}

interface Rows<Row> {
  rows: Row[]
  total: number
}

/** Rows of a resource as the server lists them to this session, newest first. */
export async function listOf<Row = Record<string, unknown>>(
  { context }: Visitor,
  resource: string,
  filter: object = {}
): Promise<Rows<Row>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,99]',
    sort: '["id","DESC"]',
  })
  const answer = await context.request.get(`/api/admin/${resource}?${query}`)
  if (!answer.ok()) throw new Error(`${resource} answered ${answer.status()}`)
  const total = Number(answer.headers()['content-range']?.split('/')[1])
  return { rows: (await answer.json()) as Row[], total }
}

/** Types a text on the pretend phone, as its owner would. */
export async function textAs(phone: Page, number: string, words: string): Promise<void> {
  await phone.goto(`/simulator?phone=${encodeURIComponent(number)}`)
  await phone.getByLabel('Text message').fill(words)
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByRole('log').getByText(words).first().waitFor()
}

export type Call = [method: string, path: string, body?: object]

/** Calls the API as the page itself would, and answers the status. */
export function statusOf(page: Page, [method, path, body]: Call): Promise<number> {
  return page.evaluate<number, { method: string; path: string; body?: string }>(
    async ({ method: verb, path: address, body: data }) => {
      const headers = { 'content-type': 'application/json', 'accept': 'application/json' }
      return (await fetch(address, { method: verb, headers, body: data })).status
    },
    { method, path, body: body && JSON.stringify(body) }
  )
}

/** Takes what the browser itself reports of answers that were meant to be refusals. */
export function forgive(me: Visitor, ...statuses: number[]): void {
  const kept = me.complaints.filter(
    (line) => !statuses.some((status) => line.includes(`responded with a status of ${status}`))
  )
  me.complaints.splice(0, me.complaints.length, ...kept)
}

/** The newest row that fits, waited for. */
export async function rowComes<Row = Record<string, unknown>>(
  me: Visitor,
  resource: string,
  filter: object
): Promise<Row> {
  let row: Row | undefined
  await eventually(async () => {
    row = (await listOf<Row>(me, resource, filter)).rows[0]
    return row !== undefined
  })
  return row as Row
}

/** Presses what wants a reason, and gives one. */
export async function decide(page: Page, label: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
