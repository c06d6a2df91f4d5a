import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTheme } from '../../lib/theme'
import { THEMES } from '../../ui/theme_toggle'

/** The choice of the whole product, not one of the console's own. */
export function ThemeMenu() {
  const { value, onChange } = useTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = THEMES.find((theme) => theme.value === value) ?? THEMES[0]
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
        {THEMES.map(({ value: choice, label, Icon }) => (
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
