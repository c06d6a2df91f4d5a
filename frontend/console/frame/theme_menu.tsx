import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTheme } from '../../lib/theme'

const CHOICES = [
  { choice: 'system', label: 'System', Icon: Monitor },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
] as const

/** The choice of the whole product, not one of the console's own. */
export function ThemeMenu() {
  const { value, onChange } = useTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = CHOICES.find(({ choice }) => choice === value) ?? CHOICES[0]
  return (
    <>
      <IconButton
        aria-label={`Theme: ${chosen.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <chosen.Icon aria-hidden="true" size={18} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ choice, label, Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === value}
            selected={choice === value}
            onClick={() => {
              onChange(choice)
              setAnchor(null)
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon aria-hidden="true" size={18} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
