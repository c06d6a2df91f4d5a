import { useSyncExternalStore } from 'react'
import { stored } from './stored'

type ThemeChoice = 'system' | 'light' | 'dark'

const STORED_AS = 'theme'
const chosen = stored(() => localStorage, STORED_AS)
const BROWSER_BAR = { light: '#FBF7F9', dark: '#170C1C' } as const
const listeners = new Set<() => void>()

/** The chosen theme and its setter, in the shape `ThemeToggle` takes. */
export function useTheme(): { value: ThemeChoice; onChange: (choice: ThemeChoice) => void } {
  return { value: useSyncExternalStore(subscribe, readChoice, unchosen), onChange: chooseTheme }
}

function chooseTheme(choice: ThemeChoice): void {
  chosen.write(choice === 'system' ? null : choice)
  paint(choice)
  listeners.forEach((notify) => notify())
}

/** Follows the system while nothing is chosen; `index.html` has painted the first frame already. */
export function followSystemTheme(): void {
  // Evening may have come while this file was on its way.
  paint(readChoice())
  systemDark().addEventListener('change', () => paint(readChoice()))
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED_AS) return
    paint(readChoice())
    listeners.forEach((notify) => notify())
  })
}

function readChoice(): ThemeChoice {
  const choice = chosen.read()
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

/** What a page made before anybody chose shows. */
function unchosen(): ThemeChoice {
  return 'system'
}

function paint(choice: ThemeChoice): void {
  const system = systemDark().matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'system' ? system : choice
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BROWSER_BAR[choice === 'system' ? own : choice]
  })
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
