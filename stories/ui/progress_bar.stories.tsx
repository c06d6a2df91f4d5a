import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '../../frontend/ui/progress_bar'

const meta = {
  component: ProgressBar,
  args: { label: 'Today', value: 21, max: 50, valueText: '21 of 50 messages' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const PartUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  },
}
export const CappedAtFull: Story = {
  args: { value: 70, valueText: '70 of 50 messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
export const NoLimitIsEmpty: Story = {
  args: { value: 3, max: 0, valueText: 'N/A' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}
