import { test } from '@japa/runner'
import { type APIRequestContext, type Page, request } from 'playwright'
import { PAGE_PATHS, STAFF_PATHS } from '#app/site/contract'
import { visit } from '#tests/journeys/browser'
import { open, staffIn, WIDE } from '#tests/journeys/console_steps'
import { PUBLIC, SIGNED_IN } from '#tests/journeys/pages'
import { type Product, startProduct } from '#tests/journeys/product'
import { done, eventually, newMember, visitAs } from '#tests/journeys/steps'

const NAMES = {
  BRAND_NAME: "Tom & Ida's",
  LEGAL_NAME: 'Rosehip "Labs" & Sons',
  SUPPORT_EMAIL: 'care@tom-and-ida.org',
}
/** But in names of code, such as of a cookie or a price, and in masked addresses of the demo. */
const OLD = /(?<!\*@)everly(?!_)/i

let product: Product
let calls: APIRequestContext

test.group('Under other names', (group) => {
  group.setup(async () => {
    product = await startProduct(NAMES)
    // The demo was talked under the old name.
    for (const table of ['messages', 'simulated_texts']) {
      product.change(`update ${table} set body = replace(body, 'Everly', 'Ava')`)
    }
    calls = await request.newContext({ baseURL: product.base })
    return async () => {
      await calls.dispose()
      await product.stop()
    }
  })

  test('no page and no file of the site says the old ones before its code runs', async ({
    assert,
  }) => {
    const said: string[] = []
    const served = [...PAGE_PATHS, ...STAFF_PATHS, '/nowhere', '/offline', '/manifest.webmanifest']
    for (const path of [...served, '/robots.txt', '/sitemap.xml', '/api/site']) {
      said.push(...oldIn(path, await (await calls.get(path)).text()))
    }
    assert.deepEqual(said, [])
    const site: unknown = await (await calls.get('/api/site')).json()
    assert.deepInclude(site, {
      brand: NAMES.BRAND_NAME,
      legalName: NAMES.LEGAL_NAME,
      supportEmail: NAMES.SUPPORT_EMAIL,
    })
    const manifest: unknown = await (await calls.get('/manifest.webmanifest')).json()
    assert.deepInclude(manifest, { short_name: NAMES.BRAND_NAME })
    assert.include(await (await calls.get('/')).text(), '"name":"Tom & Ida\'s"')
  })

  test('no public page does once it runs, and it takes over what came without a word', async ({
    assert,
  }) => {
    const me = await visit(product.base, WIDE)
    const said = await oldOn(me.page, [...PUBLIC, '/offline'])
    assert.deepEqual(said, [])
    await me.page.goto('/terms')
    const terms = await me.page.locator('body').innerText()
    assert.include(terms, `The agreement between you and ${NAMES.LEGAL_NAME}`)
    assert.match(terms, /© \d{4} Rosehip "Labs" & Sons\./)
    assert.include(terms, "text messages from Tom & Ida's at this number")
    assert.include(terms, "tom & ida's.")
    await me.page.locator('footer a[href="mailto:care@tom-and-ida.org"]').waitFor()
    assert.equal(await me.page.title(), "Terms of Service · Tom & Ida's")
    assert.deepEqual(
      me.complaints.filter((complaint) => !complaint.includes('404')),
      []
    )
    await me.context.close()
  })

  test('no page of a member or of staff does, and none of the files they take along', async ({
    assert,
  }) => {
    const member = await newMember(product)
    const me = await visitAs(product, member, WIDE)
    const { request: own } = me.context
    const said = await oldOn(me.page, SIGNED_IN)
    said.push(...oldIn('card', await (await own.get('/api/contact-card')).text()))
    const proof = { data: { currentPassword: member.password } }
    for (const path of ['/api/export', '/api/export/book']) {
      const file = await own.post(path, proof)
      assert.equal(file.status(), 200, path)
      said.push(...oldIn(path, await file.text()))
    }
    const card = await (await own.get('/api/girlfriend/card')).text()
    assert.include(card, "Made with Tom & Ida's.")
    await me.context.close()
    const staff = await staffIn(product, 'admin')
    await open(staff.page, '/admin', 'Dashboard')
    assert.equal(await staff.page.title(), "Dashboard · Tom & Ida's console")
    said.push(...(await oldOn(staff.page, [...STAFF_PATHS, '/admin/readiness'])))
    assert.deepEqual(said, [])
    await staff.context.close()
  })

  test('no text does, and those that name us carry the new ones', async ({ assert }) => {
    const lastId = lastMessage()
    const member = await newMember(product)
    const phone = `+1${member.phone}`
    for (const body of ['who made you?', 'who runs you?', 'HELP', 'STOP', 'START', 'i am 15']) {
      await say(phone, body)
    }
    await say('+12025559911', 'hello?')
    await say('+12025559912', 'HELP')
    const openings = [
      "Your Tom & Ida's code is ",
      "Tom & Ida's AI companion texts. Help: care@tom-and-ida.org.",
      "Tom & Ida's: You are unsubscribed",
      "Tom & Ida's: Welcome back",
      "Tom & Ida's: You wrote you're under 18.",
      "This is Tom & Ida's.",
    ]
    await eventually(async () => {
      const texts = textsSince(lastId)
      const areSaid = openings.every((opening) => texts.some((text) => text.startsWith(opening)))
      return areSaid && texts.some((text) => text.includes(" Tom & Ida's: I'm an AI companion"))
    })
    assert.deepEqual(
      textsSince(lastId).filter((text) => OLD.test(text)),
      []
    )
  })

  test('no refusal does', async ({ assert }) => {
    const data = { phoneNumber: '+18765551234' }
    const refused = await calls.post('/api/send-verification', { data })
    assert.include(await refused.text(), "Tom & Ida's is not available in this country yet.")
    const other = await calls.get('/', { headers: { host: 'somebody.example.org' } })
    assert.include(await other.text(), "Tom & Ida's does not answer under this name.")
  })
})

function oldIn(path: string, text: string): string[] {
  const at = text.search(OLD)
  const slot = /__[A-Za-z_]+__/.exec(text)?.[0]
  const said = at < 0 ? slot : text.slice(Math.max(0, at - 60), at + 40)
  return said ? [`${path}: ${said}`] : []
}

/** What is seen, heard and followed: the whole document with its head, after the app has taken over. */
async function oldOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const said: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor({ state: 'attached' })
    said.push(...oldIn(path, await page.title()), ...oldIn(path, await page.content()))
  }
  return said
}

/** Texts us, and waits until what we say to it has been said. */
async function say(phone: string, body: string): Promise<void> {
  const before = lastMessage()
  await done(calls.post('/api/simulator/texts', { data: { phone, body } }))
  await eventually(async () => textsSince(before).length > 0)
}

function lastMessage(): number {
  return product.read<{ id: number }>('select max(id) as id from messages')[0]?.id ?? 0
}

function textsSince(id: number): string[] {
  const query = `select body from messages where id > ? and direction = 'outbound'
    and state in ('sent', 'delivered') order by id`
  return product.read<{ body: string }>(query, id).map(({ body }) => body)
}
