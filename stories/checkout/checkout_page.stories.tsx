import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CheckoutPage, CheckoutVisitor } from '../../frontend/app/checkout/checkout_page'
import { inShop } from '../billing/in_shop'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop } from '../in_app'
import {
  checkout,
  girlfriend,
  loggedIn,
  PLANS,
  signup,
  site,
  subscriber,
  subscription,
  visitor,
} from '../scenes'

const PAY = 'POST /api/test-payments/pi_1_secret_1'
const AGREE = 'POST /api/agree-to-renewal'
const CREATE = 'POST /api/create-subscription'
const succeeded = { status: 'succeeded', paymentIntentId: 'pi_1' }
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/user': { success: true, user: subscriber() },
  'GET /api/subscription-plans': { success: true, plans: PLANS },
  [CREATE]: checkout(),
  [AGREE]: { success: true },
  [PAY]: succeeded,
  'POST /api/subscription-success': { success: true },
}

const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', address: '/checkout?plan=starter' },
  globals: { viewport: { value: 'phone' } },
  decorators: inShop('/checkout', <CheckoutVisitor />),
  beforeEach: answering(answers),
} satisfies Meta<typeof CheckoutPage>
export default meta
type Story = StoryObj<typeof meta>

const pay = (amount = '$9.99') => screen.findByRole('button', { name: `Pay ${amount}` })
const payWith = async (cardNumber: string) => {
  const button = await pay()
  await userEvent.type(screen.getByLabelText('Card number'), cardNumber)
  await userEvent.type(screen.getByLabelText('Expiration date'), '1234')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
  await userEvent.click(button)
}
const isSentBack = async () => expect(await screen.findByText('/subscription')).toBeVisible()
const isAtThePlans = async () =>
  expect(await screen.findByText('/subscription?success=true')).toBeVisible()

export const Starter: Story = {
  play: async ({ canvas }) => {
    const button = await pay()
    await expect(button).toHaveAccessibleDescription(
      /^Renews automatically: .* you agree to this\.$/
    )
    await expect(canvas.getByText('Test gateway: no money moves.')).toBeVisible()
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number')
    await expect(canvas.getByLabelText('Expiration date')).toHaveAttribute('autocomplete', 'cc-exp')
    await expect(canvas.getByLabelText('Security code')).toHaveAttribute('autocomplete', 'cc-csc')
    const [summary] = canvas.getAllByText('Starter Plan')
    await userEvent.click(summary as HTMLElement)
    await expect(canvas.getAllByText('Due today')[0]).toBeVisible()
    await expect(bodiesOf(CREATE)).toEqual([{ planId: 'starter' }])
  },
}

export const StarterOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await pay()
    await expect(canvas.getByText('Order summary', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute(
      'href',
      '/subscription'
    )
  },
}

/** An older name of the plan. */
export const Unlimited: Story = {
  parameters: { address: '/checkout?plan=unlimited' },
  play: async () => {
    await pay('$19.99')
    await expect(screen.getAllByText('up to 150 messages a day').length).toBeGreaterThan(0)
    await expect(bodiesOf(CREATE)).toEqual([{ planId: 'standard' }])
  },
}

export const UpgradeOnDesktop: Story = {
  globals: desktop,
  parameters: { address: '/checkout?plan=standard' },
  beforeEach: answering({
    ...answers,
    [CREATE]: checkout({ amountDue: 1412 }),
    'GET /api/user': {
      success: true,
      user: subscriber({ subscriptionType: 'starter', subscription: subscription() }),
    },
  }),
  play: async ({ canvas }) => {
    await pay('$14.12')
    await expect(
      canvas.getAllByText('$19.99 on Dec 21, 2026, then every month.').length
    ).toBeGreaterThan(0)
  },
}

export const OpenBill: Story = {
  parameters: { address: '/checkout?plan=starter&bill=open' },
  beforeEach: answering({
    ...answers,
    'POST /api/payment-method': checkout({ amountDue: 999, renewal: undefined }),
    'GET /api/user': {
      success: true,
      user: subscriber({
        subscriptionType: 'starter',
        subscription: subscription({ status: 'past_due' }),
      }),
    },
  }),
  play: async ({ canvas }) => {
    await payWith('4242424242424242')
    await isAtThePlans()
    await expect(canvas.queryByText('Setup Error')).toBeNull()
    await expect(bodiesOf(CREATE)).toEqual([])
  },
}

/** Nobody is charged who did not agree. */
export const TermsChanged: Story = {
  beforeEach: answering({
    ...answers,
    [AGREE]: refused(409, 'The terms have changed. Please load this page again.'),
  }),
  play: async () => {
    await payWith('4242424242424242')
    await seesToast('The terms have changed. Please load this page again.')
    await expect(bodiesOf(PAY)).toEqual([])
  },
}

export const WithTax: Story = {
  globals: desktop,
  beforeEach: answering({ ...answers, [CREATE]: checkout({ amountDue: 1081, tax: 82 }) }),
  play: async ({ canvas }) => {
    await pay('$10.81')
    await expect(canvas.getAllByText('$0.82').length).toBeGreaterThan(0)
  },
}

export const NothingOwed: Story = {
  parameters: { address: '/checkout?plan=starter&bill=open' },
  beforeEach: answering({
    ...answers,
    'POST /api/payment-method': refused(409, 'There is no open payment.'),
  }),
  play: async () => {
    await isSentBack()
    await seesToast('There is no open payment.')
  },
}

export const RefillOnDesktop: Story = {
  globals: desktop,
  parameters: { address: '/checkout?plan=refill' },
  beforeEach: answering({ ...answers, [CREATE]: checkout({ renewal: undefined }) }),
  play: async ({ canvas }) => {
    await pay('$4.99')
    await expect(canvas.getAllByText('one time').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Next payment')).toBeNull()
  },
}

export const Succeeds: Story = {
  play: async () => {
    await payWith('4242424242424242')
    await seesToast('Payment Successful')
    await isAtThePlans()
    await expect(bodiesOf(AGREE)).toEqual([{ planId: 'starter', version: '1' }])
    await expect(bodiesOf(PAY)).toEqual([
      { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' },
    ])
    await expect(bodiesOf('POST /api/subscription-success')).toEqual([{ paymentIntentId: 'pi_1' }])
  },
}

export const SucceedsUntold: Story = {
  beforeEach: answering({ ...answers, 'POST /api/subscription-success': offline }),
  play: async () => {
    await payWith('4242424242424242')
    await seesToast('Payment Successful')
    await seesToast('Your payment was processed successfully. Please check your account.')
    await isAtThePlans()
  },
}

let answerPaid: () => void
/** The payment goes on; who has gone elsewhere is not pulled away from there. */
export const LeavesMeanwhile: Story = {
  beforeEach: answering({
    ...answers,
    [PAY]: () => new Promise((resolve) => (answerPaid = () => resolve(succeeded))),
  }),
  play: async ({ canvas }) => {
    await payWith('4242424242424242')
    await waitFor(() => expect(bodiesOf(PAY)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Plans' }))
    await isSentBack()
    answerPaid()
    await seesToast('Payment Successful')
    await expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/subscription$/)
  },
}

export const Declined: Story = {
  beforeEach: answering({
    ...answers,
    [PAY]: {
      status: 'requires_payment_method',
      paymentIntentId: 'pi_1',
      message: 'Your card was declined.',
    },
  }),
  play: async ({ canvas }) => {
    await payWith('4000000000000002')
    await seesToast('Payment Failed')
    await seesToast('Your card was declined.')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(await pay()).not.toHaveAttribute('aria-busy')
  },
}

const askingFirst = (last: object) =>
  answering({
    ...answers,
    [PAY]: (body: unknown) =>
      'isConfirmed' in (body as object)
        ? last
        : { status: 'requires_action', paymentIntentId: 'pi_1' },
  })
const secondStep = () => screen.findByRole('alertdialog', { name: 'Confirm this payment' })

export const SecondStep: Story = {
  beforeEach: askingFirst(succeeded),
  play: async () => {
    await payWith('4000002500003155')
    await userEvent.click(within(await secondStep()).getByRole('button', { name: 'Complete' }))
    await isAtThePlans()
    await expect(bodiesOf(PAY)).toEqual([
      expect.not.objectContaining({ isConfirmed: expect.anything() }),
      expect.objectContaining({ isConfirmed: true }),
    ])
  },
}

export const SecondStepFails: Story = {
  beforeEach: askingFirst({ status: 'requires_payment_method', paymentIntentId: 'pi_1' }),
  play: async () => {
    await payWith('4000002500003155')
    await secondStep()
    await userEvent.keyboard('{Escape}')
    await seesToast('Payment Failed')
    await seesToast('Payment was declined. Please check your card details and try again.')
    await expect(bodiesOf(PAY)[1]).toMatchObject({ isConfirmed: false })
  },
}

export const SecondStepOnDesktop: Story = {
  globals: desktop,
  beforeEach: askingFirst(succeeded),
  play: async () => {
    await payWith('4000002500003155')
    await secondStep()
  },
}

export const Processing: Story = {
  beforeEach: answering({ ...answers, [PAY]: { status: 'processing', paymentIntentId: 'pi_1' } }),
  play: async ({ canvas }) => {
    await payWith('4000000000000077')
    await seesToast('Payment Processing')
    await expect(await canvas.findByRole('heading', { name: 'Payment Processing' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const PayingBreaks: Story = {
  beforeEach: answering({ ...answers, [PAY]: offline }),
  play: async () => {
    await payWith('4242424242424242')
    await seesToast('Payment Error')
    await expect(await pay()).not.toHaveAttribute('aria-busy')
  },
}

export const WrongCard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await pay())
    const number = canvas.getByLabelText('Card number')
    await expect(number).toHaveFocus()
    await expect(number).toHaveAccessibleDescription('Your card number is incomplete.')
    await expect(canvas.getByLabelText('Expiration date')).toHaveAccessibleDescription(
      'Your card’s expiration date is incomplete.'
    )
    await expect(canvas.getByLabelText('Security code')).toHaveAccessibleDescription(
      'Your card’s security code is incomplete.'
    )
    await expect(bodiesOf(PAY)).toEqual([])
  },
}

export const CardsToTry: Story = {
  play: async ({ canvas }) => {
    await pay()
    await userEvent.click(canvas.getByText('Cards to try'))
    await userEvent.click(canvas.getByRole('button', { name: 'Use the card that is declined' }))
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(canvas.getByLabelText('Security code')).toHaveValue('123')
  },
}

export const Loading: Story = { beforeEach: answering({ ...answers, [CREATE]: waiting }) }
export const LoadingOnDesktop: Story = { ...Loading, globals: desktop }

export const NotLoggedIn: Story = {
  beforeEach: answering({ ...answers, 'GET /api/auth/check': visitor }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/?redirect=/subscription')).toBeVisible()
    await seesToast('Login Required')
    await seesToast('Please login to your account to purchase a subscription.')
    await expect(bodiesOf(CREATE)).toEqual([])
  },
}

let isGone = false
export const LoginHasEnded: Story = {
  beforeEach: () => {
    isGone = false
    return answering({
      ...answers,
      'GET /api/auth/check': () => (isGone ? visitor : loggedIn),
      [CREATE]: () => {
        isGone = true
        return refused(401, 'Please log in.')
      },
    })()
  },
  play: async () => {
    await seesToast('Please login to your account to purchase a subscription.')
    await waitFor(() => expect(screen.queryByText('Setup Error')).toBeNull())
  },
}

export const NoPlan: Story = {
  parameters: { address: '/checkout' },
  play: async () => {
    await isSentBack()
    await seesToast('Invalid Request')
    await seesToast('No plan selected. Redirecting to subscription page.')
    await expect(bodiesOf(CREATE)).toEqual([])
  },
}

export const UnknownPlan: Story = {
  parameters: { address: '/checkout?plan=platinum' },
  play: async () => {
    await isSentBack()
    await seesToast('Invalid Request')
  },
}

export const SetupRefused: Story = {
  beforeEach: answering({ ...answers, [CREATE]: refused(503, 'This plan isn’t available yet.') }),
  play: async () => {
    await isSentBack()
    await seesToast('Setup Error')
    await seesToast('This plan isn’t available yet.')
  },
}

export const SetupBreaks: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/subscription-plans': { success: true, plans: [] },
  }),
  play: async () => {
    await isSentBack()
    await seesToast('Setup Error')
    await seesToast('Failed to setup payment. Please try again.')
  },
}
