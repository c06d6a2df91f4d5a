import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { AgreedTermsPage } from '../../frontend/app/billing/agreed_terms_page'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, offline, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { agreement, girlfriend, loggedIn, signup, site } from '../scenes'

const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/agreements': { success: true, agreements: [agreement()] },
}

const meta = {
  component: AgreedTermsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/agreed-terms',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof AgreedTermsPage>
export default meta
type Story = StoryObj<typeof meta>

export const OnePlan: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'What you agreed to' })
    await expect(
      await canvas.findByText(/^Renews automatically: .* \$9\.99 every month/)
    ).toBeVisible()
    await expect(canvas.getByText('Agreed on Nov 21, 2026, wording 1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'plans page' })).toHaveAttribute(
      'href',
      '/subscription'
    )
  },
}

export const OnePlanOnDesktop: Story = { ...OnePlan, globals: desktop }

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

export const NothingYet: Story = {
  beforeEach: answering({ ...answers, 'GET /api/agreements': { success: true, agreements: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing renews.')).toBeVisible(),
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/agreements': waiting }),
}

export const Offline: Story = {
  beforeEach: answering({ ...answers, 'GET /api/agreements': offline }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible(),
}
