import { PRESETS } from '#app/people/looks/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Portrait } from '../../frontend/ui/portrait'
import { PortraitPicker } from '../../frontend/ui/portrait_picker'

const OPTIONS = PRESETS.map(({ key, name, tagline }) => ({
  value: key as string,
  name,
  tagline,
  src: `/portraits/${key}.svg`,
}))
const OWN = {
  value: 'own',
  name: 'Custom Girl',
  tagline: 'Choose her hair and clothes yourself.',
  visual: <Portrait src="/portraits/zoe.svg" name="" size="fill" />,
}

function Picker({ chosen = null, error }: { chosen?: string | null; error?: string }) {
  const [value, setValue] = useState(chosen)
  return (
    <div className="max-w-md">
      <PortraitPicker
        label="Her portrait"
        options={OPTIONS}
        own={OWN}
        value={value}
        onChange={setValue}
        error={error}
      />
    </div>
  )
}

const meta = { component: Picker } satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    for (const { name, tagline } of PRESETS) {
      await expect(canvas.getByText(name)).toBeVisible()
      await expect(canvas.getByText(tagline)).toBeVisible()
      await expect(canvas.getByRole('radio', { name })).toHaveAccessibleDescription(tagline)
    }
  },
}
export const Chosen: Story = { args: { chosen: 'valentina' } }
export const OwnChosen: Story = { args: { chosen: 'own' } }
export const WithError: Story = { args: { error: 'Please select a photo' } }

export const ArrowKeys: Story = {
  args: { chosen: 'valentina' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Valentina' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sophie' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Custom Girl' })).toBeChecked()
  },
}
