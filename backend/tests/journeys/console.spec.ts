import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { type Visitor, visit } from '#tests/journeys/browser'
import {
  decide,
  factOf,
  forgive,
  listOf,
  loginOf,
  open,
  openMember,
  rowComes,
  staffIn,
  statusOf,
  textAs,
  WIDE,
} from '#tests/journeys/console_steps'
import { type Product, sharedProduct, startProduct } from '#tests/journeys/product'
import { eventually, readCode, wrong } from '#tests/journeys/steps'

let product: Product
let me: Visitor

/** A server whose lists hold the demo alone, and an admin who has typed the code. */
async function comeIn(): Promise<() => Promise<void>> {
  product = await startProduct()
  me = await staffIn(product, 'admin')
  return async () => {
    await me.context.close()
    await product.stop()
  }
}

function complainNot(): void {
  const complaints = me.complaints.splice(0)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

test.group('The way into the console', () => {
  test('a visitor logs in and types a code by text before anything opens', async ({ assert }) => {
    const { base, logins } = await sharedProduct()
    const { email, password, phone } = loginOf({ base, logins }, 'admin')
    const somebody = await visit(base, WIDE)
    const { context, page, complaints } = somebody
    await page.goto('/admin')
    await page.waitForURL('**/?redirect=/admin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    const code = await readCode(context.request, phone, async () => {
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL('**/admin')
      await page.getByText('+1 *** *** 0199').waitFor()
    })
    const before = await context.request.get('/api/admin/figures')
    assert.equal(before.status(), 403)
    const digits = page.getByLabel('6-digit verification code')
    await digits.fill(wrong(code))
    await page.getByText('Invalid verification code.').waitFor()
    await digits.fill(code)
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    forgive(somebody, 422)
    assert.deepEqual(complaints, [])
    await context.close()
  }).tags(['@core'])
})

test.group('The console of the demo, as an admin', (group) => {
  group.setup(comeIn)
  group.each.teardown(complainNot)

  test('the dashboard counts what there is', async ({ assert }) => {
    const { page } = me
    const phone = await me.context.newPage()
    await textAs(phone, loginOf(product, 'member').phone, 'I am home early today')
    await phone.close()
    await open(page, '/admin', 'Dashboard')
    await seeFigure(page, 'Texts in', () => countSince({ direction: 'inbound' }))
    await seeFigure(page, 'Texts out', () => countSince({ direction: 'outbound', state: GONE }))
    await seeFigure(page, 'Open safety events', () => count('safety-events', { state: 'open' }))
    await page.getByRole('button', { name: 'Show as table' }).click()
    const days = page.getByRole('table', { name: 'Texts, the last 30 days' })
    let cells: string[] = []
    await eventually(async () => {
      cells = await days.locator('tbody td:nth-child(2)').allTextContents()
      const sum = cells.reduce((total, cell) => total + Number(cell), 0)
      return sum === (await count('messages', { direction: 'inbound' }))
    })
    assert.lengthOf(cells, 30)
    // The day may have turned since that text.
    assert.isAbove(Number(cells[0]) + Number(cells[1]), 0)
  })

  test('lists are filtered, sorted and turned, and a query is kept', async ({ assert }) => {
    const { page } = me
    await open(page, '/admin/signups', 'Signups')
    await page
      .getByRole('button', { name: /^Sort by .+ ascending$/ })
      .first()
      .click()
    await rowsAre(page, ['s***@', 'a***@', 'h***@', 'v***@'])
    await page.getByRole('searchbox').fill(loginOf(product, 'viewer').phone)
    await rowsAre(page, ['v***@'])
    await page.getByRole('searchbox').fill('')
    await rowsAre(page, ['s***@', 'a***@', 'h***@', 'v***@'])
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Role' }).click()
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'User', exact: true }).click()
    await page.keyboard.press('Escape')
    await rowsAre(page, ['s***@'])
    await keepQuery(page, 'Members')
    await page.goto('/admin/signups?filter={}')
    await rowsAre(page, ['v***@', 'h***@', 'a***@', 's***@'])
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Members' }).click()
    await rowsAre(page, ['s***@'])
    await open(page, '/admin/messages', 'Messages')
    const total = await count('messages', {})
    await page.getByText(`1–25 of ${total}`).waitFor()
    await page.getByRole('button', { name: 'Go to page 2' }).click()
    await page.getByText(`26–50 of ${total}`).waitFor()
    assert.include(page.url(), 'page=2')
  })

  test('the page of a person has something on every tab', async ({ assert }) => {
    const { page } = me
    await openMember(page)
    const panel = page.getByRole('tabpanel')
    for (const [tab, words] of Object.entries(TABS)) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      await panel.getByText(words).first().waitFor()
    }
    assert.include(page.url(), 'tab=notes')
  })
})

test.group('What an admin does in the console', (group) => {
  group.setup(comeIn)
  group.each.teardown(complainNot)

  test('words are dots until they are revealed, and the audit log tells who did', async ({
    assert,
  }) => {
    const { page } = me
    await openMember(page, 'conversation')
    const talk = page.getByRole('log', { name: 'Conversation' })
    await talk.getByRole('img', { name: 'Masked' }).first().waitFor()
    assert.notInclude(await talk.textContent(), 'lighthouse')
    const link = talk.getByRole('link').last()
    const id = Number((await link.textContent())?.slice(1))
    await link.click()
    await page.getByRole('button', { name: `Reveal text of #${id}` }).click()
    await factOf(page, 'Text').getByText(/\w{3}/).waitFor()
    const entry = await rowComes<Entry>(me, 'audit-log', { subject: 'messages', subjectId: id })
    assert.deepEqual(
      { actorId: entry.actorId, actorRole: entry.actorRole, action: entry.action },
      { actorId: 2, actorRole: 'admin', action: 'resources.reveal' }
    )
    assert.deepEqual(entry.fields, ['body'])
    await open(page, `/admin/audit-log/${entry.id}/show`, `Audit log entry #${entry.id}`)
    await factOf(page, 'Request').getByText(/\w{8}/).waitFor()
  })

  test('messages are granted once, with a reason', async ({ assert }) => {
    const { page } = me
    const bonus = factOf(page, 'Free and bonus messages left')
    await openMember(page)
    const before = Number(await bonus.textContent())
    await page.getByRole('button', { name: 'Grant messages' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Messages').fill('5')
    assert.isTrue(await dialog.getByRole('button', { name: 'Grant 5' }).isDisabled())
    await dialog.getByLabel('Reason').fill('An outage on Friday')
    await dialog.getByRole('button', { name: 'Grant 5' }).click()
    await page.getByText('5 messages granted').waitFor()
    await bonus.getByText(String(before + 5), { exact: true }).waitFor()
    const entry = await rowComes<Entry>(me, 'audit-log', { action: 'signups.grant' })
    assert.equal(entry.reason, 'An outage on Friday')
  })

  test('a person is paused and goes on', async () => {
    const { page } = me
    await openMember(page)
    await decide(page, 'Pause', 'A complaint is being looked into')
    await page.getByText('Paused by us.', { exact: true }).waitFor()
    await decide(page, 'Resume', 'It is settled')
    await factOf(page, 'Texting').getByText('Active').waitFor()
  })

  test('a note is written, changed and taken away', async () => {
    const { page } = me
    await openMember(page, 'notes')
    const panel = page.getByRole('tabpanel')
    // A form shows the words too; what counts is the row.
    const noted = (words: string) => panel.locator('p').filter({ hasText: words })
    await panel.getByLabel('Write a note').fill('=1+1 asked for a refund')
    await panel.getByRole('button', { name: 'Add note' }).click()
    await noted('=1+1 asked for a refund').waitFor()
    await panel.getByLabel('Write a note').fill('To be deleted')
    await panel.getByRole('button', { name: 'Add note' }).click()
    await noted('To be deleted').waitFor()
    await panel.getByRole('button', { name: 'Edit' }).first().click()
    await panel.getByLabel('Note', { exact: true }).fill('To be deleted soon')
    await panel.getByRole('button', { name: 'Save' }).click()
    await noted('To be deleted soon').waitFor()
    await panel.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await noted('To be deleted soon').waitFor({ state: 'detached' })
    await noted('=1+1 asked for a refund').waitFor()
  })

  test('what is done to many is done at once, and its opposite too', async ({ assert }) => {
    const { page } = me
    const before = await count('audit-log', { subject: 'signups' })
    await page.goto('/admin/signups?filter={}')
    await choose(page, 'Pause')
    await page.getByText('1 paused').waitFor()
    // Nothing of it waits for the notice to go, or for somebody to stay.
    assert.equal(await count('signups', { textingState: 'paused' }), 1)
    await choose(page, 'Resume')
    await page.getByText('1 resumed').waitFor()
    assert.equal(await count('signups', { textingState: 'paused' }), 0)
    assert.equal(await count('audit-log', { subject: 'signups' }), before + 2)
  })

  test('a file for a spreadsheet runs nothing and shows nothing that is masked', async ({
    assert,
  }) => {
    const { page } = me
    await page.goto('/admin/signups?filter={}')
    const people = await exported(page)
    assert.include(people, `"'+1 *** *** 0143"`)
    assert.notInclude(people, loginOf(product, 'member').phone)
    const note = { userId: 1, body: '=1+1 asked for a refund' }
    assert.equal(await statusOf(page, ['POST', '/api/admin/notes', note]), 201)
    await open(page, '/admin/notes', 'Notes')
    assert.include(await exported(page), `"'=1+1 asked for a refund"`)
    const entry = await rowComes<Entry>(me, 'audit-log', { action: 'resources.export' })
    assert.equal(entry.actorId, 2)
  })
})

interface Entry {
  id: number
  actorId: number
  actorRole: string
  action: string
  fields: string[]
  reason: string | null
}

const DAY_MS = 24 * 60 * 60_000
const GONE = ['sending', 'sent', 'delivered', 'undelivered', 'failed', 'unknown']
const TABS = {
  Overview: 'Free and bonus messages left',
  Conversation: /of \d+ texts/,
  Messages: 'Delivered',
  Schedule: 'Good morning',
  Billing: 'No purchases.',
  Consent: 'Consent is not a condition of purchase',
  Activity: 'Luna was created',
  Safety: 'No safety events.',
  Audit: 'No audit log entries.',
  Notes: 'No notes.',
}

async function count(resource: string, filter: object): Promise<number> {
  return (await listOf(me, resource, filter)).total
}

function countSince(filter: object): Promise<number> {
  const since = new Date(Date.now() - DAY_MS).toISOString()
  return count('messages', { ...filter, createdAt_gte: since })
}

/** Figures are kept for a moment and texts go on meanwhile: the two agree before long. */
async function seeFigure(page: Page, label: string, counted: () => Promise<number>) {
  const shown = figureOf(page, label)
  await eventually(async () => (await shown.textContent()) === String(await counted()))
}

function figureOf(page: Page, label: string): Locator {
  return page
    .getByRole('list', { name: 'The last 24 hours' })
    .getByRole('listitem')
    .filter({ hasText: label })
    .locator('p')
    .first()
}

/** Waits until the table has these rows and no others, in this order. */
async function rowsAre(page: Page, words: string[]): Promise<void> {
  const rows = page.locator('tbody').getByRole('row')
  await eventually(async () => {
    const texts = await rows.allTextContents()
    return (
      texts.length === words.length && words.every((word, index) => texts[index]?.includes(word))
    )
  })
}

async function keepQuery(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Save current query...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function choose(page: Page, change: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select #1', exact: true }).check()
  await page.getByRole('button', { name: change, exact: true }).click()
}

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}
