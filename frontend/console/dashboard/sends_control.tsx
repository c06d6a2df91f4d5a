import type { Sends } from '#app/console/calls/contract'
import { Alert, Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { OctagonX, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { instantWords } from '../../lib/format'
import { useMay } from '../sign_in/staff_session'
import { ownZone } from '../values/own_zone'
import { SendsDialog } from './sends_dialog'

/** The switch for every text at once. */
export function SendsControl() {
  const may = useMay()
  const { data } = useQuery<Sends>({ queryKey: ['/api/admin/sends'] })
  // Switched by somebody else meanwhile, the dialog must neither go nor come to mean the opposite.
  const [opened, setOpened] = useState<Sends | null>(null)
  if (!data) return null
  return (
    <>
      <Standing sends={data}>
        {may('sends.stop') && <SwitchButton sends={data} onClick={() => setOpened(data)} />}
      </Standing>
      {opened && <SendsDialog areStopped={opened.areAllStopped} onClose={() => setOpened(null)} />}
    </>
  )
}

function Standing({ sends, children }: { sends: Sends; children: ReactNode }) {
  if (!sends.areAllStopped && !sends.isStoppedByEnvironment) {
    // Beside the heading.
    return children && <Box sx={{ alignSelf: 'flex-end', mt: -5.5 }}>{children}</Box>
  }
  return (
    <Alert severity="error" variant="outlined" action={children}>
      {whyStopped(sends)}
    </Alert>
  )
}

function whyStopped({ isStoppedByEnvironment, changedAt, reason }: Sends): string {
  if (isStoppedByEnvironment) {
    return 'The environment stops all sends (STOP_ALL_SENDS). To resume, change it there and restart.'
  }
  return `Stopped ${changedAt ? instantWords(changedAt, ownZone()) : ''}: ${reason}`
}

function SwitchButton({ sends, onClick }: { sends: Sends; onClick: () => void }) {
  if (sends.isStoppedByEnvironment) return null
  const Icon = sends.areAllStopped ? Play : OctagonX
  return (
    <Button
      size="small"
      variant="outlined"
      color={sends.areAllStopped ? 'primary' : 'error'}
      startIcon={<Icon aria-hidden="true" size={16} />}
      onClick={onClick}
    >
      {sends.areAllStopped ? 'Resume all sends' : 'Stop all sends'}
    </Button>
  )
}
