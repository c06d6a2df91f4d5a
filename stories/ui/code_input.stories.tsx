import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CodeInput } from '../../frontend/ui/code_input'
import { Field } from '../../frontend/ui/field'

interface CodeProps {
  digits?: string
  error?: string
  onComplete: (digits: string) => void
}

function Code({ digits = '', error, onComplete }: CodeProps) {
  const [value, setValue] = useState(digits)
  return (
    <Field label="Code" error={error} className="max-w-sm">
      <CodeInput value={value} onChange={setValue} onComplete={onComplete} />
    </Field>
  )
}

const meta = { component: Code, args: { onComplete: fn() } } satisfies Meta<typeof Code>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Partial: Story = { args: { digits: '417' } }
export const Invalid: Story = { args: { digits: '417283', error: 'That code is not right.' } }

export const OneInput: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('6-digit verification code')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
  },
}

export const PasteStripsNonDigits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Your code: 417-283.')
    await expect(canvas.getByRole('textbox')).toHaveValue('417283')
    await expect(args.onComplete).toHaveBeenCalledWith('417283')
  },
}

export const TypingTakesDigitsOnly: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '4a1 7')
    await expect(input).toHaveValue('417')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const AnotherCodeOverAWrongOne: Story = {
  args: { digits: '111111', onComplete: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('417283')
    await expect(input).toHaveValue('417283')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('417283')
  },
}
