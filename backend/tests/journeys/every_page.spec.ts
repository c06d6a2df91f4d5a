import { mkdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { closeBrowser, SCREENS, violationsOn, visit } from '#tests/journeys/browser'
import { type Product, startProduct } from '#tests/journeys/product'

const PUBLIC = ['/', '/terms', '/privacy', '/safety', '/simulator', '/nowhere']
const SIGNED_IN = [
  '/user-dashboard',
  '/customize',
  '/settings',
  '/settings?tab=profile',
  '/settings?tab=account',
  '/subscription',
  '/checkout?plan=starter',
  '/message-settings',
  '/sms-status',
  '/simulator?phone=%2B12025550143',
]

test.group('Every page', (group) => {
  let product: Product

  group.setup(async () => {
    product = await startProduct()
    mkdirSync(app.makePath('tmp/screenshots'), { recursive: true })
    return async () => {
      await product.stop()
      await closeBrowser()
    }
  })

  for (const screen of SCREENS) {
    test(`is accessible, quiet and on this machine at ${screen.width} px, ${screen.theme}`, async ({
      assert,
    }) => {
      const me = await visit(product.base, screen)
      const look = async (path: string) => {
        await me.page.goto(path)
        await me.page.getByRole('heading', { level: 1 }).first().waitFor()
        await me.page.waitForTimeout(700)
        const name = path.replace(/\W+/g, '_') || '_'
        await me.page.screenshot({
          path: app.makePath(`tmp/screenshots/${name}-${screen.width}-${screen.theme}.png`),
          fullPage: true,
        })
        assert.deepEqual(await violationsOn(me.page), [], path)
        const overflow = await me.page.evaluate<number>(
          'document.documentElement.scrollWidth - innerWidth'
        )
        assert.isAtMost(overflow, 0, `${path} scrolls sideways`)
      }
      for (const path of PUBLIC) await look(path)
      const member = product.logins.find((login) => login.role === 'member')
      const answer = await me.context.request.post('/api/login', {
        data: { email: member?.email, password: member?.password },
      })
      assert.equal(answer.status(), 200)
      for (const path of SIGNED_IN) await look(path)
      // The browser itself reports the 404 of the page that is meant to be missing.
      assert.deepEqual(
        me.complaints.filter((line) => !line.includes('404')),
        []
      )
      await me.context.close()
    })
  }
})
