import type { RefundInput } from '#app/console/calls/contract'
import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { money } from '../../lib/format'
import { centsOf } from '../values/cents_of'
import { ActionDialog } from './action_dialog'
import { randomKey } from './random_key'
import { isReason, ReasonField } from './reason_field'
import { useStaffCall } from './use_staff_call'

interface RefundDialogProps {
  purchase: RaRecord
  onClose: () => void
}

/** Money back, all of what is left or a part, once its amount was typed to confirm it. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const form = useRefundForm(purchase)
  const { shown, left } = form
  const { mutate, isPending, error } = useStaffCall({
    said: `${shown} is being refunded`,
    then: onClose,
  })
  const path = `/api/admin/purchases/${purchase.id}/refund`
  return (
    <ActionDialog
      title="Refund a payment"
      confirmLabel={`Refund ${shown}`}
      tone="error"
      isReady={form.isReady}
      {...{ isPending, error, onClose }}
      onConfirm={() => mutate({ method: 'POST', path, body: form.body })}
    >
      <TextField
        label="Amount"
        required
        value={form.amount}
        onChange={(event) => form.setAmount(event.target.value)}
        error={form.cents === null}
        helperText={`In dollars, at most ${money(left)}`}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Typography variant="body2">{consequenceOf(purchase, form)} This can’t be undone.</Typography>
      {isOfPlan(purchase) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={form.endsPlan}
              onChange={(event) => form.setEndsPlan(event.target.checked)}
            />
          }
          label="End the plan now as well"
        />
      )}
      <ReasonField value={form.reason} onChange={form.setReason} />
      <TextField
        label={`Type ${shown} to confirm`}
        required
        value={form.typed}
        onChange={(event) => form.setTyped(event.target.value)}
        autoComplete="off"
      />
    </ActionDialog>
  )
}

/** The key is made once for an opened dialog: pressing twice gives back once, and does all of it. */
function useRefundForm(purchase: RaRecord) {
  const [key] = useState(randomKey)
  // A list that renews itself must not change what somebody is about to confirm.
  const [left] = useState(leftOf(purchase))
  const [amount, setAmount] = useState((left / 100).toFixed(2))
  const [endsPlan, setEndsPlan] = useState(false)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const cents = centsWithin(amount, left)
  const isPart = cents !== null && cents < left
  const shown = cents === null ? '' : money(cents)
  const body: RefundInput = {
    reason: reason.trim(),
    ...(cents !== null && { part: { cents, key, left } }),
    ...(isOfPlan(purchase) && endsPlan && { endsPlan }),
  }
  const isReady = cents !== null && typed.trim() === shown && isReason(reason)
  const fields = { amount, setAmount, endsPlan, setEndsPlan, reason, setReason, typed, setTyped }
  return { ...fields, left, cents, isPart, shown, body, isReady }
}

/** Null for what is no amount, nothing, or more than there is. */
function centsWithin(amount: string, left: number): number | null {
  const cents = centsOf(amount) ?? 0
  return cents > 0 && cents <= left ? cents : null
}

function consequenceOf(
  purchase: RaRecord,
  { isPart, endsPlan }: { isPart: boolean; endsPlan: boolean }
): string {
  const back = `${isPart ? 'Part of it' : 'The full amount'} goes back to the original payment method`
  if (!isOfPlan(purchase)) {
    return `${back}, and ${isPart ? 'that share of' : 'what is left of'} the messages is revoked.`
  }
  if (endsPlan) return `${back}, and the plan ends now.`
  if (purchase.kind === 'upgrade' && !isPart) return `${back}. The plan continues as it is now.`
  if (isPart) return `${back}. The plan continues.`
  return `${back}. The plan ends if this is its newest bill; after an older one it continues.`
}

/** A whole month that goes back may be an older one, with the newest still to be paid. */
function isOfPlan({ kind }: RaRecord): boolean {
  return kind !== 'refill'
}

/** Whether there is anything to give back. */
export function isRefundable(purchase: RaRecord): boolean {
  return purchase.state === 'paid' && leftOf(purchase) > 0
}

/** Cents. */
function leftOf({ amount, refunded }: RaRecord): number {
  return Number(amount) - Number(refunded ?? 0)
}
