import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AppAt } from '../app_at'
import { answering, bodiesOf, seesToast } from '../fake_server'
import { site, visitor } from '../scenes'

const meta = {
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  beforeEach: answering({ 'GET /api/auth/check': visitor, 'GET /api/site': site() }),
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const isAtTheLogin = async () =>
  expect(await screen.findByText('Log in to continue your purchase')).toBeVisible()

export const OfThePlans: Story = {
  args: { address: '/subscription' },
  play: async () => {
    await isAtTheLogin()
    await seesToast('Login Required')
    await seesToast('Please login to view subscription options.')
  },
}

export const OfTheCheckout: Story = {
  args: { address: '/checkout?plan=starter' },
  play: async () => {
    await isAtTheLogin()
    await seesToast('Please login to your account to purchase a subscription.')
    await expect(bodiesOf('POST /api/create-subscription')).toEqual([])
  },
}
