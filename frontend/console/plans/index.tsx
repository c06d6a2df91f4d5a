import { Tags } from 'lucide-react'
import type { Face } from '../resources/face'

export const plans: Face = {
  resource: 'plans',
  section: 'Money',
  icon: Tags,
}
