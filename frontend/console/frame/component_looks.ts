import type { RaThemeOptions } from 'react-admin'
import type { Colors } from './colors'

type Looks = RaThemeOptions['components']

/** What differs from MUI's and react-admin's own looks. */
export function componentLooks(colors: Colors): Looks {
  const focusRing = { outline: `3px solid ${colors.focus}`, outlineOffset: 2 }
  const ringInside = { ...focusRing, outlineOffset: -3 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'body': { fontSize: '0.875rem' },
        '*:focus-visible': focusRing,
        // A heading takes focus only to tell a screen reader where the route change led.
        ':is(h1, h2, h3)[tabindex="-1"]:focus': { outline: 'none' },
        // Tailwind takes the line from under links, and in a sentence colour alone is not enough.
        'main a:not([class]), aside a:not([class])': {
          textDecoration: 'underline',
          textUnderlineOffset: 3,
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': ringInside } } },
    // The ten of a person fit a laptop, with what is counted beside their names.
    MuiTab: {
      styleOverrides: {
        root: { 'minWidth': 0, 'paddingInline': 12, '&.Mui-focusVisible': ringInside },
      },
    },
    ...paper(colors),
    ...fields(colors),
    MuiAlert: { styleOverrides: alerts(colors) },
    // MUI lets the next one open at once for 800 ms more than this: 300 ms in all.
    MuiTooltip: { defaultProps: { enterDelay: 700, leaveDelay: -500 } },
    MuiLink: { defaultProps: { underline: 'always' } },
  }
}

function paper(colors: Colors): Looks {
  return {
    MuiButton: { defaultProps: { disableElevation: true } },
    // Its own background is computed from the colour of its buttons, too near to it in the dark.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colors.surface2 } },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line },
        head: { fontWeight: 650, color: colors.muted },
        paddingCheckbox: { padding: '0 8px' },
      },
    },
  }
}

function fields(colors: Colors): Looks {
  return {
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    // A phone zooms into what is smaller than 16 px.
    MuiInputBase: {
      styleOverrides: {
        root: { 'fontSize': '1rem', '@media (min-width: 600px)': { fontSize: '0.875rem' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colors.control } },
    },
  }
}

function alerts(colors: Colors) {
  const tone = (color: string, background: string) => ({
    'backgroundColor': background,
    color,
    '& .MuiAlert-icon': { color },
  })
  return {
    standardSuccess: tone(colors.success, colors.successBg),
    standardWarning: tone(colors.warn, colors.warnBg),
    standardError: tone(colors.danger, colors.dangerBg),
    standardInfo: tone(colors.info, colors.infoBg),
  }
}
