import { Bot } from 'lucide-react'
import type { Face } from '../resources/face'
import { ModelsHead } from './models_head'

export const aiUsage: Face = {
  resource: 'ai-usage',
  section: 'Operations',
  icon: Bot,
  singular: 'AI usage',
  Head: ModelsHead,
}
