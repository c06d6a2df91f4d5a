import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '../../frontend/ui/accordion'

const meta = {
  component: Accordion,
  args: { title: 'Can I cancel anytime?', children: 'Yes, on the plans page.' },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes, on the plans page.')).not.toBeVisible()
  },
}

export const Opens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Can I cancel anytime?'))
    await expect(canvas.getByText('Yes, on the plans page.')).toBeVisible()
  },
}
