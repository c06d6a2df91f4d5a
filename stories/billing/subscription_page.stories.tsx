import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SubscriptionPage, SubscriptionVisitor } from '../../frontend/app/billing/subscription_page'
import { answering, bodiesOf, comeBack, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop } from '../in_app'
import {
  girlfriend,
  invoice,
  loggedIn,
  PLANS,
  signup,
  site,
  subscriber,
  subscription,
  visitor,
} from '../scenes'
import { inShop } from './in_shop'

const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/user': { success: true, user: subscriber() },
  'GET /api/subscription-plans': { success: true, plans: PLANS },
  'GET /api/invoices': { success: true, invoices: [], hasPortal: false },
}
const withUser = (user: ReturnType<typeof subscriber>) => ({
  ...answers,
  'GET /api/user': { success: true, user },
})

const onStarter = subscriber({
  subscriptionType: 'starter',
  messagesUsedToday: 21,
  dailyMessageLimit: 50,
  bonusMessages: 104,
  resetsAt: new Date(Date.now() + 199.5 * 60_000).toISOString(),
  subscription: subscription(),
})
const onStandard = subscriber({
  subscriptionType: 'standard',
  messagesUsedToday: 152,
  dailyMessageLimit: 150,
  bonusMessages: 1,
  subscription: subscription({ planId: 'standard' }),
})
const cancelled = {
  ...onStarter,
  subscription: subscription({ price: 999, cancelAtPeriodEnd: true }),
}
const shrinking = {
  ...onStandard,
  subscription: subscription({ planId: 'standard', nextPlanId: 'starter' as const }),
}

const leaving = {
  ...onStandard,
  subscription: subscription({ planId: 'standard', cancelAtPeriodEnd: true }),
}

const meta = {
  component: SubscriptionPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inShop('/subscription', <SubscriptionVisitor />),
  beforeEach: answering(answers),
} satisfies Meta<typeof SubscriptionPage>
export default meta
type Story = StoryObj<typeof meta>

const cardOf = async (name: string) => within(await screen.findByRole('group', { name }))
const figure = (term: string) => screen.getByText(term).parentElement

export const FreeTier: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Keep talking' })
    const starter = await cardOf('Starter Plan')
    await expect(starter.getByText('$9.99')).toBeVisible()
    await expect(starter.getByText('Monthly')).toBeVisible()
    await expect(starter.getByText('50 messages per day')).toBeVisible()

    const unlimited = await cardOf('Unlimited Plan')
    await expect(canvas.getByText('Recommended')).toBeVisible()
    await expect(unlimited.getByText('$19.99')).toBeVisible()
    await expect(unlimited.getByText('Monthly')).toBeVisible()
    await expect(unlimited.getByText('Unlimited messages')).toBeVisible()
    await expect(unlimited.getByText('Fair-usage soft cap of 150 messages per day')).toBeVisible()
    await expect(unlimited.getByText('Priority support')).toBeVisible()

    const refill = await cardOf('Message Refill')
    await expect(refill.getByText('$4.99')).toBeVisible()
    await expect(refill.getByText('one time')).toBeVisible()
    await expect(canvas.getAllByText('SMS delivery')).toHaveLength(3)
    await expect(canvas.getAllByText('AI conversations')).toHaveLength(3)
    await expect(canvas.queryByText('Cancel plan')).toBeNull()

    await expect(figure('Messages today')).toHaveTextContent('0')
    await expect(figure('Free messages')).toHaveTextContent('10')
    await expect(figure('Daily limit')).toHaveTextContent('N/A')
    await expect(figure('Total available')).toHaveTextContent('10')
    await expect(await canvas.findByText(/No payments yet/)).toBeVisible()
  },
}

export const FreeTierOnDesktop: Story = { globals: desktop }

export const OnStarter: Story = {
  beforeEach: answering({
    ...withUser(onStarter),
    'GET /api/invoices': {
      success: true,
      invoices: [
        invoice({ id: 4, description: 'Message Refill', amount: 499, receiptUrl: null }),
        invoice({ id: 3, status: 'failed', receiptUrl: null }),
        invoice({ id: 2, amount: -999, status: 'refunded' }),
        invoice({ id: 1, status: 'disputed' }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    const starter = await cardOf('Starter Plan')
    const current = starter.getByRole('button', { name: 'Current Plan' })
    await expect(current).toBeDisabled()
    await expect(current).toHaveAccessibleDescription('Renews Dec 21, 2026')
    const refill = await cardOf('Message Refill')
    await expect(refill.getByRole('button', { name: 'Buy refill' })).toBeEnabled()
    const unlimited = await cardOf('Unlimited Plan')
    await expect(unlimited.getByRole('button', { name: 'Upgrade to Unlimited' })).toBeEnabled()

    await expect(figure('Messages today')).toHaveTextContent('21')
    await expect(figure('Bonus messages')).toHaveTextContent('104')
    await expect(figure('Daily limit')).toHaveTextContent('50')
    await expect(figure('Total available')).toHaveTextContent('133')
    await expect(canvas.getByText(/^Resets in 3 hr (19|20) min\.$/)).toBeVisible()

    await expect(await canvas.findByText('-$9.99')).toBeVisible()
    for (const words of ['Paid', 'Failed', 'Refunded', 'Disputed']) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
    const [link] = canvas.getAllByRole('link', { name: /^Receipt for Starter Plan/ })
    await expect(link).toHaveAttribute('href', 'https://pay.stripe.com/receipts/1')
  },
}

export const OnStarterOnDesktop: Story = { ...OnStarter, globals: desktop }

export const OnUnlimitedOverTheCap: Story = {
  beforeEach: answering(withUser(onStandard)),
  play: async () => {
    const unlimited = await cardOf('Unlimited Plan')
    await expect(unlimited.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expect(figure('Total available')).toHaveTextContent('1')
  },
}

export const OnRefill: Story = {
  beforeEach: answering(withUser(subscriber({ subscriptionType: 'refill', bonusMessages: 87 }))),
  play: async () => {
    const refill = await cardOf('Message Refill')
    await expect(refill.getByText('Current Plan')).toBeVisible()
    await expect(refill.getByRole('button', { name: 'Buy refill' })).toBeEnabled()
    await expect(figure('Daily limit')).toHaveTextContent('N/A')
    await expect(figure('Total available')).toHaveTextContent('87')
  },
}

export const BuysAPlan: Story = {
  play: async ({ canvas }) => {
    const unlimited = await cardOf('Unlimited Plan')
    await userEvent.click(unlimited.getByRole('button', { name: 'Get Unlimited' }))
    await expect(await canvas.findByText('/checkout?plan=standard')).toBeVisible()
  },
}

export const BuysARefill: Story = {
  beforeEach: answering(withUser(onStandard)),
  play: async ({ canvas }) => {
    const refill = await cardOf('Message Refill')
    await userEvent.click(refill.getByRole('button', { name: 'Buy refill' }))
    await expect(await canvas.findByText('/checkout?plan=refill')).toBeVisible()
  },
}

let isBroken = false
export const PurchaseFails: Story = {
  beforeEach: () => {
    isBroken = false
    return answering({
      ...answers,
      'GET /api/auth/check': () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return loggedIn
      },
    })()
  },
  play: async () => {
    const starter = await cardOf('Starter Plan')
    isBroken = true
    await userEvent.click(starter.getByRole('button', { name: 'Get Starter' }))
    await seesToast('Error')
    await seesToast('Failed to initiate purchase. Please try again.')
  },
}

let isGone = false
export const LoginEndsBeforeThePurchase: Story = {
  beforeEach: () => {
    isGone = false
    return answering({
      ...answers,
      'GET /api/auth/check': () => (isGone ? visitor : loggedIn),
    })()
  },
  play: async ({ canvas }) => {
    const starter = await cardOf('Starter Plan')
    isGone = true
    await userEvent.click(starter.getByRole('button', { name: 'Get Starter' }))
    await expect(await canvas.findByText('/?redirect=/subscription')).toBeVisible()
    await seesToast('Login Required')
    await seesToast('Please login to purchase a subscription.')
  },
}

export const NotLoggedIn: Story = {
  beforeEach: answering({ ...answers, 'GET /api/auth/check': visitor }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/?redirect=/subscription')).toBeVisible()
    await seesToast('Login Required')
    await seesToast('Please login to view subscription options.')
  },
}

export const LogsOut: Story = {
  beforeEach: answering({ ...answers, 'POST /api/logout': { success: true } }),
  play: async ({ canvas }) => {
    await cardOf('Starter Plan')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent(/^\/$/)
    await expect(screen.queryByText('Login Required')).toBeNull()
    // A visitor now, as any other.
    await userEvent.click(canvas.getByRole('link', { name: 'Back there' }))
    await expect(await canvas.findByText('/?redirect=/subscription')).toBeVisible()
    await seesToast('Login Required')
  },
}

let planState = onStandard
const changing = (start: typeof onStandard, end: typeof onStandard) => () => {
  planState = start
  return answering({
    ...answers,
    'GET /api/user': () => ({ success: true, user: planState }),
    'POST /api/change-subscription': () => {
      planState = end
      return { success: true, message: 'Your plan was changed.' }
    },
  })()
}

export const OnAnOlderPrice: Story = {
  beforeEach: answering(withUser({ ...onStarter, subscription: subscription({ price: 899 }) })),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await expect(starter.getByText('$8.99')).toBeVisible()
    await expect(starter.queryByText('$9.99')).toBeNull()
    const unlimited = await cardOf('Unlimited Plan')
    await expect(unlimited.getByText('$19.99')).toBeVisible()
  },
}

export const Downgrades: Story = {
  beforeEach: changing(onStandard, shrinking),
  play: async ({ canvas }) => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Switch to Starter' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to the Starter Plan?' })
    await expect(dialog).toHaveTextContent('The change takes effect on Dec 21, 2026.')
    await expect(dialog).toHaveTextContent('stays until the next billing cycle')
    await expect(dialog).toHaveTextContent(
      'The Starter Plan renews at $9.99 every month from Dec 21, 2026 until you cancel.'
    )
    await expect(dialog).not.toHaveTextContent('your cancellation')
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch to Starter' }))
    await seesToast('Plan Change Scheduled')
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([{ change: 'downgrade' }])
    await expect(await canvas.findByText(/Your Starter Plan begins on Dec 21, 2026/)).toBeVisible()
    await expect(starter.getByRole('button', { name: 'Starts next' })).toBeDisabled()
  },
}

export const DowngradesAfterCanceling: Story = {
  beforeEach: answering(withUser(leaving)),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Switch to Starter' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Switching takes your cancellation back.')
    within(dialog).getByRole('button', { name: 'Don’t switch' })
  },
}

export const DowngradeIsNotConfirmed: Story = {
  beforeEach: changing(onStandard, shrinking),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Switch to Starter' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Unlimited Plan' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([])
  },
}

export const DowngradeAsked: Story = {
  globals: desktop,
  beforeEach: answering(withUser(onStandard)),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Switch to Starter' }))
    await screen.findByRole('alertdialog')
  },
}

export const Cancels: Story = {
  beforeEach: changing(onStarter, cancelled),
  play: async ({ canvas }) => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Cancel plan' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your Starter Plan?' })
    await expect(dialog).toHaveTextContent('You keep it until Dec 21, 2026')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }))
    await seesToast('Plan Canceled')
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([{ change: 'cancel' }])
    await expect(
      await canvas.findByText(/is canceled. You keep it until Dec 21, 2026/)
    ).toBeVisible()
    await expect(starter.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  },
}

export const CancelsWithAReason: Story = {
  beforeEach: changing(onStarter, cancelled),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Cancel plan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const why = dialog.getByLabelText('Why are you canceling? (optional)')
    await expect(why).toHaveDisplayValue('I’d rather not say')
    await userEvent.selectOptions(why, 'It costs too much')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }))
    await seesToast('Plan Canceled')
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([
      { change: 'cancel', reason: 'too_expensive' },
    ])
  },
}

export const ProvidersOwnPages: Story = {
  beforeEach: answering({
    ...withUser(onStarter),
    'GET /api/invoices': { success: true, invoices: [invoice()], hasPortal: true },
    'POST /api/customer-portal': refused(503, 'The payment provider can’t be reached right now.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cards and billing at Stripe' })
    )
    await seesToast('The payment provider can’t be reached right now.')
    await expect(canvas.getByRole('link', { name: 'What you agreed to' })).toHaveAttribute(
      'href',
      '/agreed-terms'
    )
  },
}

export const CancelAsked: Story = {
  beforeEach: answering(withUser(onStarter)),
  play: async () => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Cancel plan' }))
    await screen.findByLabelText('Why are you canceling? (optional)')
  },
}

export const NewPrice: Story = {
  beforeEach: answering(
    withUser({ ...onStarter, subscription: subscription({ newPrice: { from: 999, to: 1299 } }) })
  ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/From Dec 21, 2026 your Starter Plan costs \$12\.99/)
    await expect(notice).toHaveTextContent('instead of $9.99')
    const starter = await cardOf('Starter Plan')
    await expect(starter.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  },
}

export const StaysAtTheNewPrice: Story = {
  beforeEach: answering(
    withUser({
      ...cancelled,
      subscription: subscription({
        price: 899,
        cancelAtPeriodEnd: true,
        newPrice: { from: 899, to: 999 },
      }),
    })
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/press Keep, it renews at \$9\.99 every month from Dec 21, 2026/)
    await expect(canvas.queryByText(/cancel it before then/)).toBeNull()
  },
}

export const ChangesTheirMind: Story = {
  beforeEach: changing(cancelled, onStarter),
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole('button', { name: 'Keep Starter Plan' })
    await expect(
      canvas.getByText(/it renews at \$9\.99 every month from Dec 21, 2026 until you cancel/)
    ).toBeVisible()
    await userEvent.click(keep)
    await seesToast('Plan Kept')
    await expect(bodiesOf('POST /api/change-subscription')).toEqual([{ change: 'keep' }])
    await waitFor(() => expect(canvas.queryByText(/is canceled/)).toBeNull())
  },
}

export const ChangeRefused: Story = {
  beforeEach: answering({
    ...withUser(cancelled),
    'POST /api/change-subscription': refused(503, 'Payments are down. Try again soon.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Starter Plan' }))
    await seesToast('Error')
    await seesToast('Payments are down. Try again soon.')
  },
}

export const CancelledOnDesktop: Story = {
  globals: desktop,
  beforeEach: answering(withUser(cancelled)),
}

export const PastDue: Story = {
  beforeEach: answering(
    withUser({ ...onStarter, subscription: subscription({ status: 'past_due' }) })
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment failed.')).toBeVisible()
    await expect(canvas.getByText(/You keep it while we try again/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Pay with another card' }))
    await expect(await canvas.findByText('/checkout?plan=starter&bill=open')).toBeVisible()
  },
}

export const CancelsWithABillOpen: Story = {
  beforeEach: changing(
    { ...onStarter, subscription: subscription({ status: 'past_due' }) },
    subscriber()
  ),
  play: async ({ canvas }) => {
    const starter = await cardOf('Starter Plan')
    await userEvent.click(starter.getByRole('button', { name: 'Cancel plan' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your Starter Plan?' })
    await expect(dialog).toHaveTextContent('it ends now')
    await expect(dialog).toHaveTextContent('the unpaid bill is canceled')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }))
    await seesToast('Plan Canceled')
    await waitFor(() => expect(canvas.queryByText('Payment failed.')).toBeNull())
  },
}

export const CannotBeBoughtYet: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/subscription-plans': {
      success: true,
      plans: PLANS.map((plan) => ({ ...plan, stripePriceId: null })),
    },
  }),
  play: async () => {
    for (const { name } of PLANS.filter(({ planId }) => planId !== 'refill')) {
      const card = await cardOf(name)
      const button = card.getByRole('button', { name: 'Not available yet' })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription('This plan isn’t available yet.')
    }
    const refill = await cardOf('Message Refill')
    await expect(refill.getByRole('button', { name: 'Buy refill' })).toBeEnabled()
  },
}

const paid = {
  ...withUser(onStarter),
  'GET /api/invoices': { success: true, invoices: [invoice({ paidAt: new Date().toISOString() })] },
}
export const Paid: Story = {
  parameters: { address: '/subscription?success=true' },
  beforeEach: answering(paid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment successful. Thank you!')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'View receipt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('Payment successful. Thank you!')).toBeNull())
  },
}

export const PaidOnDesktop: Story = {
  globals: desktop,
  parameters: { address: '/subscription?success=true' },
  beforeEach: answering(paid),
}

/** Our books may follow a moment later: the receipt of another month would pass for this one's. */
export const PaidAndNotInTheBooksYet: Story = {
  parameters: { address: '/subscription?success=true' },
  beforeEach: answering({
    ...paid,
    'GET /api/invoices': {
      success: true,
      invoices: [invoice({ paidAt: new Date(Date.now() - 30 * 86_400_000).toISOString() })],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Receipt for Starter Plan/ })
    await expect(canvas.getByText('Payment successful. Thank you!')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View receipt' })).toBeNull()
  },
}

const returning = (status: string) => ({
  address: `/subscription?success=true&payment_intent=pi_1&redirect_status=${status}`,
})
export const BackFromTheBank: Story = {
  parameters: returning('succeeded'),
  beforeEach: answering({ ...paid, 'POST /api/subscription-success': { success: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment successful. Thank you!')).toBeVisible()
    await waitFor(() =>
      expect(bodiesOf('POST /api/subscription-success')).toEqual([{ paymentIntentId: 'pi_1' }])
    )
  },
}
export const DeclinedAtTheBank: Story = {
  parameters: returning('failed'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Payment was declined. Please check your card details/)
    ).toBeVisible()
    await expect(canvas.queryByText('Payment successful. Thank you!')).toBeNull()
    await expect(bodiesOf('POST /api/subscription-success')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('Payment Failed.')).toBeNull())
  },
}
export const ProcessingAtTheBank: Story = {
  parameters: returning('processing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment Processing.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('Payment Processing.')).toBeNull())
  },
}

let isConfirmed: boolean
export const ConfirmedMeanwhile: Story = {
  parameters: returning('processing'),
  beforeEach: () => {
    isConfirmed = false
    const user = () => ({ user: isConfirmed ? onStarter : subscriber() })
    return answering({ ...paid, 'GET /api/user': user })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment Processing.')
    await cardOf('Starter Plan')
    isConfirmed = true
    comeBack()
    await expect(await canvas.findByText('Payment successful. Thank you!')).toBeVisible()
    await expect(canvas.queryByText('Payment Processing.')).toBeNull()
  },
}

export const QuestionsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Can I cancel anytime?'))
    await expect(canvas.getByText(/downgraded to the free tier/)).toBeVisible()
    await userEvent.click(canvas.getByText('What does a message refill do?'))
    await expect(canvas.getByText(/with no daily limit. They don’t expire/)).toBeVisible()
    await userEvent.click(canvas.getByText('When does my daily limit reset?'))
    await expect(canvas.getByText(/^Every 24 hours.*don’t carry over/)).toBeVisible()
    await userEvent.click(canvas.getByText('What counts as a message?'))
    await expect(canvas.getByText(/^One reply from her.*up to three a day when your/)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/user': waiting,
    'GET /api/subscription-plans': waiting,
    'GET /api/invoices': waiting,
  }),
}
export const LoadingOnDesktop: Story = { ...Loading, globals: desktop }

export const NoPlans: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/subscription-plans': { success: true, plans: [] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plans available right now')).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/user': offline,
    'GET /api/subscription-plans': refused(503, 'The database is busy. Try again.'),
    'GET /api/invoices': offline,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the plans')).toBeVisible()
    await expect(canvas.getByText('The database is busy. Try again.')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Could not load this')).toHaveLength(2))
  },
}

export const NetworkBreaksAndRecovers: Story = {
  beforeEach: () => {
    isBroken = false
    return answering({
      ...answers,
      'GET /api/user': () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { success: true, user: subscriber() }
      },
    })()
  },
  play: async ({ canvas }) => {
    await cardOf('Starter Plan')
    const regions = document.querySelectorAll('[role=status]:empty')
    isBroken = true
    comeBack()
    const band = await canvas.findByText(/This page will keep trying/)
    await expect(band).toBeVisible()
    await expect([...regions]).toContain(band.closest('[role=status]'))
    await expect(canvas.getByRole('group', { name: 'Starter Plan' })).toBeVisible()
    isBroken = false
    comeBack()
    await waitFor(() => expect(canvas.queryByText(/This page will keep trying/)).toBeNull())
  },
}
