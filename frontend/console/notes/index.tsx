import { StickyNote } from 'lucide-react'
import type { Face } from '../resources/face'

export const notes: Face = {
  resource: 'notes',
  section: 'People',
  icon: StickyNote,
}
