import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '../../frontend/ui/select'

const meta = {
  component: Select,
  args: {
    'aria-label': 'Personality Type',
    'options': [
      { value: 'flirty', label: 'Flirty: playful and teasing, quick with a compliment' },
      { value: 'sweet', label: 'Sweet: gentle and caring, always in your corner' },
    ],
    'placeholder': 'Choose one',
    'defaultValue': '',
    'onChange': fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'sweet')
    await expect(select).toHaveValue('sweet')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Placeholder: Story = {}
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
