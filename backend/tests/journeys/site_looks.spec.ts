import { test } from '@japa/runner'
import { visit } from '#tests/journeys/browser'
import { faultsOf, SCREENS, violationsOn } from '#tests/journeys/looks'
import { PUBLIC, SIGNED_IN } from '#tests/journeys/pages'
import { type Product, sharedProduct } from '#tests/journeys/product'
import { eventually, visitAsMember } from '#tests/journeys/steps'

/** A static page is there before the app is; React marks the elements that it has taken over. */
const IS_TAKEN_OVER =
  "Object.keys(document.querySelector('#root > *') ?? {})" +
  ".some((key) => key.startsWith('__react'))"

test.group('Every page', (group) => {
  let product: Product

  group.setup(async () => {
    product = await sharedProduct()
  })

  test('{path} is accessible, quiet and on this machine')
    .with([
      ...PUBLIC.map((path) => ({ path, come: ({ base }: Product) => visit(base) })),
      ...SIGNED_IN.map((path) => ({ path, come: visitAsMember })),
    ])
    .run(async ({ assert }, { path, come }) => {
      const { context, page, complaints } = await come(product)
      await page.goto(path)
      await eventually(() => page.evaluate<boolean>(IS_TAKEN_OVER))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      assert.deepEqual(await faultsOf(page), [])
      // The browser itself reports the 404 of the page that is meant to be missing.
      assert.deepEqual(
        complaints.filter((line) => !line.includes('404')),
        []
      )
      await context.close()
    })

  for (const screen of SCREENS) {
    test(`before the app starts all has a name and contrast at ${screen.width} px, ${screen.theme}`, async ({
      assert,
    }) => {
      // The checker is a script itself: it looks at a page whose app never starts.
      const me = await visit(product.base, screen)
      await me.context.route(/\/assets\/.*\.js$/, (route) => route.abort())
      for (const path of ['/', '/offline']) {
        await me.page.goto(path)
        assert.deepEqual(await violationsOn(me.page, screen), [], path)
      }
      await me.context.close()
    })
  }
})
