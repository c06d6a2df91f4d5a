import { Heart } from 'lucide-react'
import type { Face } from '../resources/face'

export const girlfriends: Face = {
  resource: 'girlfriends',
  section: 'People',
  icon: Heart,
}
