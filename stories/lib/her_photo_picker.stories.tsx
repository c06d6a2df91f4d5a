import { LOOK_PARTS, lookOf, PRESETS } from '#app/people/looks/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HerPhotoPicker } from '../../frontend/lib/her_photo_picker'
import { HerPortrait } from '../../frontend/lib/her_portrait'

const MADE = 'look.sophie.umber.braid.plum.cat.butter.studio'
const [VALENTINA] = PRESETS
const queries = new QueryClient()

/** With her beside it, as a page shows her. */
function Picker({ chosen = null }: { chosen?: string | null }) {
  const [image, setImage] = useState(chosen)
  return (
    <QueryClientProvider client={queries}>
      <div className="max-w-2xl">
        <HerPhotoPicker value={image} onChange={setImage} />
        {image && <HerPortrait image={image} name="Mira" size="md" className="mt-5" />}
        <output className="block text-xs">{image}</output>
      </div>
    </QueryClientProvider>
  )
}

const meta = { component: Picker } satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

export const MakingALook: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Valentina' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom Girl' }))
    const editor = within(await canvas.findByRole('region', { name: 'Custom look' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(VALENTINA.look)
    for (const [part, option] of [
      ['Pose', 'With a mug'],
      ['Skin tone', 'Medium dark'],
      ['Hair style', 'Side braid'],
      ['Hair color', 'Plum'],
      ['Glasses', 'Cat-eye'],
      ['Clothes color', 'Yellow'],
      ['Background', 'Studio'],
    ] as const) {
      const group = within(editor.getByRole('group', { name: new RegExp(`^${part}`) }))
      await userEvent.click(group.getByRole('radio', { name: option }))
      await expect(group.getByText(option)).toBeVisible()
    }
    await expect(canvas.getByRole('status')).toHaveTextContent(MADE)
    const drawn = (name: string) =>
      canvas.getByRole('img', { name: `Portrait of ${name}` }).getAttribute('src')
    await expect(drawn('her custom look')).toMatch(/^data:image\/svg\+xml,/)
    await waitFor(() => expect(drawn('Mira') === drawn('her custom look')).toBe(true))
  },
}

export const APresetInBetween: Story = {
  args: { chosen: MADE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Luna' }))
    await expect(canvas.queryByRole('region', { name: 'Custom look' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom Girl' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(MADE)
  },
}

export const EveryPart: Story = {
  args: { chosen: MADE },
  play: async ({ canvas }) => {
    const editor = within(await canvas.findByRole('region', { name: 'Custom look' }))
    const offered = Object.values(LOOK_PARTS).flat()
    await expect(editor.getAllByRole('radio')).toHaveLength(offered.length)
    await expect(lookOf(MADE)).toMatchObject({ hair: 'braid', background: 'studio' })
  },
}

export const OnAPhone: Story = {
  args: { chosen: MADE },
  globals: { viewport: { value: 'phone' } },
}
