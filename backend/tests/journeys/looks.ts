import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { type Screen, sizeOf } from '#tests/journeys/browser'
import { eventually } from '#tests/journeys/steps'

export const SCREENS: Screen[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
]

const LONGEST_MOTION_MS = 5000
/** What is behind everything, once a theme is painted. */
const GROUND = { light: 'rgb(251, 247, 249)', dark: 'rgb(23, 12, 28)' }
/** What stands where something will be. */
const WAITING = '[aria-busy=true], [aria-label^=Loading], .MuiSkeleton-root'
/** The rules whose verdict hangs on colours; what the others say does not change with the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on phones and wide screens, in light and dark, and whether the page is wider than
 * the screen. The page follows the screen, as it does when a phone is turned or evening comes.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const screen of SCREENS) {
    await page.setViewportSize(sizeOf(screen.width))
    await page.emulateMedia({ colorScheme: screen.theme })
    await settled(page, screen)
    const found = [...(await violationsOn(page, screen)), ...(await overflowOf(page))]
    faults.push(...found.map((fault) => `${screen.width}-${screen.theme}: ${fault}`))
  }
  return faults
}

/** The theme is painted, and nothing is waited for any more. */
export async function settled(page: Page, { theme }: Screen): Promise<void> {
  await eventually(async () => (await groundOf(page)) === GROUND[theme])
  await eventually(async () => (await page.locator(WAITING).count()) === 0)
}

/** What axe finds wrong, a line each, once everything that moves in has arrived. */
export async function violationsOn(page: Page, { theme }: Screen): Promise<string[]> {
  // A motion whose element is taken away never ends.
  await page.evaluate(`Promise.race([
    new Promise((later) => setTimeout(later, ${LONGEST_MOTION_MS})),
    Promise.allSettled(
      document
        .getAnimations()
        .filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity)
        .map((motion) => motion.finished)
    ),
  ])`)
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({
    resultTypes: ['violations'],
    ...(theme === 'dark' && { runOnly: COLOUR_RULES }),
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.html).join(' | ')
    return `${id}: ${places.slice(0, 300)}`
  })
}

async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return over > 0 ? [`${over} px wider than the screen`] : []
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
}
