import { test } from '@japa/runner'
import { type Visitor, visit } from '#tests/journeys/browser'
import { faultsOf } from '#tests/journeys/looks'
import { type Product, startProduct } from '#tests/journeys/product'
import {
  askForCode,
  eventually,
  type NewPerson,
  newPerson,
  readCode,
  visitAsNewMember,
} from '#tests/journeys/steps'

/** Of Phoenix, where it is closed, and of Austin, where she may not be romantic. */
const phoenix = () => ({ ...newPerson(), phone: '6025550147' })
const austin = () => ({ ...newPerson(), phone: '5125550147' })

test.group('States that are closed or restricted', (group) => {
  let product: Product

  group.setup(async () => {
    product = await startProduct({ CLOSED_STATES: 'AZ', RESTRICTED_STATES: 'TX' })
    return () => product.stop()
  })

  test('a number of a closed state is sent no code, and a page says why', async ({ assert }) => {
    const me = await visit(product.base)
    const person = phoenix()
    await askForCode(me.page, person)
    await me.page.getByRole('heading', { name: 'Everly isn’t available in Arizona' }).waitFor()
    assert.deepEqual(await faultsOf(me.page), [])
    assert.deepEqual(await textsOn(me, person), [])
    await me.page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await me.page.getByRole('button', { name: 'Forgot password?' }).waitFor()
    await me.context.close()
  })

  test('a number of a restricted state signs up, and finds no romance on offer', async ({
    assert,
  }) => {
    const me = await visit(product.base)
    const { page, context } = me
    const person = austin()
    const code = await readCode(context.request, `+1${person.phone}`, () =>
      askForCode(page, person)
    )
    await page.getByLabel('6-digit verification code').fill(code)
    await page.waitForURL('**/customize')
    const style = page.getByLabel('Relationship Style').and(page.locator('select'))
    await style.selectOption('friend')
    const offered = await style.locator('option').allTextContents()
    assert.isEmpty(offered.filter((label) => /girlfriend|flirt/i.test(label)))
    assert.isAbove(offered.length, 2)
    assert.deepEqual(await faultsOf(page), [])
    await context.close()
  })

  test('whose state is closed is told once, and can still take everything along and go', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    const { page } = me
    product.change(`update users set time_zone = '${zoneAtOne()}'`)
    await page.goto('/settings?tab=profile')
    await page.getByLabel('Your state').selectOption('Arizona')
    await page.getByRole('button', { name: 'Save state' }).click()
    const told = /We had to close in Arizona/
    await eventually(async () => told.test((await textsOn(me, me.own)).join('\n')))
    await page.goto('/user-dashboard')
    const band = page.getByRole('complementary', { name: 'Notices' })
    await band.getByText('Everly is closed in your state.').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'download or delete your data' }).click()
    await page.waitForURL('**/settings?tab=account')
    await page.getByRole('button', { name: 'Delete My Account' }).waitFor()
    const data = await me.context.request.post('/api/export', {
      data: { currentPassword: me.own.password },
    })
    assert.equal(data.status(), 200)
    assert.lengthOf(
      (await textsOn(me, me.own)).filter((body) => told.test(body)),
      1
    )
    await me.context.close()
  })
})

/** Where it is past one in the afternoon just now, so that a text may come. */
function zoneAtOne(): string {
  const ahead = 13 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** What this person's phone was sent. */
async function textsOn({ context }: Visitor, { phone }: NewPerson): Promise<string[]> {
  const answer = await context.request.get(`/api/simulator/phones/%2B1${phone}`)
  const { texts = [] } = (await answer.json()) as { texts?: { body: string }[] }
  return texts.map(({ body }) => body)
}
