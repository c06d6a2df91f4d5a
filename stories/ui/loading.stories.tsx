import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../frontend/ui/card'
import { Skeleton } from '../../frontend/ui/skeleton'
import { Spinner } from '../../frontend/ui/spinner'
import { TypingDots } from '../../frontend/ui/typing_dots'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { label: 'Loading' } }
export const Large: Story = {
  args: { label: 'Loading', size: 'lg', className: 'text-primary' },
}
export const Skeletons: Story = {
  render: () => (
    <Card aria-busy="true" className="grid max-w-sm gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton />
      <Skeleton className="w-2/3" />
    </Card>
  ),
}
export const Typing: Story = { render: () => <TypingDots name="Luna" /> }
