import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotAvailablePage } from '../../frontend/app/accounts/not_available_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const at = (path: string) =>
  inApp({ path, frame: PublicShell, answers: { '/api/auth/check': visitor, '/api/site': site() } })

const meta = {
  component: NotAvailablePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotAvailablePage>
export default meta
type Story = StoryObj<typeof meta>

export const OfAState: Story = {
  decorators: at('/not-available?in=Arizona'),
  play: async ({ canvas }) => {
    const name = 'Everly isn’t available in Arizona'
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.getByText(/No code was sent/)).toBeVisible()
    await expect(canvas.getByText(/download or delete your data/)).toBeVisible()
  },
}
export const OfAStateOnPhone: Story = { ...OfAState, globals: { viewport: { value: 'phone' } } }

/** Only names of states are written down from the address. */
export const OfNoState: Story = {
  decorators: at('/not-available?in=Mordor'),
  play: async ({ canvas }) => {
    const name = 'Everly isn’t available in your state'
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
}
