import { Webhook } from 'lucide-react'
import type { Face } from '../resources/face'

export const providerEvents: Face = {
  resource: 'provider-events',
  section: 'Money',
  icon: Webhook,
  queries: [{ label: 'Not done', filter: { isSettled: false } }],
}
