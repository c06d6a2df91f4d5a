import { CircleDollarSign } from 'lucide-react'
import type { Face } from '../resources/face'
import { PurchaseActions } from './purchase_actions'

export const purchases: Face = {
  resource: 'purchases',
  section: 'Money',
  icon: CircleDollarSign,
  queries: [{ label: 'Disputed', filter: { isDisputed: true } }],
  Actions: PurchaseActions,
}
