import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '../../frontend/ui/band'
import { Button } from '../../frontend/ui/button'

const meta = {
  component: Band,
  args: {
    tone: 'warn',
    title: 'Simulator on.',
    children: (
      <>
        Messages go to the phone at <a href="/simulator">/simulator</a>, not to a carrier.
      </>
    ),
  },
} satisfies Meta<typeof Band>
export default meta
type Story = StoryObj<typeof meta>

export const Warn: Story = {}
export const WarnStrip: Story = { args: { shape: 'strip' } }
export const Info: Story = {
  args: { tone: 'info', title: undefined, children: 'Log in to continue your purchase.' },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    shape: 'strip',
    title: undefined,
    children: 'You replied STOP. Text START to +1 555 010 0100 to resume',
  },
}
export const WithAction: Story = {
  args: {
    shape: 'strip',
    title: undefined,
    children: 'Your phone couldn’t be reached lately.',
    action: (
      <Button variant="ghost" size="sm">
        Try again
      </Button>
    ),
  },
}
