import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, screen } from 'storybook/test'
import { createQueryClient } from '../../frontend/lib/query_client'
import { routes } from '../../frontend/router'
import { Toaster } from '../../frontend/ui/toaster'
import { answering, bodiesOf, seesToast } from '../fake_server'
import { site, visitor } from '../scenes'

/** The whole app, for the way from its own router to the login. */
function AppAt({ address }: { address: string }) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return (
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}

const meta = {
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  beforeEach: answering({ 'GET /api/auth/check': visitor, 'GET /api/site': site() }),
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const isAtTheLogin = async () =>
  expect(
    await screen.findByText('Log in to continue your purchase', {}, { timeout: 10_000 })
  ).toBeVisible()

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
