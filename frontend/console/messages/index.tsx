import { MessageSquare } from 'lucide-react'
import type { Face } from '../resources/face'
import { MessageActions, MessageMore } from './message_face'

export const messages: Face = {
  resource: 'messages',
  section: 'People',
  icon: MessageSquare,
  tabs: 'state',
  queries: [
    {
      label: 'Failed today',
      filter: (now) => ({ state: ['failed', 'undelivered'], createdAt_gte: startOfDay(now) }),
    },
    { label: 'Undelivered with code 30007', filter: { errorCode: 30_007 } },
    { label: 'In doubt', filter: { state: 'unknown' } },
  ],
  Actions: MessageActions,
  More: MessageMore,
}

/** Midnight where the member of staff sits, ISO 8601. */
function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}
