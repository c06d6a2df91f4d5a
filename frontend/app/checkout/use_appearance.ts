import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

const THEMES = { light: 'stripe', dark: 'night' } as const

/** Our tokens for the provider's fields, which cannot see our style sheet; new when the theme changes. */
export function useAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribe, paintedTheme)
  return useMemo(() => appearanceOf(theme), [theme])
}

function appearanceOf(theme: 'light' | 'dark'): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  const border = `1.5px solid ${token('control')}`
  return {
    theme: THEMES[theme],
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger'),
      borderRadius: '14px',
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border, boxShadow: 'none', padding: '12px 14px' },
      '.Input:focus': { border, outline: `3px solid ${token('focus')}`, boxShadow: 'none' },
      '.Input--invalid': { border: `1.5px solid ${token('danger')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '14px', color: token('ink') },
      '.Tab': { border, boxShadow: 'none' },
    },
  }
}

/** What is on the screen, whether somebody chose it or the system did. */
function paintedTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function subscribe(notify: () => void): () => void {
  const watch = new MutationObserver(notify)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
