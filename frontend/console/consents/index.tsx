import { ListChecks } from 'lucide-react'
import type { Face } from '../resources/face'

export const consents: Face = {
  resource: 'consents',
  section: 'Texting',
  icon: ListChecks,
}
