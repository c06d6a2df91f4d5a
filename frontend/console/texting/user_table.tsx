import type { Girlfriend } from '#app/people/girlfriends/contract'
import type { ListedSignup } from '#app/console/calls/contract'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useGetMany, type Identifier } from 'react-admin'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/phone_text'
import { ChoiceChip } from '../values/choice_chip'
import { TextingState } from '../values/field_value'
import { InstantText } from '../values/instant_text'
import type { UserRow } from './use_users'

type Numbers = ReadonlyMap<number, ListedSignup> | undefined
type Companion = Pick<Girlfriend, 'name'> & { id: Identifier }

const COLUMNS = ['User', 'Phone', 'Plan', 'Companion', 'Last message', 'State']

interface UserTableProps {
  users: UserRow[]
  /** In full, once an admin has asked. */
  numbers: Numbers
}

export function UserTable({ users, numbers }: UserTableProps) {
  const ids = users.flatMap(({ girlfriendId }) => girlfriendId ?? [])
  const { data: companions } = useGetMany<Companion>('girlfriends', { ids })
  const nameOf = new Map(companions?.map(({ id, name }) => [id, name]))
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Users and their state">
      <Table aria-label="Users" sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <UserLine
              key={user.id}
              user={user}
              full={numbers?.get(user.id)}
              companion={user.girlfriendId ? nameOf.get(user.girlfriendId) : undefined}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface UserLineProps {
  user: UserRow
  full: ListedSignup | undefined
  companion: string | undefined
}

function UserLine({ user, full, companion }: UserLineProps) {
  const { id, subscriptionType, lastMessageAt, textingState } = user
  const { email, phone } = shownOf(user, full)
  return (
    <TableRow hover>
      <TableCell>
        <Link to={`/admin/signups/${id}/show`}>{email}</Link>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{phone}</TableCell>
      <TableCell>
        <ChoiceChip choice={subscriptionType} tone="quiet" />
      </TableCell>
      <TableCell>{companion ?? '–'}</TableCell>
      <TableCell>{lastMessageAt ? <InstantText instant={lastMessageAt} /> : 'Never'}</TableCell>
      <TableCell>
        <TextingState of={textingState} />
      </TableCell>
    </TableRow>
  )
}

function shownOf(masked: UserRow, full: ListedSignup | undefined) {
  return full ? { email: full.email, phone: phoneText(full.phone) } : masked
}
