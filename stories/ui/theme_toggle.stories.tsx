import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ThemeToggle } from '../../frontend/ui/theme_toggle'

type ToggleProps = ComponentProps<typeof ThemeToggle>

function Toggle() {
  const [value, setValue] = useState<ToggleProps['value']>('system')
  return <ThemeToggle value={value} onChange={setValue} />
}

const meta = { component: Toggle } satisfies Meta<typeof Toggle>
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {}

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
