import { Repeat } from 'lucide-react'
import type { Face } from '../resources/face'

export const subscriptions: Face = {
  resource: 'subscriptions',
  section: 'Money',
  icon: Repeat,
  queries: [{ label: 'Past due', filter: { status: 'past_due' } }],
}
