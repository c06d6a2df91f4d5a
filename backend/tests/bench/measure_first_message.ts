import type { BrowserContext, Page } from 'playwright'
import { median, round } from '#tests/bench/load'
import { type Bench, logIn } from '#tests/bench/measure_visits'

const RUNS = 3
const MOST_MS = 5000
const PHONE = { width: 390, height: 844 }
/** At the edge of a cell: each answer takes as long to begin, and all of them share the rest. */
const SLOW_LINE = { latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Painted ahead of the code, and by it. */
const FIRST = '#early-talk p, [role=log] [data-text-id]'
const WHOLE = '[role=log] [data-text-id]'

/**
 * From the address of the chat to its first text on the screen, and to the whole page that can be used, for
 * somebody logged in who has nothing in the cache.
 */
export async function measureFirstMessage(bench: Bench) {
  const runs: { firstMs: number; wholeMs: number }[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(bench))
  const ms = median(runs.map(({ firstMs }) => firstMs))
  return {
    what: "time to first message on the phone's chat on a slow line",
    line: '600 ms, 50 kB/s, 390 px, empty cache',
    ms,
    wholePageMs: median(runs.map(({ wholeMs }) => wholeMs)),
    runs,
    target: `at most ${MOST_MS} ms`,
    isMet: ms <= MOST_MS,
  }
}

async function runOnce({ browser, base, login }: Bench) {
  const entered = await browser.newContext({ baseURL: base })
  await logIn(entered, login)
  const storageState = await entered.storageState()
  await entered.close()
  // Another context: neither files of the login's page nor its service worker are there.
  const context = await browser.newContext({ baseURL: base, storageState, viewport: PHONE })
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript(`window.firstMs = ${paintOf(FIRST)}; window.wholeMs = ${paintOf(WHOLE)}`)
  await page.goto('/sms-status', { waitUntil: 'commit' })
  const firstMs = round(await page.evaluate<number>('window.firstMs'))
  const wholeMs = round(await page.evaluate<number>('window.wholeMs'))
  await context.close()
  return { firstMs, wholeMs }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE })
}

/** Milliseconds since the navigation began, after the frame in which such an element was painted. */
function paintOf(selector: string): string {
  return `new Promise((tell) => {
    const look = () => {
      if (!document.querySelector('${selector}')) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => tell(performance.now())))
    }
    requestAnimationFrame(look)
  })`
}
