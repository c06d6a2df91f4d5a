import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { Badge } from '../../frontend/ui/badge'

const meta = { component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>AI companion · 18+ · by text message</Badge>
      <Badge tone="primary">Unlimited Plan</Badge>
      <Badge tone="butter">Luna · 8:02 AM</Badge>
      <Badge tone="success">Live</Badge>
      <Badge tone="warn">Paused</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info">Free Trial</Badge>
      <Badge>
        <Heart aria-hidden="true" />
        happy
      </Badge>
    </div>
  ),
}
