import { Box, Chip, Skeleton, Stack } from '@mui/material'
import { CircleCheck, CircleX, RefreshCw } from 'lucide-react'
import { Title } from 'react-admin'
import { DialogButton } from '../actions/dialog_button'
import { PageTrouble } from '../frame/page_trouble'
import { useMay } from '../sign_in/staff_session'
import { FAILED_TO_CONNECT, useProducts } from './use_products'
import { ProductTable } from './product_table'
import { SyncDialog } from './sync_dialog'

/** `/stripe-admin`: what the payment provider sells, and whether that is what we offer. */
export function ProductsPage() {
  const query = useProducts()
  const { data, error } = query
  return (
    <>
      <Title title="Stripe admin" preferenceKey={false} />
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Connection isConnected={error ? false : data && true} />
          <Box sx={{ ml: 'auto' }}>
            <SyncButton />
          </Box>
        </Box>
        {error && (
          <PageTrouble
            query={query}
            fallback={FAILED_TO_CONNECT}
            stale={data && 'The products below may be out of date.'}
          />
        )}
        {!data && !error && (
          <Skeleton variant="rounded" height={220} role="status" aria-label="Loading" />
        )}
        {data && <ProductTable products={data.products} />}
      </Stack>
    </>
  )
}

function Connection({ isConnected }: { isConnected: boolean | undefined }) {
  if (isConnected === undefined) return <Chip size="small" label="Connecting…" />
  const Icon = isConnected ? CircleCheck : CircleX
  return (
    <Chip
      size="small"
      color={isConnected ? 'success' : 'error'}
      icon={<Icon aria-hidden="true" size={14} />}
      label={isConnected ? 'Connected' : 'Not connected'}
    />
  )
}

function SyncButton() {
  const may = useMay()
  return (
    <DialogButton
      label={may('plans.sync') ? 'Sync products' : 'Compare with our plans'}
      icon={<RefreshCw aria-hidden="true" size={16} />}
      dialog={(close) => <SyncDialog maySync={may('plans.sync')} onClose={close} />}
    />
  )
}
