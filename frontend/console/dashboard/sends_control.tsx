import type { Sends } from '#app/console/calls/contract'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { OctagonX, Play } from 'lucide-react'
import { instantWords } from '../../lib/format'
import { DialogButton } from '../actions/dialog_button'
import { useMay } from '../sign_in/staff_session'
import { ownZone } from '../values/own_zone'
import { SendsDialog } from './sends_dialog'

/** The switch for every text at once. */
export function SendsControl() {
  const may = useMay()
  const { data } = useQuery<Sends>({ queryKey: ['/api/admin/sends'] })
  if (!data) return null
  const control = may('sends.stop') ? <SwitchButton sends={data} /> : null
  if (!data.areAllStopped && !data.isStoppedByEnvironment) {
    // Beside the heading.
    return control && <Box sx={{ alignSelf: 'flex-end', mt: -5.5 }}>{control}</Box>
  }
  return (
    <Alert severity="error" variant="outlined" action={control}>
      {whyStopped(data)}
    </Alert>
  )
}

function whyStopped({ isStoppedByEnvironment, changedAt, reason }: Sends): string {
  if (isStoppedByEnvironment) {
    return 'The environment stops all sends (STOP_ALL_SENDS). To resume, change it there and restart.'
  }
  return `Stopped ${changedAt ? instantWords(changedAt, ownZone()) : ''}: ${reason}`
}

function SwitchButton({ sends }: { sends: Sends }) {
  if (sends.isStoppedByEnvironment) return null
  return (
    <DialogButton
      label={sends.areAllStopped ? 'Resume all sends' : 'Stop all sends'}
      color={sends.areAllStopped ? 'primary' : 'error'}
      icon={
        sends.areAllStopped ? (
          <Play aria-hidden="true" size={16} />
        ) : (
          <OctagonX aria-hidden="true" size={16} />
        )
      }
      dialog={(close) => <SendsDialog areStopped={sends.areAllStopped} onClose={close} />}
    />
  )
}
