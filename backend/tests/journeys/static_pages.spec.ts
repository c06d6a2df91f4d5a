import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { browser, visit } from '#tests/journeys/browser'
import { type Product, sharedProduct } from '#tests/journeys/product'
import { visitAsMember } from '#tests/journeys/steps'

const SITE = app.makePath('build/site')
const MOST_BYTES = 150_000
const STATIC = [
  { path: '/', title: 'Someone who texts you back.' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/safety', title: 'Safety' },
  { path: '/no/such/page', title: '404 Page Not Found' },
]

let product: Product

test.group('The static pages', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('{path} can be read without JavaScript')
    .with(STATIC)
    .run(async ({ assert }, { path, title }) => {
      const { page, close } = await withoutScripts()
      await page.goto(path)
      assert.isTrue(await page.getByRole('heading', { level: 1, name: title }).isVisible())
      assert.isTrue(await page.getByText('replies are scripted').isVisible())
      assert.isTrue(await page.getByRole('link', { name: 'Privacy', exact: true }).isVisible())
      await close()
    })

  test('the band names each stand-in and leads to what a key changes', async ({ assert }) => {
    const me = await visit(product.base)
    await me.page.goto('/terms')
    const band = me.page.getByRole('note')
    for (const words of ['texts go to the simulator', 'no cards are charged']) {
      await band.getByText(words).waitFor()
    }
    await band.getByRole('link', { name: 'More about test mode' }).click()
    await me.page.getByRole('heading', { level: 1, name: 'Test mode' }).waitFor()
    for (const key of ['TWILIO_ACCOUNT_SID', 'OPENAI_API_KEY', 'STRIPE_SECRET_KEY']) {
      assert.isTrue(await me.page.getByText(key).isVisible())
    }
    await me.page.getByRole('link', { name: 'Open the simulator' }).click()
    await me.page.waitForURL('**/simulator')
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('without JavaScript the anchors of / lead on and the card says what it needs', async ({
    assert,
  }) => {
    const { page, close } = await withoutScripts()
    await page.goto('/?redirect=/sms-status')
    for (const words of ['Small messages. Kept promises.', 'Three texts from now.']) {
      assert.isTrue(await page.getByText(words).isVisible())
    }
    assert.isTrue(await page.getByRole('link', { name: 'Features' }).isVisible())
    assert.isFalse(await page.getByRole('button', { name: 'Menu' }).isVisible())
    await page.getByRole('link', { name: 'Start with 10 free messages' }).click()
    assert.equal(page.url(), `${product.base}/?redirect=/sms-status#signup`)
    const heading = page.getByRole('heading', { name: 'Signing up needs JavaScript' })
    await heading.scrollIntoViewIfNeeded()
    assert.isTrue(await heading.isVisible())
    await close()
  })

  test('on / the app takes over what came, and loads no section again', async ({ assert }) => {
    const me = await visit(product.base)
    const scripts = collectScripts(me.page)
    await me.page.goto('/', { waitUntil: 'commit' })
    await me.page.locator('h1').waitFor({ state: 'attached' })
    await me.page.evaluate(`document.querySelector('h1').dataset.came = 'with the page'`)
    await me.page.getByLabel('Date of birth').waitFor()
    assert.equal(await me.page.locator('h1').getAttribute('data-came'), 'with the page')
    const modules = modulesOf(scripts)
    assert.include(modules, 'frontend/app/accounts/sign_up_form.tsx')
    const unwanted = /frontend\/(console|app\/landing\/(?!landing_page|get_started))|ui\/toaster/
    assert.deepEqual(
      modules.filter((id) => unwanted.test(id)),
      []
    )
    const bytes = [...scripts].reduce((sum, path) => sum + weigh(path), 0)
    assert.isAtMost(bytes, MOST_BYTES)
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('the page that came works: menu, theme, tabs, the way back', async ({ assert }) => {
    const me = await visit(product.base)
    await me.page.goto('/?redirect=/sms-status')
    await me.page.getByText('Log in to continue').waitFor()
    await me.page.getByRole('tab', { name: 'Sign Up' }).click()
    await me.page.getByLabel('Date of birth').waitFor()
    await me.page.getByRole('button', { name: 'Menu' }).click()
    await me.page.getByRole('link', { name: 'Log in' }).click()
    await me.page.getByRole('button', { name: 'Log in' }).waitFor()
    assert.equal(me.page.url(), `${product.base}/?redirect=/sms-status#login`)
    await me.page.getByRole('button', { name: 'Menu' }).click()
    await me.page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await me.page.keyboard.press('Escape')
    assert.equal(await me.page.locator('html').getAttribute('data-theme'), 'dark')
    await me.page.getByRole('link', { name: 'Terms', exact: true }).last().click()
    await me.page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    await me.page.goBack()
    const title = me.page.getByRole('heading', { level: 1, name: 'Someone who texts you back.' })
    await title.waitFor()
    await me.page.getByText('Log in to continue').waitFor()
    assert.equal(await me.page.title(), 'An AI companion who texts you back · Everly')
    await me.page.reload()
    assert.equal(await me.page.locator('html').getAttribute('data-theme'), 'dark')
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('with less motion asked for the hero’s texts are there at once', async ({ assert }) => {
    const { context, page } = await visit(product.base)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('figure .animate-rise').last().waitFor({ state: 'attached' })
    const motion = await page.evaluate<string[]>(`(() => {
      const look = getComputedStyle([...document.querySelectorAll('figure .animate-rise')].at(-1))
      return [look.animationDelay, look.animationIterationCount]
    })()`)
    assert.deepEqual(motion, ['0s', '1'])
    await context.close()
  })

  test('the chat of somebody logged in asks for the talk before its code is there', async ({
    assert,
  }) => {
    const me = await visitAsMember(product)
    // As on a slow line: the code does not come until the texts are looked at.
    let letCodeCome = () => {}
    const coming = new Promise<void>((resolve) => (letCodeCome = resolve))
    await me.page.route(/\/assets\/.*\.js$/, async (route) => {
      await coming
      await route.continue()
    })
    const reads: string[] = []
    me.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/my-conversation') reads.push(pathname)
    })
    await me.page.goto('/sms-status', { waitUntil: 'commit' })
    const early = me.page.locator('#early-talk p')
    await early.last().waitFor()
    const words = (await early.last().textContent()) ?? ''
    letCodeCome()
    await me.page.getByRole('log').getByText(words).last().waitFor()
    assert.equal(await early.count(), 0)
    assert.lengthOf(reads, 1)
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  })

  test('whoever is logged in is sent on from /', async () => {
    const me = await visitAsMember(product)
    await me.page.goto('/')
    await me.page.waitForURL('**/user-dashboard**')
    await me.context.close()
  })

  test('a link to / shows a card, and the page can be installed', async ({ assert }) => {
    const html = await (await fetch(`${product.base}/`)).text()
    const meta = (name: string) =>
      new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]
    assert.include(html, `<link rel="canonical" href="${product.base}/" />`)
    assert.equal(meta('og:url'), `${product.base}/`)
    assert.equal(meta('og:title'), 'An AI companion who texts you back')
    assert.include(html, '<meta name="twitter:card" content="summary_large_image" />')
    assert.deepEqual(await sizeOf(meta('og:image') ?? ''), [1200, 630])
    const answer = await fetch(`${product.base}/manifest.webmanifest`)
    assert.equal(answer.headers.get('content-type'), 'application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    assert.include(manifest, { start_url: '/user-dashboard', scope: '/', display: 'standalone' })
    for (const icon of manifest.icons) {
      const [width, height] = await sizeOf(product.base + icon.src)
      assert.equal(`${width}x${height}`, icon.sizes)
    }
    assert.isTrue(manifest.icons.some(({ purpose }) => purpose === 'maskable'))
  })
})

test.group('The service worker', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('keeps the offline page and its assets, and nothing anybody was answered', async ({
    assert,
  }) => {
    const me = await visitAsMember(product)
    await me.page.goto('/offline')
    await me.page.evaluate("caches.open('everly-before').then((cache) => cache.add('/api/site'))")
    for (const path of ['/user-dashboard', '/sms-status', '/customize', '/settings', '/terms']) {
      await me.page.goto(path)
      await me.page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await takenOver(me.page)
    const kept = await me.page.evaluate<string[]>(`(async () => {
      const names = await caches.keys()
      const caches_ = await Promise.all(names.map((name) => caches.open(name)))
      const requests = await Promise.all(caches_.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })()`)
    assert.include(kept, '/offline')
    assert.isAbove(kept.length, 2)
    for (const path of kept) assert.match(path, /^\/offline$|^\/assets\/[\w-]+\.(css|woff2)$/)
    await me.context.close()
  })

  test('without a network it says so in our look, and goes by itself when that is back', async ({
    assert,
  }) => {
    const me = await visit(product.base, { width: 390, theme: 'dark' })
    await me.page.goto('/terms')
    await takenOver(me.page)
    await me.context.setOffline(true)
    await me.page.goto('/privacy')
    await me.page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    assert.equal(me.page.url(), `${product.base}/privacy`)
    assert.equal(await me.page.locator('html').getAttribute('data-theme'), 'dark')
    const hasFont = `document.fonts.ready.then((fonts) => fonts.check('700 20px "Bricolage Grotesque"'))`
    assert.isTrue(await me.page.evaluate(hasFont))
    await me.context.setOffline(false)
    await me.page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
    await me.context.close()
  })
})

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[]
}

async function withoutScripts() {
  const context = await (
    await browser()
  ).newContext({
    baseURL: product.base,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  return { page: await context.newPage(), close: () => context.close() }
}

/** Until the service worker stands between the page and the network. */
async function takenOver(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const worker = navigator.serviceWorker
    if (worker.controller) resolve()
    else worker.addEventListener('controllerchange', () => resolve(), { once: true })
  })`)
}

function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** The source files in these scripts, as the build wrote them down. */
function modulesOf(scripts: Set<string>): string[] {
  const chunks = JSON.parse(readFileSync(join(SITE, '.chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >
  return [...scripts].flatMap((path) => chunks[path.slice(1)] ?? [])
}

function weigh(path: string): number {
  return gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length
}

/** Width and height out of a PNG's header. */
async function sizeOf(url: string): Promise<number[]> {
  const picture = Buffer.from(await (await fetch(url)).arrayBuffer())
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}
