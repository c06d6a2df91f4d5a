import { Stack } from '@mui/material'
import { PurchaseActions } from '../purchases/purchase_actions'
import { Panel } from '../resources/panel'
import { RelatedRows } from '../resources/related_rows'

/** What they pay and paid; a purchase can be given back. */
export function PurchaseRows() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title="Subscriptions" padding={0}>
        <RelatedRows of="subscriptions" />
      </Panel>
      <Panel title="Purchases" padding={0}>
        <RelatedRows of="purchases" RowActions={PurchaseActions} />
      </Panel>
    </Stack>
  )
}
