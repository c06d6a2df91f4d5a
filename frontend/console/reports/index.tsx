import { Flag } from 'lucide-react'
import type { Face } from '../resources/face'
import { SafetyEventMore } from '../safety_events/safety_event_more'

export const reports: Face = {
  resource: 'reports',
  section: 'Care',
  icon: Flag,
  More: SafetyEventMore,
}
