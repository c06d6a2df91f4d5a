import { Activity } from 'lucide-react'
import type { Face } from '../resources/face'

export const activities: Face = {
  resource: 'activities',
  section: 'Operations',
  icon: Activity,
  singular: 'Activity',
}
