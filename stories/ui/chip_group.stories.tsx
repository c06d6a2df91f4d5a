import { INTERESTS, type Interest } from '#app/people/girlfriends/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ChipGroup } from '../../frontend/ui/chip_group'

function Interests({ chosen = [], error }: { chosen?: Interest[]; error?: string }) {
  const [value, setValue] = useState(chosen)
  return (
    <ChipGroup
      label="Her Interests"
      options={INTERESTS}
      value={value}
      onChange={setValue}
      hint={`${value.length} selected`}
      error={error}
    />
  )
}

const meta = { component: Interests } satisfies Meta<typeof Interests>
export default meta
type Story = StoryObj<typeof meta>

export const SomeChosen: Story = { args: { chosen: ['Travel', 'Cooking'] } }
export const WithError: Story = { args: { error: 'Please select at least one interest' } }

export const Toggling: Story = {
  args: { chosen: ['Travel'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Her Interests' })).toBeVisible()
    await userEvent.click(canvas.getByText('Music'))
    await expect(canvas.getByRole('checkbox', { name: 'Music' })).toBeChecked()
    await expect(canvas.getByText('2 selected')).toBeVisible()

    await userEvent.click(canvas.getByText('Travel'))
    await expect(canvas.getByRole('checkbox', { name: 'Travel' })).not.toBeChecked()

    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Fitness' })).toBeChecked()
  },
}
