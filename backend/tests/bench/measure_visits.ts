import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'
import { PAGE_PATHS } from '#app/site/contract'
import { round } from '#tests/bench/load'

const PUBLIC = ['/', '/terms', '/privacy', '/safety', '/simulator']
const CONSOLE = /(^|\/)frontend\/console\/|node_modules\/(react-admin|ra-[\w-]+|@mui)\//
/** Without a plan it is no page of its own: it tells so and goes to the plans. */
const CHECKOUT = '/checkout?plan=starter'
const KILOBYTE = 1000
const MOST_ON_HOME = 150
const MOST_MORE = 45

export interface Bench {
  browser: Browser
  base: string
  /** The built front end. */
  site: string
  login: { email: string; password: string }
}

/** Every script a visit of `/` and of each signed-in page loads, weighed as gzip -9 would send it. */
export async function measureVisits(bench: Bench) {
  const visitor = await bench.browser.newContext({ baseURL: bench.base })
  const home = await scriptsOf(visitor, '/')
  await visitor.close()
  const homeKb = kilobytes(bench, home) + inlineKb(bench)
  const pages = await signedInPages(bench, homeKb)
  const mostKb = Math.max(...pages.map((page) => page.moreKb))
  const seen = new Set([...home, ...pages.flatMap(({ scripts }) => scripts)])
  const foreign = consoleModules(bench, [...seen])
  return {
    home: {
      kB: round(homeKb),
      files: home.length,
      target: `at most ${MOST_ON_HOME} kB`,
      isMet: homeKb <= MOST_ON_HOME,
    },
    signedIn: {
      pages: Object.fromEntries(pages.map(({ path, moreKb }) => [path, moreKb])),
      target: `at most ${MOST_MORE} kB more than /`,
      isMet: mostKb <= MOST_MORE,
    },
    console: {
      modules: foreign,
      target: 'none on any of these pages',
      isMet: foreign.length === 0,
    },
  }
}

async function signedInPages(bench: Bench, homeKb: number) {
  const pages = []
  for (const path of PAGE_PATHS.filter((page) => !PUBLIC.includes(page))) {
    // A context of its own, so that nothing is taken from the cache of the page before.
    const context = await bench.browser.newContext({ baseURL: bench.base })
    await logIn(context, bench.login)
    const scripts = await scriptsOf(context, path === '/checkout' ? CHECKOUT : path)
    pages.push({ path, scripts, moreKb: round(kilobytes(bench, scripts) - homeKb) })
    await context.close()
  }
  return pages
}

/** From a page of ours: the session's cookie wants a browser that knows loopback for safe. */
export async function logIn(context: BrowserContext, login: Bench['login']): Promise<void> {
  const page = await context.newPage()
  await page.goto('/offline')
  const status = await page.evaluate<number, string>(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/login', { method: 'POST', headers, body })
    return answer.status
  }, JSON.stringify(login))
  if (status !== 200) throw new Error(`Nobody could log in: ${status}`)
  await page.close()
}

async function scriptsOf(context: BrowserContext, path: string): Promise<string[]> {
  const scripts = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  const page = await context.newPage()
  await page.goto(path)
  await settle(page)
  await page.close()
  return [...scripts]
}

/** Down to the end and until nothing is asked for any more: what comes late counts too. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.waitForTimeout(1500)
  await page.waitForLoadState('networkidle')
}

function kilobytes({ site }: Bench, scripts: string[]): number {
  const bytes = scripts.map((path) => weigh(readFileSync(join(site, path))))
  return bytes.reduce((sum, next) => sum + next, 0) / KILOBYTE
}

/** The scripts within the document of `/`. */
function inlineKb({ site }: Bench): number {
  const html = readFileSync(join(site, 'pages', 'home.html'), 'utf8')
  const code = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  return weigh(Buffer.from(code.join('\n'))) / KILOBYTE
}

function weigh(text: Buffer): number {
  return gzipSync(text, { level: 9 }).length
}

function consoleModules({ site }: Bench, scripts: string[]): string[] {
  const chunks = JSON.parse(readFileSync(join(site, '.chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const modules = scripts.flatMap((path) => chunks[path.slice(1)] ?? [])
  return modules.filter((id) => CONSOLE.test(id))
}
