import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../frontend/ui/field'
import { PasswordInput } from '../../frontend/ui/password_input'
import { Select } from '../../frontend/ui/select'
import { TextInput } from '../../frontend/ui/text_input'

const COUNTRIES = [
  { value: '+1', label: '+1 United States' },
  { value: '+44', label: '+44 United Kingdom' },
]

const meta = {
  component: Field,
  args: { label: 'Email', children: <TextInput type="email" autoComplete="email" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithHint: Story = {
  args: { label: 'Her Age', hint: 'Age range: 18-35 years old' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Her Age')).toHaveAccessibleDescription(
      'Age range: 18-35 years old'
    )
  },
}

export const WithError: Story = {
  args: { error: 'Please enter a valid email address', hint: 'We send no email.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Please enter a valid email address We send no email.'
    )
  },
}

export const Disabled: Story = {
  args: { children: <TextInput disabled defaultValue="alex@example.com" /> },
}

export const Form: Story = {
  render: () => (
    <form className="grid max-w-md gap-5">
      <Field label="Email">
        <TextInput type="email" autoComplete="email" placeholder="you@example.com" />
      </Field>
      <Field label="Password" error="Password must be at least 6 characters">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <div className="grid grid-cols-[1fr_1.2fr] gap-3">
        <Field label="Country code">
          <Select options={COUNTRIES} autoComplete="tel-country-code" />
        </Field>
        <Field label="Phone">
          <TextInput type="tel" inputMode="numeric" autoComplete="tel-national" />
        </Field>
      </div>
    </form>
  ),
}
