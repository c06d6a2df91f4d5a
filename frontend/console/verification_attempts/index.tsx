import { Smartphone } from 'lucide-react'
import type { Face } from '../resources/face'

export const verificationAttempts: Face = {
  resource: 'verification-attempts',
  section: 'Texting',
  icon: Smartphone,
}
