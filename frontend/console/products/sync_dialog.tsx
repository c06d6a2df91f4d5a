import type { PlanDifference } from '#app/console/calls/contract'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { refusalOf, type ApiError } from '../../lib/api_error'
import { money } from '../../lib/format'
import { ActionDialog } from '../actions/action_dialog'
import { useStaffCall } from '../actions/use_staff_call'

const ACTIONS: Record<PlanDifference['action'], string> = {
  create: 'Will be created',
  replace: 'Gets a new price; current subscribers keep paying the old one',
  note: 'Is at the provider; its price is noted here',
  keep: 'Stays as it is',
}

interface SyncDialogProps {
  maySync: boolean
  onClose: () => void
}

/** First what would change, then the change. */
export function SyncDialog({ maySync, onClose }: SyncDialogProps) {
  const difference = useQuery<{ plans: PlanDifference[] }, ApiError>({
    queryKey: ['/api/admin/plans/difference'],
    gcTime: 0,
    staleTime: Infinity,
  })
  const sync = useStaffCall({ said: 'Products match our plans', then: onClose })
  const { length } = changesOf(difference.data?.plans)
  return (
    <ActionDialog
      title="What a sync would do"
      confirmLabel={length > 0 ? `Sync ${length} of our plans` : 'Sync'}
      isReady={maySync && length > 0}
      isPending={sync.isPending}
      error={sync.error}
      onConfirm={() => sync.mutate({ method: 'POST', path: '/api/admin/plans/sync' })}
      onClose={onClose}
    >
      <Difference plans={difference.data?.plans} error={difference.error} />
      {!maySync && length > 0 && (
        <Typography color="text.secondary">Only an admin can sync.</Typography>
      )}
    </ActionDialog>
  )
}

interface DifferenceProps {
  plans: PlanDifference[] | undefined
  error: ApiError | null
}

function Difference({ plans, error }: DifferenceProps) {
  if (error) {
    return (
      <Typography color="error">
        {refusalOf(error, 'The difference could not be loaded.')}
      </Typography>
    )
  }
  if (!plans) return <Skeleton variant="rounded" height={140} role="status" aria-label="Loading" />
  return (
    <>
      {changesOf(plans).length === 0 && (
        <Typography>Nothing to do: the provider has our plans.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {plans.map((plan) => (
          <PlanLine key={plan.planId} {...plan} />
        ))}
      </Box>
    </>
  )
}

function changesOf(plans: PlanDifference[] = []): PlanDifference[] {
  return plans.filter(({ action }) => action !== 'keep')
}

function PlanLine({ name, price, action }: PlanDifference) {
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <b>{name}</b>, {money(price)}
      <Typography
        variant="body2"
        color={action === 'keep' ? 'text.secondary' : 'warning.main'}
        sx={{ fontWeight: action === 'keep' ? undefined : 550 }}
      >
        {ACTIONS[action]}
      </Typography>
    </Box>
  )
}
