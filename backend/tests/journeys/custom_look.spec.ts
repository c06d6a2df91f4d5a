import { test } from '@japa/runner'
import { type Product, sharedProduct } from '#tests/journeys/product'
import { seeToast, visitAsNewMember } from '#tests/journeys/steps'

let product: Product

test.group('A custom look in the browser', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('is made in settings and shown wherever she is', async ({ assert }) => {
    const { context, page, complaints } = await visitAsNewMember(product)
    await page.goto('/settings')
    for (const name of ['Elena', 'Custom Girl', 'Curls', 'Pink', 'Cat-eye', 'Kitchen'])
      await page.getByRole('radio', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Update Photo' }).click()
    await seeToast(page, 'Photo Updated')
    const made = await page.getByAltText('Portrait of her custom look').getAttribute('src')
    assert.match(made ?? '', /^data:image\/svg\+xml,/)

    await page.goto('/user-dashboard')
    const portrait = page.getByAltText(/^Portrait of/)
    await portrait.and(page.locator('[src^="data:"]')).waitFor()
    assert.equal(await portrait.getAttribute('src'), made)
    const width = await portrait.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))
    assert.isAbove(width, 0, 'the drawing can be read')

    await page.goto('/sms-status')
    await page.locator('header img[src^="data:"]').first().waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
