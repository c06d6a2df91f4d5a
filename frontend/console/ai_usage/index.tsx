import { Bot } from 'lucide-react'
import type { Face } from '../resources/face'

export const aiUsage: Face = {
  resource: 'ai-usage',
  section: 'Operations',
  icon: Bot,
  singular: 'AI usage',
}
