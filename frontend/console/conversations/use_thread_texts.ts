import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { useRefetchInterval } from '../frame/live'

const PAGE_TEXTS = 50
const MOST_TEXTS = 1000

/** The newest texts of a talk, oldest first, and more of them on request. */
export function useThreadTexts(conversationId: number) {
  const [perPage, setPerPage] = useState(PAGE_TEXTS)
  const refetchInterval = useRefetchInterval()
  const query = useGetList(
    'messages',
    {
      filter: { conversationId },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    // What is there stays while more of it is read.
    { refetchInterval, placeholderData: (known) => known }
  )
  const known = useLatest(query.data)
  const { total = known?.length ?? 0 } = query
  const texts = [...(known ?? [])].reverse()
  const hasOlder = texts.length < total && perPage < MOST_TEXTS
  const readOlder = () => setPerPage((count) => count + PAGE_TEXTS)
  return { query, isKnown: known !== undefined, texts, total, hasOlder, readOlder }
}

/** What was read last, also when reading more of it failed. */
function useLatest(data: RaRecord[] | undefined): RaRecord[] | undefined {
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  return data ?? latest
}
