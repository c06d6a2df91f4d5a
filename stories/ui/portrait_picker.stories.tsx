import { PRESETS, type PresetKey } from '#app/people/girlfriends/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PortraitPicker } from '../../frontend/ui/portrait_picker'

const OPTIONS = PRESETS.map(({ key, name, tagline }) => ({
  value: key,
  name,
  tagline,
  src: `/portraits/${key}.svg`,
}))

function Picker({ chosen = null, error }: { chosen?: PresetKey | null; error?: string }) {
  const [value, setValue] = useState(chosen)
  return (
    <PortraitPicker
      label="Her photo"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      comingSoon={{ name: 'Custom Girl', note: 'Coming Soon' }}
      error={error}
      className="max-w-md"
    />
  )
}

const meta = { component: Picker } satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { chosen: 'valentina' } }
export const WithError: Story = { args: { error: 'Please select a photo' } }

export const ArrowKeys: Story = {
  args: { chosen: 'valentina' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Valentina' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sophie' })).toBeChecked()
    await expect(canvas.getByText(/Soft-hearted/)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Luna' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Custom Girl/ })).toBeDisabled()
  },
}
