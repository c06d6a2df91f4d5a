import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useRecordContext } from 'react-admin'
import { useRefetchInterval } from '../frame/live'
import { PageTrouble } from '../frame/page_trouble'
import { useMay } from '../sign_in/staff_session'
import { NoteForm } from './note_form'
import { NoteRow } from './note_row'

const MOST = 100

/** What staff wrote down for each other. */
export function NotesTab() {
  const record = useRecordContext()
  const may = useMay()
  const refetchInterval = useRefetchInterval(10_000)
  const query = useGetList(
    'notes',
    {
      filter: { userId: Number(record?.id) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: record !== undefined, refetchInterval }
  )
  if (!record) return null
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      {may('notes.write') && <NewNote userId={Number(record.id)} />}
      <Notes query={query} />
    </Stack>
  )
}

function Notes({ query }: { query: ReturnType<typeof useGetList> }) {
  const { data, isPending } = query
  if (isPending) return <Box sx={{ minHeight: 120 }} aria-busy="true" />
  return (
    <>
      {query.error && (
        <PageTrouble
          query={query}
          fallback="The notes could not be loaded."
          stale={data && 'The notes below may be out of date.'}
        />
      )}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No notes.</Typography>}
      {data?.map((note) => (
        <NoteRow key={note.id} note={note} />
      ))}
    </>
  )
}

/** Emptied once it is kept. */
function NewNote({ userId }: { userId: number }) {
  const [round, setRound] = useState(0)
  return (
    <NoteForm
      key={round}
      name={`of ${userId}`}
      label="Write a note"
      confirmLabel="Add note"
      said="Note added"
      call={(body) => ({ method: 'POST', path: '/api/admin/notes', body: { userId, body } })}
      onDone={() => setRound((count) => count + 1)}
    />
  )
}
