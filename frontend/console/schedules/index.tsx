import { CalendarClock } from 'lucide-react'
import type { Face } from '../resources/face'

export const schedules: Face = {
  resource: 'schedules',
  section: 'People',
  icon: CalendarClock,
}
