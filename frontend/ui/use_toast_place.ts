import { useEffect, type RefObject } from 'react'

/** Each end of the screen a toast may stand at, the usual one first. */
const ON_PHONES: Partial<CSSStyleDeclaration>[] = [
  { top: '0' },
  // Above the bar with the destinations, that of a form, and what may lie right above.
  ...['4.25rem', '6.5rem', '9.5rem', '12.5rem', '15.5rem'].map((bottom) => ({ bottom })),
  { top: '4rem' },
]
const FROM_SM_UP: Partial<CSSStyleDeclaration>[] = [
  { bottom: '0', right: '0' },
  { bottom: '0', left: '0' },
  // The rail beside the page has nothing down there.
  { bottom: '0', left: '0', width: '220px' },
  { top: '4rem', right: '0' },
]
/** How much it matters that something is covered: what is pressed or filled in before what is read. */
const WEIGHTS = [
  { selector: 'button, input, select, textarea, label', weight: 8 },
  { selector: 'a, h1, h2, h3', weight: 4 },
]
const FOCUSED_WEIGHT = 100
/** On a phone every end of the screen covers something: this is what one needs least after a press. */
const FRAME = ':is(header, aside):not(main *) :not(:focus), h1'

/** Nobody can read or press what lies behind an open dialog. */
const BEHIND = '[aria-hidden=true] *'

const isPhone = () => !matchMedia('(min-width: 40rem)').matches

/**
 * Keeps toasts off what matters: the newest stands at the first of the ends where it
 * covers least, also when the page under it changes. Scrolling does not move it.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, newest?: string): void {
  useEffect(() => {
    const { current } = viewport
    if (!current || newest === undefined) return
    let isPlaced = false
    let frame = 0
    const look = () => {
      const toast = current.querySelector('li')
      if (!toast || current.contains(document.activeElement) || current.matches(':hover')) return
      if (isPlaced && coverOf(toast, current) === 0) return
      place(current, toast, isPlaced)
      isPlaced = true
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    // A refused form moves the focus right after it has told so; a page may follow it.
    lookSoon()
    const changes = new MutationObserver(() => (isPlaced ? lookSoon() : look()))
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', lookSoon)
    // A dialog has moved in.
    addEventListener('animationend', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', lookSoon)
      removeEventListener('animationend', lookSoon)
    }
  }, [viewport, newest])
}

/** One that stands already is moved only for much less. */
function place(viewport: HTMLElement, toast: Element, isPlaced: boolean): void {
  const spots = isPhone() ? ON_PHONES : FROM_SM_UP
  let least = isPlaced ? coverOf(toast, viewport) / 2 : Infinity
  const before = viewport.style.cssText
  let best = before
  for (const spot of spots) {
    // With reduced motion everything has a short transition: measured would be the place before.
    Object.assign(viewport.style, { transitionProperty: 'none', inset: 'auto', width: '', ...spot })
    const cover = coverOf(toast, viewport)
    if (cover < least) [least, best] = [cover, viewport.style.cssText]
  }
  viewport.style.cssText = best
}

function coverOf(toast: Element, viewport: Element): number {
  const here = toast.getBoundingClientRect()
  const counted = `:not(${isPhone() ? `${FRAME}, ` : ''}${BEHIND})`
  return [...document.body.querySelectorAll(counted)].reduce((sum, one) => {
    const weight = viewport.contains(one) ? 0 : weightOf(one)
    const area = weight && overlap(here, one)
    return area && one.checkVisibility({ visibilityProperty: true }) ? sum + area * weight : sum
  }, 0)
}

function weightOf(one: Element): number {
  const known = WEIGHTS.find(({ selector }) => one.matches(selector))
  if (known) return one === document.activeElement ? FOCUSED_WEIGHT : known.weight
  return [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) ? 1 : 0
}

/** In square pixels. */
function overlap(here: DOMRect, other: Element): number {
  const there = other.getBoundingClientRect()
  const width = Math.min(here.right, there.right) - Math.max(here.left, there.left)
  const height = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top)
  return Math.max(0, width) * Math.max(0, height)
}
