import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { IconCards } from '../../frontend/ui/icon_cards'

const OPTIONS = [
  { value: 'morning', label: 'Good Morning Text', note: '8:00 AM', Icon: Sun },
  { value: 'night', label: 'Goodnight Text', note: '10:00 PM', Icon: Moon },
  { value: 'sweet', label: 'Random Sweet Message', note: '4:00 PM', Icon: Heart },
] as const

function Chosen({ first = '', error }: { first?: string; error?: string }) {
  const [value, setValue] = useState<string>(first)
  return (
    <IconCards
      label="Message type"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

const meta = { component: Chosen } satisfies Meta<typeof Chosen>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const WithError: Story = { args: { error: 'Please select a message type' } }

export const ArrowsChoose: Story = {
  args: { first: 'night' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Goodnight Text' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const sweet = canvas.getByRole('radio', { name: 'Random Sweet Message' })
    await expect(sweet).toBeChecked()
    await expect(sweet).toHaveAccessibleDescription('4:00 PM')
  },
}
