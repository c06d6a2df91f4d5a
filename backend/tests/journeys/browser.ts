import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

let opened: Promise<Browser> | undefined

/** One browser for all journeys of a run; each takes contexts of its own. */
export function browser(): Promise<Browser> {
  opened ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  })
  return opened
}

export async function closeBrowser(): Promise<void> {
  await (await opened)?.close()
  opened = undefined
}

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Errors on the console and requests off this machine: a healthy journey has none. */
  complaints: string[]
}

export interface Screen {
  width: number
  theme: 'light' | 'dark'
}

export async function visit(
  base: string,
  { width, theme }: Screen = { width: 390, theme: 'light' }
): Promise<Visitor> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: base,
    viewport: sizeOf(width),
    colorScheme: theme,
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  // Long enough for a machine at work: no journey judges a time.
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(base) && !/^(data|blob|about):/.test(url))
      complaints.push(`off the machine: ${url}`)
  })
  return { context, page, complaints }
}

export function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width < 700 ? 844 : 900 }
}
