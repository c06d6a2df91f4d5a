import type { Appearance } from '@stripe/stripe-js'
import { useMemo } from 'react'
import { usePaintedTheme } from '../../lib/use_painted_theme'

const THEMES = { light: 'stripe', dark: 'night' } as const

/** Our tokens for the provider's fields, which cannot see our style sheet; new when the theme changes. */
export function useAppearance(): Appearance {
  const theme = usePaintedTheme()
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
