import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Combobox } from '../../frontend/ui/combobox'
import { Field } from '../../frontend/ui/field'

const CITIES = ['Berlin', 'Bern', 'Chicago', 'Lisbon', 'New York', 'Rome', 'Tokyo']
const find = (typed: string) =>
  CITIES.filter((city) => city.toLowerCase().startsWith(typed.toLowerCase())).map((city) => ({
    key: city,
    value: city,
    label: `${city}, 10:12 AM`,
    note: city === 'Chicago' ? 'Central Time' : undefined,
  }))

function Cities({ onChoose }: { onChoose: (city: string) => void }) {
  const [city, setCity] = useState('Chicago')
  return (
    <Field label="City" hint="Where you live.">
      <Combobox
        value={city}
        text={city}
        find={find}
        onChoose={(chosen) => {
          setCity(chosen)
          onChoose(chosen)
        }}
        listLabel="Cities"
        nothingFound="No city by that name."
      />
    </Field>
  )
}

const meta = { component: Cities, args: { onChoose: fn() } } satisfies Meta<typeof Cities>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City' })
    await expect(field).toHaveValue('Chicago')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAccessibleDescription('Where you live.')
  },
}

/** Typing narrows, arrows walk round, Enter takes and closes. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('ber')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found')
    const marked = () => canvas.getByRole('option', { selected: true })
    await expect(field).toHaveAttribute('aria-activedescendant', marked().id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(marked()).toHaveTextContent('Bern, 10:12 AM')
    await userEvent.keyboard('{ArrowDown}')
    await expect(marked()).toHaveTextContent('Berlin, 10:12 AM')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('Bern')
    await expect(field).toHaveValue('Bern')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** With the focus in the field, arrows open the list at what is chosen; Escape changes nothing. */
export const OpenedAndLeft: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Chicago')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('tok{Escape}')
    await expect(field).toHaveValue('Chicago')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('tok')
    await userEvent.tab()
    await expect(args.onChoose).toHaveBeenCalledWith('Tokyo')
  },
}

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Cities' })).toBeVisible())
    await userEvent.click(canvas.getByRole('option', { name: /^Rome/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('Rome')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(CITIES.length)
  },
}

export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('xyz')
    await expect(canvas.getAllByText('No city by that name.')[0]).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
