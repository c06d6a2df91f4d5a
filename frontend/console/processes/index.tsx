import { Cpu } from 'lucide-react'
import type { Face } from '../resources/face'

export const processes: Face = {
  resource: 'processes',
  section: 'Operations',
  icon: Cpu,
  singular: 'Process',
}
