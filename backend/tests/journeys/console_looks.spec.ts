import { test } from '@japa/runner'
import type { Visitor } from '#tests/journeys/browser'
import { loginOf, openMember, staffIn, textAs, WIDE } from '#tests/journeys/console_steps'
import { faultsOf } from '#tests/journeys/looks'
import { type Product, sharedProduct } from '#tests/journeys/product'
import { visitAs } from '#tests/journeys/steps'

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
  '/sms-multi-user': 's***@everly.example',
  '/sms-multi-user?tab=testing': 'Before you send',
  '/sms-multi-user?tab=setup': 'Test mode, step by step',
  '/stripe-admin': 'Message Refill',
  '/twilio-setup': 'Keys and number',
}

let product: Product
let me: Visitor

test.group('The pages of the console', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
    me = await staffIn(product, 'admin')
    await textAs(me.page, loginOf(product, 'member').phone, 'I want to kill myself tonight')
    await me.page.getByRole('log').getByText('988').first().waitFor()
    return () => me.context.close()
  })

  for (const [name, pages] of Object.entries({ 'lists and rows': LISTS, 'tools': TOOLS })) {
    test(`of ${name} are accessible, quiet and on this machine`, async ({ assert }) => {
      for (const [path, words] of Object.entries(pages)) {
        await me.page.goto(path)
        // A column that is hidden on this screen has them too.
        await me.page.getByRole('main').getByText(words).first().waitFor({ state: 'attached' })
        assert.deepEqual(await faultsOf(me.page), [], path)
      }
      assert.deepEqual(me.complaints, [])
    })
  }

  test('of a person are, tab by tab', async ({ assert }) => {
    await openMember(me.page)
    for (const tab of ['Overview', ...TABS, 'Notes', 'Audit']) {
      await me.page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      await me.page.getByRole('tabpanel', { name: tab }).getByText(/./).first().waitFor()
      assert.deepEqual(await faultsOf(me.page), [], tab)
    }
    assert.deepEqual(me.complaints, [])
  })

  test('so is the one that asks for the code', async ({ assert }) => {
    const viewer = await visitAs(product, loginOf(product, 'viewer'), WIDE)
    await viewer.page.goto('/admin')
    await viewer.page.getByText('+1 *** *** 0166').waitFor()
    assert.deepEqual(await faultsOf(viewer.page), [])
    assert.deepEqual(viewer.complaints, [])
    await viewer.context.close()
  })
})
