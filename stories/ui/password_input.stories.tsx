import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordInput } from '../../frontend/ui/password_input'

const meta = {
  component: PasswordInput,
  args: { 'aria-label': 'Password', 'autoComplete': 'current-password' },
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { args: { defaultValue: 'butterfly' } }

export const ShowToggle: Story = {
  args: { defaultValue: 'butterfly' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveValue('butterfly')
  },
}
