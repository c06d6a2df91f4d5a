import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeBrowser, type Screen, sizeOf, visit, type Visitor } from '#tests/journeys/browser'
import { staffIn } from '#tests/journeys/console_steps'
import { SCREENS, settled } from '#tests/journeys/looks'
import { PUBLIC, SIGNED_IN } from '#tests/journeys/pages'
import { type Product, startProduct } from '#tests/journeys/product'
import { newAccount, visitAs, visitAsMember, visitAsNewMember } from '#tests/journeys/steps'
import { indexPage, type Look } from './index_page.js'

/**
 * `npm run looks -- [--out <folder>] [--only <part of a path>]`: a picture of every page, on a phone
 * and on a wide screen, in light and dark, and `index.html` to look at them together.
 */
const CONSOLE = [
  ...[
    '/admin',
    '/admin/signups',
    '/admin/signups/1/show',
    '/admin/messages',
    '/admin/safety-events',
  ],
  ...['/admin/purchases', '/admin/jobs', '/admin/audit-log'],
  ...['/sms-multi-user', '/stripe-admin', '/twilio-setup'],
]

interface Tour {
  of: string
  paths: readonly string[]
  come(product: Product, screen: Screen): Promise<Visitor>
}

const TOURS: readonly Tour[] = [
  { of: 'visitor', paths: PUBLIC, come: ({ base }) => visit(base) },
  { of: 'signup', paths: ['/customize', '/settings'], come: visitAsSignup },
  { of: 'newcomer', paths: ['/user-dashboard', '/customize'], come: visitAsNewMember },
  { of: 'member', paths: SIGNED_IN, come: visitAsMember },
  { of: 'staff', paths: CONSOLE, come: (product) => staffIn(product, 'admin') },
]

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'tmp/looks' }, only: { type: 'string', default: '' } },
})
const out = resolve(values.out)
mkdirSync(out, { recursive: true })
const product = await startProduct()
const looks: Look[] = []
try {
  for (const tour of TOURS) await take(tour)
} finally {
  await closeBrowser()
  await product.stop()
}
writeFileSync(join(out, 'index.html'), indexPage(looks))
console.log(`${looks.length} pictures: ${join(out, 'index.html')}`)
process.exit(0)

async function take({ of, paths, come }: Tour): Promise<void> {
  const wanted = paths.filter((path) => path.includes(values.only))
  if (wanted.length === 0) return
  const { context, page } = await come(product, { width: 390, theme: 'light' })
  for (const path of wanted) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    for (const screen of SCREENS) {
      await page.setViewportSize(sizeOf(screen.width))
      // A picture taken in the middle of a motion shows what nobody looks at.
      await page.emulateMedia({ colorScheme: screen.theme, reducedMotion: 'reduce' })
      await settled(page, screen)
      const file = `${of}${path.replace(/[^a-z0-9]+/gi, '-')}.${screen.width}-${screen.theme}.png`
      await page.screenshot({ path: join(out, file), fullPage: true })
      looks.push({ of, path, file, screen })
    }
  }
  await context.close()
}

/** Without a companion yet. */
async function visitAsSignup(place: Product): Promise<Visitor> {
  return visitAs(place, await newAccount(place))
}
