import { BRAND } from '../../lib/names'
import { AppBar, IconButton, Toolbar, Typography } from '@mui/material'
import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../../lib/wordmark'
import { SearchButton } from '../search/search_button'
import { LiveSwitch } from './live_switch'
import { StaffMenu } from './staff_menu'
import { ThemeMenu } from './theme_menu'

interface ConsoleBarProps {
  /** Opens the menu where it does not stand beside the page. */
  onMenu: (() => void) | null
}

/** On a phone toasts, at 100, come from above. */
const BELOW_TOASTS = 99

export function ConsoleBar({ onMenu }: ConsoleBarProps) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ zIndex: BELOW_TOASTS, borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" disableGutters sx={{ px: { xs: 1, sm: 2 }, gap: 0.5 }}>
        {onMenu && (
          <IconButton aria-label="Menu" onClick={onMenu}>
            <MenuIcon aria-hidden="true" size={20} />
          </IconButton>
        )}
        <Typography
          component={Link}
          to="/admin"
          aria-label={`${BRAND} console, dashboard`}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 0.75,
            mr: 'auto',
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <Wordmark className="text-xl" />
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            console
          </Typography>
        </Typography>
        <SearchButton />
        <LiveSwitch />
        <ThemeMenu />
        <StaffMenu />
      </Toolbar>
    </AppBar>
  )
}
