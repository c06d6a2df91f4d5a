import type { ReadinessItem } from '#app/console/calls/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, bodiesOf, refused, seesToast } from '../fake_server'
import { frameAnswers, rows } from './console_scenes'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Tools',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/sms-multi-user' },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const frame = frameAnswers()
const signup = {
  ...{ id: 9, email: 'a•••@example.com', phone: '+1 *** *** 0111', subscriptionType: 'starter' },
  ...{ girlfriendId: 4, lastMessageAt: null, textingState: 'opted_out' },
}

export const UserStatus: Story = {
  beforeEach: answering({
    ...frame,
    'GET /api/admin/signups': () => rows('signups', [signup]),
    'GET /api/admin/girlfriends': () => rows('girlfriends', [{ id: 4, name: 'Luna' }]),
    'GET /api/all-signups': {
      signups: [{ id: 9, email: 'alex@example.com', phone: '+15550100111', girlfriend: null }],
    },
  }),
  play: async () => {
    await screen.findByText('+1 *** *** 0111')
    await screen.findByText('Luna')
    await expect(screen.getByText('They replied STOP')).toBeVisible()
    await userEvent.keyboard('/')
    await expect(screen.getByRole('searchbox', { name: 'Find someone' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Show full numbers' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    await screen.findByText('+1 555 010 0111')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A poll that fails takes nothing away, and does not go unsaid. */
export const UserStatusNotReadAgain: Story = {
  beforeEach: () => {
    let reads = 0
    const busy = refused(503, 'Everly is busy. Try again.')
    return answering({
      ...frame,
      'GET /api/admin/signups': () => (reads++ === 0 ? rows('signups', [signup]) : busy),
      'GET /api/admin/girlfriends': () => rows('girlfriends', [{ id: 4, name: 'Luna' }]),
    })()
  },
  play: async () => {
    await screen.findByText('Everly is busy. Try again. The list below may be out of date.')
    await expect(screen.getByText('+1 *** *** 0111')).toBeVisible()
  },
}

/** A search that could only fail is not offered. */
export const UserStatusAsViewer: Story = {
  beforeEach: answering({
    ...frameAnswers('viewer'),
    'GET /api/admin/signups': () => rows('signups', [signup]),
    'GET /api/admin/girlfriends': () => rows('girlfriends', [{ id: 4, name: 'Luna' }]),
  }),
  play: async () => {
    await screen.findByText('+1 *** *** 0111')
    await expect(screen.queryByRole('searchbox', { name: 'Find someone' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Show full numbers' })).toBeNull()
  },
}

export const TestModeSetup: Story = {
  args: { address: '/sms-multi-user?tab=setup' },
  beforeEach: answering(frame),
  play: async () => {
    await screen.findByLabelText('Verified test phone')
  },
}

const product = {
  ...{ id: 'prod_1', name: 'Starter', description: null, currency: 'usd', price: 999 },
  ...{ recurring: { interval: 'month' }, defaultPriceId: 'price_1', created: 1_761_955_200 },
  planId: 'starter',
}
const plan = { planId: 'refill', name: 'Refill', price: 499, action: 'create', priceId: null }
const shop = {
  ...frame,
  'GET /api/stripe/products': { success: true, products: [product], message: '1 on sale.' },
  'GET /api/admin/plans/difference': { plans: [plan] },
  'POST /api/admin/plans/sync': { success: true, plans: [plan] },
}

export const Products: Story = {
  args: { address: '/stripe-admin' },
  beforeEach: answering(shop),
  play: async () => {
    await screen.findByText('Connected')
    await expect(screen.getByText('$9.99')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sync products' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Will be created')
    await expect(bodiesOf('POST /api/admin/plans/sync')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sync 1 of our plans' }))
    await waitFor(() => expect(bodiesOf('POST /api/admin/plans/sync')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NoConnection: Story = {
  args: { address: '/stripe-admin' },
  beforeEach: answering({
    ...frame,
    'GET /api/stripe/products': refused(502, 'The payment provider refused the call.'),
  }),
  play: async () => {
    await screen.findByText('Not connected')
    await seesToast('Failed to connect to the payment provider')
  },
}

const readiness: ReadinessItem[] = [
  { key: 'keys', group: 'keys', label: 'Keys', state: 'ok', detail: 'They are set.' },
  {
    key: 'hook',
    group: 'webhook',
    label: 'Webhook',
    state: 'unknown',
    detail: 'Nothing came yet.',
  },
  { key: 'alarm', group: 'operation', label: 'Alarms', state: 'missing', detail: 'Set a number.' },
]

export const Setup: Story = {
  args: { address: '/twilio-setup' },
  beforeEach: answering({
    ...frame,
    'GET /api/admin/readiness': readiness,
    'GET /api/twilio/callback-url': {
      callbackUrl: 'http://127.0.0.1:3333/api/twilio/inbound',
      productionUrl: 'https://everly.example/api/twilio/inbound',
    },
    'POST /api/admin/webhook-self-test': {
      success: true,
      url: 'https://everly.example/api/twilio/inbound',
      steps: [{ name: 'A signed request is taken', isOk: true, detail: 'Answered 200.' }],
    },
  }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Checklist: 1 of 3 done' })
    await screen.findByText('https://everly.example/api/twilio/inbound')
    await expect(screen.getByText(/1 to 7 business days/)).toBeVisible()
    const codes = within(screen.getByRole('table', { name: 'Error codes of the provider' }))
    await expect(codes.getByRole('row', { name: /^21606 .* at all\. The text/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Test the webhook' }))
    await screen.findByText('The webhook works.')
  },
}

let isBusy = false

/** Ticks of before are not shown as if they were of now. */
export const ChecklistNotUpToDate: Story = {
  args: { address: '/twilio-setup' },
  beforeEach: () => {
    isBusy = false
    return answering({
      ...shop,
      'GET /api/admin/readiness': () =>
        isBusy ? refused(503, 'Everly is busy.') : Response.json(readiness),
      'GET /api/twilio/callback-url': { callbackUrl: 'http://127.0.0.1:3333/api/twilio/inbound' },
    })()
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Checklist: 1 of 3 done' })
    isBusy = true
    await userEvent.click(screen.getByRole('link', { name: 'Stripe admin' }))
    await screen.findByRole('button', { name: 'Sync products' })
    await userEvent.click(screen.getByRole('link', { name: 'Twilio setup' }))
    await screen.findByText('Everly is busy. The ticks below may be out of date.')
    await expect(screen.getByText('They are set.')).toBeVisible()
  },
}
