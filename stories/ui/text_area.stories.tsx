import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../../frontend/ui/field'
import { TextArea } from '../../frontend/ui/text_area'

const meta = {
  component: TextArea,
  decorators: (Story, { parameters }) => (
    <Field label="Custom message (optional)" hint="She writes it." error={parameters.error}>
      <Story />
    </Field>
  ),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Did you drink enough water today?' } }
export const Long: Story = { args: { defaultValue: 'Coffee first or run first? '.repeat(20) } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Coffee first?' } }
export const Invalid: Story = {
  args: { defaultValue: 'Coffee first?' },
  parameters: { error: 'Your message can be at most 300 characters' },
}
