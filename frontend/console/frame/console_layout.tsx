import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { MAIN_ID, SkipLink } from '../../lib/skip_link'
import { ConsoleBar } from './console_bar'
import { ConsoleMenu } from './console_menu'
import { ConsoleNotices } from './console_notices'
import { PageHeading } from './page_heading'
import { useSlashSearch } from './use_slash_search'

const MENU_PX = 204
const BAR_PX = 49

/** App bar, menu, notices and the page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true })
  const closeMenu = () => setIsMenuOpen(false)
  useSlashSearch()

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <ConsoleBar onMenu={isWide ? null : () => setIsMenuOpen(true)} />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        {isWide ? (
          <BesidePage>
            <ConsoleMenu />
          </BesidePage>
        ) : (
          <Drawer
            open={isMenuOpen}
            onClose={closeMenu}
            slotProps={{ paper: { sx: { width: 264 } } }}
          >
            <ConsoleMenu onChosen={closeMenu} />
          </Drawer>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ConsoleNotices />
          <Box
            component="main"
            id={MAIN_ID}
            tabIndex={-1}
            sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 4, outline: 'none' }}
          >
            <PageHeading />
            {children}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

/** A shadow at the lower edge while there is more of it: the cover over the shadow scrolls along. */
const MORE_BELOW = {
  background: [
    'linear-gradient(transparent, var(--bg) 70%) bottom / 100% 48px no-repeat local',
    'linear-gradient(transparent, var(--line)) bottom / 100% 16px no-repeat scroll',
  ].join(', '),
}

function BesidePage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: MENU_PX,
        flexShrink: 0,
        position: 'sticky',
        top: BAR_PX,
        maxHeight: `calc(100dvh - ${BAR_PX}px)`,
        overflowY: 'auto',
        alignSelf: 'flex-start',
        ...MORE_BELOW,
      }}
    >
      {children}
    </Box>
  )
}
