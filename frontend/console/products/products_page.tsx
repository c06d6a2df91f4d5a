import { Box, Chip, Skeleton, Stack } from '@mui/material'
import { CircleCheck, CircleX } from 'lucide-react'
import { Title } from 'react-admin'
import { PageTrouble } from '../frame/page_trouble'
import { FAILED_TO_CONNECT, useProducts } from './use_products'
import { ProductTable } from './product_table'
import { SyncButton } from './sync_button'

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
        {error && <PageTrouble query={query} fallback={FAILED_TO_CONNECT} />}
        {!data && !error && (
          <Skeleton variant="rounded" height={220} role="status" aria-label="Loading" />
        )}
        {data && !error && <ProductTable products={data.products} />}
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
