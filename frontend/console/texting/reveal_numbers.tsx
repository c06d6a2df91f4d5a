import { Button, Typography } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { ActionDialog } from '../actions/action_dialog'
import { DialogButton } from '../actions/dialog_button'
import { useMay } from '../sign_in/staff_session'
import type { useAllNumbers } from './use_all_numbers'

interface RevealNumbersProps {
  numbers: ReturnType<typeof useAllNumbers>
}

/** For admins: the numbers in full, which the audit log remembers. */
export function RevealNumbers({ numbers }: RevealNumbersProps) {
  const may = useMay()
  if (!may('signups.list_all')) return null
  if (numbers.shown) {
    return (
      <Button
        size="small"
        variant="outlined"
        startIcon={<EyeOff aria-hidden="true" size={16} />}
        onClick={numbers.hide}
      >
        Hide numbers
      </Button>
    )
  }
  return (
    <DialogButton
      label="Show full numbers"
      icon={<Eye aria-hidden="true" size={16} />}
      dialog={(close) => (
        <ActionDialog
          title="Show everyone’s email and phone number?"
          confirmLabel="Show"
          isReady
          isPending={numbers.isPending}
          error={numbers.error}
          onConfirm={() => numbers.show(close)}
          onClose={close}
        >
          <Typography variant="body2">
            The audit log records that you looked. They are hidden again when you leave this tab.
          </Typography>
        </ActionDialog>
      )}
    />
  )
}
