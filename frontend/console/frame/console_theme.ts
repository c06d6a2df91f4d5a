import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { componentLooks } from './component_looks'
import { COLORS, type Colors } from './colors'

const SANS = "'Figtree Variable', system-ui, sans-serif"
const DISPLAY = "'Bricolage Grotesque', 'Figtree Variable', system-ui, sans-serif"

/** The product's colours and letters, dense and plain on purpose. */
export const CONSOLE_THEMES: Record<'light' | 'dark', RaThemeOptions> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
}

function themeOf(mode: 'light' | 'dark'): RaThemeOptions {
  const colors = COLORS[mode]
  const base = mode === 'dark' ? defaultDarkTheme : defaultLightTheme
  return {
    ...base,
    palette: palette(mode, colors),
    typography: {
      fontFamily: SANS,
      h1: heading('1.375rem'),
      h2: heading('1.125rem'),
      h3: heading('1rem'),
      h4: heading('1.75rem'),
      body1: { fontSize: '0.875rem' },
      h6: { fontSize: '1rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 650 },
      fontWeightMedium: 550,
      fontWeightBold: 650,
    },
    shape: { borderRadius: 10 },
    components: { ...base.components, ...componentLooks(colors) },
  }
}

function heading(fontSize: string) {
  return {
    fontFamily: DISPLAY,
    fontWeight: 700,
    fontSize,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
  }
}

function palette(mode: 'light' | 'dark', colors: Colors): RaThemeOptions['palette'] {
  return {
    mode,
    primary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
    secondary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
    error: { main: colors.danger, contrastText: colors.onDanger },
    warning: { main: colors.warn, contrastText: colors.warnBg },
    info: { main: colors.info, contrastText: colors.infoBg },
    success: { main: colors.success, contrastText: colors.successBg },
    text: { primary: colors.ink, secondary: colors.muted, disabled: colors.control },
    background: { default: colors.bg, paper: colors.surface },
    divider: colors.line,
  }
}
