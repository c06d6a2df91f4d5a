import { ScrollText } from 'lucide-react'
import type { Face } from '../resources/face'

export const auditLog: Face = {
  resource: 'audit-log',
  section: 'Operations',
  icon: ScrollText,
  singular: 'Audit log entry',
  call: 'audit_log.read',
}
