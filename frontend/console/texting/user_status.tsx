import {
  Box,
  Button,
  InputAdornment,
  Pagination,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { Search } from 'lucide-react'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'
import { useMay } from '../sign_in/staff_session'
import { RevealNumbers } from './reveal_numbers'
import { useAllNumbers } from './use_all_numbers'
import { useUsers } from './use_users'
import { UserTable } from './user_table'

/** Everybody who signed up, and whether texts reach them. */
export function UserStatus() {
  const users = useUsers()
  const may = useMay()
  const numbers = useAllNumbers()
  return (
    <Panel padding={0}>
      {may('signups.search') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
          <FindSomeone users={users} />
          <Box sx={{ ml: 'auto' }}>
            <RevealNumbers numbers={numbers} />
          </Box>
        </Box>
      )}
      <Found users={users} numbers={numbers.shown} />
      {users.pages > 1 && (
        <Pagination
          count={users.pages}
          page={users.page}
          onChange={(_, page) => users.turnTo(page)}
          sx={{ p: 1.5 }}
        />
      )}
    </Panel>
  )
}

function FindSomeone({ users }: { users: ReturnType<typeof useUsers> }) {
  return (
    <TextField
      type="search"
      label="Find someone"
      placeholder="Full email, phone or ID"
      value={users.wanted}
      onChange={({ target }) => users.find(target.value)}
      sx={{ my: 0, maxWidth: { sm: 320 } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden="true" size={16} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface FoundProps {
  users: ReturnType<typeof useUsers>
  numbers: ReturnType<typeof useAllNumbers>['shown']
}

function Found({ users: { rows, query, wanted, find }, numbers }: FoundProps) {
  if (!rows && !query.error) {
    return <Skeleton variant="rectangular" height={320} role="status" aria-label="Loading" />
  }
  return (
    <>
      {query.error && (
        <Box sx={{ px: 1.5, pb: 1.5 }}>
          <PageTrouble
            query={query}
            fallback="The list could not be loaded."
            stale={rows && 'The list below may be out of date.'}
          />
        </Box>
      )}
      {rows?.length === 0 ? (
        <Nobody isSearch={wanted !== ''} onAll={() => find('')} />
      ) : (
        rows && <UserTable users={rows} numbers={numbers} />
      )}
    </>
  )
}

function Nobody({ isSearch, onAll }: { isSearch: boolean; onAll: () => void }) {
  return (
    <Box sx={{ px: 1.5, py: 5, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {isSearch ? 'No one found.' : 'Nobody has signed up yet.'}
      </Typography>
      {isSearch && <Button onClick={onAll}>Show everyone</Button>}
    </Box>
  )
}
