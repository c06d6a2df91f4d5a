import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CheckoutPage, CheckoutVisitor } from '../../frontend/app/checkout/checkout_page'
import { StripeLoader } from '../../frontend/app/checkout/stripe_loader'
import { inShop } from '../billing/in_shop'
import { answering, bodiesOf, refused, seesToast } from '../fake_server'
import { checkout, girlfriend, loggedIn, PLANS, signup, site, subscriber } from '../scenes'
import { fakeStripe, given } from './fake_stripe'

const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/user': { success: true, user: subscriber() },
  'GET /api/subscription-plans': { success: true, plans: PLANS },
  'POST /api/agree-to-renewal': { success: true },
  'POST /api/create-subscription': checkout({
    provider: 'stripe',
    publishableKey: 'pk_test_1',
    clientSecret: 'pi_1_secret_9',
  }),
  'POST /api/subscription-success': { success: true },
}

const intent = (status: string) =>
  ({ paymentIntent: { id: 'pi_1', status } }) as unknown as PaymentIntentResult
const stripeError = (error: object) => ({ error }) as unknown as PaymentIntentResult
const paying = (end: () => PaymentIntentResult | Promise<PaymentIntentResult>) => ({
  load: () => Promise.resolve(fakeStripe({ fields: 'ready', confirm: async () => end() })),
})
const loading = (fields: 'loading' | 'failing') => ({
  load: () => Promise.resolve(fakeStripe({ fields, confirm: () => Promise.reject(new Error()) })),
})

interface Args {
  load: () => Promise<Stripe | null>
}

const meta = {
  render: ({ load }) => (
    <StripeLoader value={load}>
      <CheckoutPage />
    </StripeLoader>
  ),
  parameters: { layout: 'fullscreen', address: '/checkout?plan=starter' },
  globals: { viewport: { value: 'phone' } },
  decorators: inShop('/checkout', <CheckoutVisitor />),
  beforeEach: () => {
    Object.values(given).forEach((spy) => spy.mockClear())
    return answering(answers)()
  },
  args: paying(() => intent('succeeded')),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const payButton = () => screen.findByRole('button', { name: 'Pay $9.99' })
const press = async () => userEvent.click(await payButton())
const pressWhenReady = async () => {
  await screen.findByText('Here stand the fields of the provider.')
  await waitFor(() => expect(screen.queryByText('Payment Form Loading')).toBeNull())
  await press()
}

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    await screen.findByText('Here stand the fields of the provider.')
    await expect(canvas.getByText('Secured by Stripe')).toBeVisible()
    await expect(given.create).toHaveBeenCalledWith('payment', {
      layout: 'tabs',
      wallets: { applePay: 'never', googlePay: 'never' },
    })
    await expect(given.elements).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret_9',
        appearance: expect.objectContaining({
          theme: globals.theme === 'dark' ? 'night' : 'stripe',
          variables: expect.objectContaining({
            colorPrimary: globals.theme === 'dark' ? '#ff86a6' : '#b1204f',
          }),
        }),
      })
    )
  },
}

/** The fields are the provider's own: they have to be told the theme. */
export const ReadyInDark: Story = {
  ...Ready,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}

export const ReadyOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const FollowsTheTheme: Story = {
  play: async ({ globals }) => {
    await screen.findByText('Here stand the fields of the provider.')
    const other = globals.theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = other
    await waitFor(() =>
      expect(given.update).toHaveBeenCalledWith({
        appearance: expect.objectContaining({ theme: other === 'dark' ? 'night' : 'stripe' }),
      })
    )
    document.documentElement.dataset.theme = globals.theme
  },
}

export const SystemLoading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment System Loading')).toBeVisible()
    await press()
    await seesToast('Payment System Loading')
    await expect(given.confirm).not.toHaveBeenCalled()
  },
}

export const FormLoading: Story = {
  args: loading('loading'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment Form Loading')).toBeVisible()
    await press()
    await seesToast('Payment Form Loading')
    await expect(given.confirm).not.toHaveBeenCalled()
  },
}

export const ScriptBlocked: Story = {
  args: { load: () => Promise.reject(new Error('Failed to load Stripe.js')) },
  play: async ({ canvas }) => {
    await seesToast('Payment Form Error')
    await seesToast('Failed to load payment form. Please refresh the page.')
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBeVisible()
  },
}

export const FormFailsToLoad: Story = {
  args: loading('failing'),
  play: async ({ canvas }) => {
    await seesToast('Payment Form Error')
    await expect(await canvas.findByRole('heading', { name: 'Payment Form Error' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible()
  },
}

export const Succeeds: Story = {
  play: async ({ canvas }) => {
    await pressWhenReady()
    await seesToast('Payment Successful')
    await expect(await canvas.findByText('/subscription?success=true')).toBeVisible()
    await expect(bodiesOf('POST /api/subscription-success')).toEqual([{ paymentIntentId: 'pi_1' }])
    await expect(given.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/subscription?success=true` },
      })
    )
  },
}

export const SucceedsUntold: Story = {
  beforeEach: answering({
    ...answers,
    'POST /api/subscription-success': refused(503, 'The database is busy.'),
  }),
  play: async ({ canvas }) => {
    await pressWhenReady()
    await seesToast('Payment Successful')
    await seesToast('Your payment was processed successfully. Please check your account.')
    await expect(await canvas.findByText('/subscription?success=true')).toBeVisible()
  },
}

/** Paid is paid, though our own books follow a moment later. */
export const SucceedsBeforeItIsBooked: Story = {
  beforeEach: answering({
    ...answers,
    'POST /api/subscription-success': {
      success: true,
      message: 'Your payment is still being processed.',
    },
  }),
  play: async ({ canvas }) => {
    await pressWhenReady()
    await seesToast('Payment Successful')
    await seesToast('Your payment was processed successfully. Please check your account.')
    await expect(screen.queryByText(/still being processed/)).toBeNull()
    await expect(await canvas.findByText('/subscription?success=true')).toBeVisible()
  },
}

export const PaysOnceOnADoubleClick: Story = {
  args: paying(() => new Promise(() => undefined)),
  play: async () => {
    await screen.findByText('Here stand the fields of the provider.')
    const pay = await payButton()
    await waitFor(() => expect(screen.queryByText('Payment Form Loading')).toBeNull())
    pay.click()
    pay.click()
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(pay)
    await expect(given.confirm).toHaveBeenCalledOnce()
    await expect(screen.getByText('Processing your payment.')).toBeInTheDocument()
  },
}

export const Declined: Story = {
  args: paying(() => stripeError({ type: 'card_error', message: 'Your card has no money on it.' })),
  play: async () => {
    await pressWhenReady()
    await seesToast('Payment Failed')
    await seesToast('Your card has no money on it.')
    await press()
    await waitFor(() => expect(given.confirm).toHaveBeenCalledTimes(2))
    await expect(bodiesOf('POST /api/subscription-success')).toEqual([])
  },
}

export const DeclinedWithoutAWord: Story = {
  args: paying(() => stripeError({ type: 'card_error' })),
  play: async () => {
    await pressWhenReady()
    await seesToast('Payment was declined. Please check your card details and try again.')
  },
}

export const PaidInAnotherTab: Story = {
  args: paying(() =>
    stripeError({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: 'pi_1', status: 'succeeded' },
    })
  ),
  play: async ({ canvas }) => {
    await pressWhenReady()
    await expect(await canvas.findByText('/subscription?success=true')).toBeVisible()
  },
}

export const ThrowsAnError: Story = {
  args: paying(() => Promise.reject(new Error('unexpected'))),
  play: async () => {
    await pressWhenReady()
    await seesToast('Payment Error')
    await seesToast(
      'Something went wrong. Please try again. You won’t be charged twice for this order.'
    )
    await expect(await payButton()).not.toHaveAttribute('aria-busy')
  },
}

export const Processing: Story = {
  args: paying(() => intent('processing')),
  play: async ({ canvas }) => {
    await pressWhenReady()
    await seesToast('Payment Processing')
    await expect(await canvas.findByRole('heading', { name: 'Payment Processing' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await expect(bodiesOf('POST /api/subscription-success')).toEqual([])
  },
}
