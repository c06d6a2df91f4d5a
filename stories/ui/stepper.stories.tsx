import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../../frontend/ui/field'
import { Stepper } from '../../frontend/ui/stepper'

function Age({ start = 22, error }: { start?: number; error?: string }) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <Field label="Her Age" hint="Age range: 18-35 years old" error={error}>
      <Stepper value={value} onChange={setValue} min={18} max={35} noun="age" />
    </Field>
  )
}

const meta = { component: Age } satisfies Meta<typeof Age>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const AtItsEnd: Story = { args: { start: 35 } }
export const WithError: Story = { args: { start: 17, error: 'Must be at least 18' } }

export const StaysWithinBounds: Story = {
  args: { start: 34 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase age' })
    const box = canvas.getByLabelText('Her Age')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(box).toHaveValue(35)
    await expect(more).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease age' }))
    await expect(box).toHaveValue(34)
    await userEvent.clear(box)
    await userEvent.type(box, '17')
    await expect(box).toHaveValue(17)
  },
}
