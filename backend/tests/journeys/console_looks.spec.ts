import { mkdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closeBrowser, SCREENS, type Visitor, violationsOn, visit } from '#tests/journeys/browser'
import { loginOf, openMember, staffIn, textAs, WIDE } from '#tests/journeys/console_steps'
import { type Product, startProduct } from '#tests/journeys/product'
import { eventually } from '#tests/journeys/steps'

const TABS = ['Conversation', 'Messages', 'Schedule', 'Billing', 'Consent', 'Activity', 'Safety']
const LISTS = {
  '/admin': 'Needs attention',
  '/admin/signups': '1–4 of 4',
  '/admin/messages': '1–25 of',
  '/admin/messages/60/show': 'Timeline',
  '/admin/jobs': 'Runs at',
  '/admin/safety-events': 'phrases',
  '/admin/audit-log': 'staff.confirm',
}
const TOOLS = {
  '/sms-multi-user': 'sam@everly.example',
  '/sms-multi-user?tab=testing': 'Before you send',
  '/sms-multi-user?tab=setup': 'Test mode, step by step',
  '/stripe-admin': 'Message Refill',
  '/twilio-setup': 'Keys and number',
}
/** What is behind everything, once a theme is painted. */
const GROUND = { light: 'rgb(251, 247, 249)', dark: 'rgb(23, 12, 28)' }
/** A hundred pages and more, each read whole. */
const LIMIT_MS = 300_000
/** What stands where something will be. */
const WAITING = '[aria-busy=true], [aria-label^=Loading], .MuiSkeleton-root'

let product: Product
let me: Visitor

test.group('The pages of the console', (group) => {
  group.setup(async () => {
    product = await startProduct()
    mkdirSync(app.makePath('tmp/screenshots'), { recursive: true })
    me = await staffIn(product, 'admin')
    await textAs(me.page, loginOf(product, 'member').phone, 'I want to kill myself tonight')
    await me.page.getByRole('log').getByText('988').first().waitFor()
    return async () => {
      await me.context.close()
      await product.stop()
      await closeBrowser()
    }
  })

  for (const [name, pages] of Object.entries({ 'lists and rows': LISTS, 'tools': TOOLS })) {
    test(`of ${name} are accessible, quiet and on this machine`, async ({ assert }) => {
      for (const [path, words] of Object.entries(pages)) {
        await me.page.goto(path)
        // A column that is hidden on this screen has them too.
        await me.page.getByRole('main').getByText(words).first().waitFor({ state: 'attached' })
        assert.deepEqual(await faultsOf(me, path), [], path)
      }
      assert.deepEqual(me.complaints, [])
    }).timeout(LIMIT_MS)
  }

  test('of a person are, tab by tab', async ({ assert }) => {
    await openMember(me.page)
    for (const tab of ['Overview', ...TABS, 'Notes', 'Audit']) {
      await me.page.getByRole('tab', { name: tab, exact: true }).click()
      await me.page.getByRole('tabpanel', { name: tab }).getByText(/./).first().waitFor()
      assert.deepEqual(await faultsOf(me, `/admin/signups/${tab}`), [], tab)
    }
    assert.deepEqual(me.complaints, [])
  }).timeout(LIMIT_MS)

  test('so is the one that asks for the code', async ({ assert }) => {
    const { email, password } = loginOf(product, 'viewer')
    const viewer = await visit(product.base, WIDE)
    await viewer.context.request.post('/api/login', { data: { email, password } })
    await viewer.page.goto('/admin')
    await viewer.page.getByText('+1 *** *** 0166').waitFor()
    assert.deepEqual(await faultsOf(viewer, '/second_factor'), [])
    assert.deepEqual(viewer.complaints, [])
    await viewer.context.close()
  })
})

/**
 * What axe finds on phones and wide screens, in light and dark, and whether the page is wider than the screen; pictures
 * of it are kept. The page is opened once and follows the screen, as it does when a phone is turned or evening comes.
 */
async function faultsOf({ page }: Visitor, path: string): Promise<string[]> {
  const waiting = page.getByRole('main').locator(WAITING)
  const faults: string[] = []
  for (const { width, theme } of SCREENS) {
    const look = `${width}-${theme}`
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: theme })
    await eventually(async () => (await groundOf(page)) === GROUND[theme])
    await eventually(async () => (await waiting.count()) === 0)
    const found = await violationsOn(page)
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - innerWidth'
    )
    if (overflow > 0) found.push(`${overflow} px wider than the screen`)
    faults.push(...found.map((fault) => `${look}: ${fault}`))
    const name = `console${path.replace(/\W+/g, '_')}-${look}`
    await page.screenshot({ path: app.makePath(`tmp/screenshots/${name}.png`), fullPage: true })
  }
  return faults
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
}
