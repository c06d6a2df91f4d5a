import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from '../../frontend/ui/text_input'

const meta = {
  component: TextInput,
  args: { 'aria-label': 'Her Name', 'placeholder': 'Valentina' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Valentina' } }
export const Invalid: Story = { args: { 'aria-invalid': true, 'defaultValue': 'V' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Valentina' } }
