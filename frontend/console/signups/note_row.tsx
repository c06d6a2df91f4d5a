import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { CallDialog } from '../actions/call_dialog'
import { Panel } from '../resources/panel'
import { useMay, useStaffSession } from '../sign_in/staff_session'
import { InstantText } from '../values/instant_text'
import { ReferenceLink } from '../values/reference_link'
import { NoteForm } from './note_form'

/** A note; whoever wrote it, or an admin, may change it or take it away. */
export function NoteRow({ note }: { note: RaRecord }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const mayChange = useMayChange(note)
  const path = `/api/admin/notes/${note.id}`
  const close = () => setOpen(null)
  return (
    <Panel>
      <Byline note={note} />
      {open === 'edit' ? (
        <NoteForm
          // Changed by somebody else since, it is edited anew.
          name={`${path} ${note.updatedAt}`}
          label="Note"
          confirmLabel="Save"
          said="Note changed"
          text={String(note.body)}
          call={(body) => ({ method: 'PUT', path, body: { body } })}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.body}
        </Typography>
      )}
      {mayChange && open !== 'edit' && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Button size="small" onClick={() => setOpen('edit')}>
            Edit
          </Button>
          <Button size="small" color="error" onClick={() => setOpen('delete')}>
            Delete
          </Button>
        </Box>
      )}
      {open === 'delete' && (
        <CallDialog
          title="Delete this note?"
          text="This can’t be undone."
          confirmLabel="Delete"
          tone="error"
          said="Note deleted"
          method="DELETE"
          path={path}
          onClose={close}
        />
      )}
    </Panel>
  )
}

function useMayChange(note: RaRecord): boolean {
  const may = useMay()
  const { data: me } = useStaffSession()
  return may('notes.write') && (me?.id === note.authorId || me?.role === 'admin')
}

function Byline({ note }: { note: RaRecord }) {
  const { authorId, createdAt, updatedAt } = note
  return (
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
      {authorId === null ? (
        'Former staff'
      ) : (
        <ReferenceLink reference="signups" id={Number(authorId)} />
      )}
      {' · '}
      <InstantText instant={String(createdAt)} />
      {updatedAt !== createdAt && ' · changed'}
    </Typography>
  )
}
