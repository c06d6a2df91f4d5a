import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useSettled } from '../../lib/use_settled'
import { useRefetchInterval } from '../frame/live'

const PER_PAGE = 25
const PAUSE_MS = 300

/** A row of the resource `signups`, as far as this page shows it. */
export interface UserRow {
  id: number
  email: string
  phone: string
  subscriptionType: string
  girlfriendId: number | null
  lastMessageAt: string | null
  textingState: string
}

export function useUsers() {
  const [wanted, setWanted] = useState('')
  const [page, setPage] = useState(1)
  const asked = useSettled(wanted.trim(), PAUSE_MS)
  const query = useGetList<UserRow>(
    'signups',
    {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'id', order: 'DESC' },
      filter: asked ? { q: asked } : {},
    },
    { refetchInterval: useRefetchInterval(), placeholderData: (before) => before }
  )
  return {
    rows: query.data,
    query,
    wanted,
    find: (text: string) => {
      setWanted(text)
      setPage(1)
    },
    page,
    pages: Math.ceil((query.total ?? 0) / PER_PAGE),
    turnTo: setPage,
  }
}
