import { useState } from 'react'
import { NoteForm } from './note_form'

/** Emptied once it is kept. */
export function NewNote({ userId }: { userId: number }) {
  const [round, setRound] = useState(0)
  return (
    <NoteForm
      key={round}
      label="Write a note"
      confirmLabel="Add note"
      said="Note added"
      call={(body) => ({ method: 'POST', path: '/api/admin/notes', body: { userId, body } })}
      onDone={() => setRound((count) => count + 1)}
    />
  )
}
