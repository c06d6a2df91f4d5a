import { Box, IconButton, MenuItem, MenuList, Popover, Typography } from '@mui/material'
import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { clockTime } from '../../lib/format'
import { useStaffSession } from '../sign_in/staff_session'
import { ownZone } from '../values/own_zone'

const ROLES = { viewer: 'Viewer', support: 'Support', admin: 'Admin' }

/** Who works here, as what, until when; and the ways out. */
export function StaffMenu() {
  const { data } = useStaffSession()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!data) return null
  return (
    <>
      <IconButton
        aria-label={`Account: ${data.name || data.email}, ${ROLES[data.role]}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CircleUser aria-hidden="true" size={20} />
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': 'Account' } }}
      >
        <Box sx={{ px: 2, py: 1, maxWidth: 280, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {data.name || data.email}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {ROLES[data.role]} · {data.email}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Session ends at {clockTime(data.endsAt, ownZone())}
          </Typography>
        </Box>
        <MenuList autoFocusItem aria-label="Account">
          <MenuItem component={Link} to="/user-dashboard">
            Back to the app
          </MenuItem>
          <MenuItem onClick={() => void logout()}>Log out</MenuItem>
        </MenuList>
      </Popover>
    </>
  )
}
