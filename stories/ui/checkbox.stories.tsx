import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../../frontend/ui/checkbox'

const meta = {
  component: Checkbox,
  args: {
    children: (
      <>
        I agree to receive recurring AI-generated text messages from Everly at this number. Reply
        STOP to opt out, HELP for help. <a href="/terms">Terms</a> · <a href="/privacy">Privacy</a>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}

export const Ticking: Story = {
  args: { children: 'Remember this phone' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('Remember this phone'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await userEvent.keyboard(' ')
  },
}

export const WithError: Story = {
  args: { error: 'You must agree to receive SMS messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to receive SMS messages'
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
