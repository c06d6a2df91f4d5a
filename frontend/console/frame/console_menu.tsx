import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { useMay } from '../sign_in/staff_session'
import { MENU_SECTIONS, type MenuSection } from './menu_sections'

interface ConsoleMenuProps {
  /** Closes the menu where it lies over the page. */
  onChosen?: () => void
}

/** Every page of the console this role may open. */
export function ConsoleMenu({ onChosen }: ConsoleMenuProps) {
  return (
    <Box component="nav" aria-label="Console" sx={{ py: 1 }}>
      <List disablePadding>
        <MenuLink to="/admin" label="Dashboard" isExact onChosen={onChosen} />
      </List>
      {MENU_SECTIONS.map((section) => (
        <Section key={section.title} {...section} onChosen={onChosen} />
      ))}
    </Box>
  )
}

function Section({ title, entries, onChosen }: MenuSection & ConsoleMenuProps) {
  const may = useMay()
  const heading = useId()
  return (
    <>
      <Typography
        id={heading}
        component="p"
        sx={{ px: 2, pt: 1.25, pb: 0.25, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <List disablePadding aria-labelledby={heading}>
        {entries
          .filter(({ call }) => may(call))
          .map(({ to, label }) => (
            <MenuLink key={to} to={to} label={label} onChosen={onChosen} />
          ))}
      </List>
    </>
  )
}

interface MenuLinkProps extends ConsoleMenuProps {
  to: string
  label: string
  isExact?: boolean
}

function MenuLink({ to, label, isExact, onChosen }: MenuLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={isExact}
        onClick={onChosen}
        sx={{
          'py': { xs: 0.75, md: 0.125 },
          'mx': 1,
          'px': 1,
          'borderRadius': 1,
          '&.active': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 650 },
        }}
      >
        <ListItemText
          primary={label}
          sx={{ my: 0.25 }}
          slotProps={{ primary: { fontWeight: 'inherit', fontSize: '0.875rem' } }}
        />
      </ListItemButton>
    </ListItem>
  )
}
