import type { AccountPause } from '#app/people/accounts/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { PageTitle } from '../../frontend/lib/page_title'
import { useSignup } from '../../frontend/lib/session'
import { Card } from '../../frontend/ui/card'
import { answering, bodiesOf, comeBack } from '../fake_server'
import { inApp } from '../in_app'
import { girlfriend, loggedIn, signup, site, subscriber, subscription } from '../scenes'

function SomePage() {
  return (
    <div className="grid gap-5 px-5 py-6 lg:px-8">
      <PageTitle>Good morning, Alex</PageTitle>
      <Card>A page in its frame.</Card>
    </div>
  )
}

const frame = SignedInShell
const path = '/user-dashboard'
const answers = {
  '/api/auth/check': loggedIn,
  '/api/site': site(),
  '/api/girlfriend': { girlfriend: girlfriend() },
  '/api/signup': { signup: signup() },
}

const meta = {
  component: SomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SomePage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

export const Simulated: Story = {
  decorators: inApp({ path, frame, answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/replies are scripted/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'simulator' })).toHaveAttribute(
      'href',
      '/simulator'
    )
    await expect(canvas.getByRole('link', { name: 'More about test mode' })).toHaveAttribute(
      'href',
      '/test-mode'
    )
    await expect(canvas.queryByText(/You replied STOP/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Plan' })).toHaveAttribute(
      'href',
      '/subscription'
    )
  },
}

/** A key for the model is set, and in production visitors have no pretend phone. */
export const OnlyTextsAndPayments: Story = {
  decorators: inApp({
    path,
    frame,
    answers: {
      ...answers,
      '/api/site': site({
        simulated: { sms: true, ai: false, payment: true },
        isSimulatorOpen: false,
      }),
    },
  }),
  play: async ({ canvas }) => {
    const band = await canvas.findByText(/texts never reach a real phone and no cards are charged/)
    await expect(band).toBeVisible()
    await expect(canvas.queryByText(/scripted/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'simulator' })).toBeNull()
  },
}

/** The password alone opens nothing to them: they are sent on to the console, which asks for the code. */
export const StaffWithoutCode: Story = {
  decorators: inApp({
    path,
    frame,
    answers: {
      ...answers,
      '/api/auth/check': { ...loggedIn, role: 'support', needsSecondFactor: true },
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('A page in its frame.')).toBeNull())
  },
}

export const OptedOut: Story = {
  decorators: inApp({
    path,
    frame,
    answers: {
      ...answers,
      '/api/signup': { signup: signup({ isOptedOut: true, isPaused: true }) },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You replied STOP. Text START to/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+1 555 010 0100' })).toHaveAttribute(
      'href',
      'sms:+15550100100?&body=START'
    )
    await expect(canvas.queryByText('Texting is paused.')).toBeNull()
    await expect(canvas.queryByText(/end your plan/)).toBeNull()
  },
}

let isOptedOut: boolean

/** On the phone, while the page stood in another tab; the page itself reads nothing. */
export const StartIsTexted: Story = {
  decorators: inApp({ path, frame, answers: { ...answers, '/api/signup': undefined } }),
  beforeEach: () => {
    isOptedOut = true
    return answering({ 'GET /api/signup': () => ({ signup: signup({ isOptedOut }) }) })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/You replied STOP. Text START to/)
    isOptedOut = false
    comeBack()
    await waitFor(() => expect(canvas.queryByText(/You replied STOP/)).toBeNull())
  },
}

export const OptedOutWithAPlan: Story = {
  decorators: inApp({
    path,
    frame,
    answers: {
      ...answers,
      '/api/signup': { signup: signup({ isOptedOut: true, subscriptionType: 'starter' }) },
    },
  }),
  play: async ({ canvas }) => {
    const band = await canvas.findByText(/You replied STOP. Text START to/)
    await expect(band).toHaveTextContent(
      'to resume. STOP doesn’t end your plan: you can cancel it on the plans page.'
    )
    await expect(within(band).getByRole('link', { name: 'plans page' })).toHaveAttribute(
      'href',
      '/subscription'
    )
  },
}

export const Paused: Story = {
  decorators: inApp({
    path,
    frame,
    answers: { ...answers, '/api/signup': { signup: signup({ isPaused: true }) } },
  }),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Texting is paused.')).closest('[role=note]')
    await expect(band).toHaveTextContent('She won’t text or reply until you resume in Settings.')
    await expect(band?.querySelector('a')).toHaveAttribute('href', '/settings?tab=profile')
  },
}

const pausedBy = (accountPause: AccountPause) =>
  inApp({
    path,
    frame,
    answers: { ...answers, '/api/signup': { signup: signup({ accountPause }) } },
  })

export const PausedAsUnderAge: Story = {
  decorators: pausedBy('under_age'),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Your account is paused.')).closest('[role=note]')
    await expect(band).toHaveTextContent('we were told you’re under 18')
    await expect(band).toHaveTextContent('the account is deleted 30 days after we were told')
    await expect(band?.querySelector('a')).toHaveAttribute('href', 'mailto:support@everly.example')
  },
}
export const PausedAsUnderAgeOnPhone: Story = {
  ...PausedAsUnderAge,
  globals: { viewport: { value: 'phone' } },
}

export const PausedInAClosedState: Story = {
  decorators: pausedBy('closed_state'),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Everly is closed in your state.')).closest('[role=note]')
    await expect(band).toHaveTextContent('your plan won’t renew')
    const links = [...(band?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/settings?tab=account', '/settings?tab=profile'])
  },
}
export const PausedInAClosedStateOnPhone: Story = {
  ...PausedInAClosedState,
  globals: { viewport: { value: 'phone' } },
}

export const PausedForReview: Story = {
  decorators: pausedBy('review'),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Your account is paused.')).closest('[role=note]')
    await expect(band).toHaveTextContent('We need to review it first')
    await expect(band).not.toHaveTextContent('under 18')
  },
}

export const PausedUntilTheBirthdayIsConfirmed: Story = {
  decorators: pausedBy('no_birth_date'),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Texting is paused.')).closest('[role=note]')
    await expect(band).toHaveTextContent('until you confirm your birthday on Home')
    await expect(band?.querySelector('a')).toHaveAttribute('href', '/user-dashboard')
  },
}

const payer = (status: 'active' | 'past_due') => ({
  ...answers,
  '/api/signup': { signup: signup({ subscriptionType: 'starter' }) },
  '/api/user': { user: subscriber({ subscription: subscription({ status }) }) },
})

export const PaymentFailed: Story = {
  decorators: inApp({ path, frame, answers: payer('past_due') }),
  play: async ({ canvas }) => {
    const band = (await canvas.findByText('Payment failed.')).closest('[role=note]')
    await expect(band?.querySelector('a')).toHaveAttribute('href', '/subscription')
  },
}
export const PaymentFailedOnPhone: Story = {
  ...PaymentFailed,
  globals: { viewport: { value: 'phone' } },
}

export const PaymentWentThrough: Story = {
  decorators: inApp({ path, frame, answers: payer('active') }),
  play: async ({ canvas }) => {
    await canvas.findByText('A page in its frame.')
    await expect(canvas.queryByText('Payment failed.')).toBeNull()
  },
}

const ALEX = { id: 1, email: 'alex@example.com' }
const ROBIN = { id: 2, email: 'robin@example.com' }
let here: typeof ALEX | null

function MineAndADraft() {
  const { data, refetch } = useSignup()
  return (
    <div className="grid gap-5 px-5 py-6">
      <p>{data?.signup.email}</p>
      <input aria-label="Draft" />
      <button onClick={() => void refetch()}>Read again</button>
    </div>
  )
}

async function beginADraft(canvas: Canvas) {
  await canvas.findByText('alex@example.com')
  await userEvent.type(canvas.getByLabelText('Draft'), 'Of Alex')
}

const inAnotherTab: Story = {
  render: () => <MineAndADraft />,
  decorators: inApp({ path, frame, answers: { ...answers, '/api/signup': undefined } }),
  beforeEach: () => {
    here = ALEX
    return answering({
      'GET /api/auth/check': () => (here ? { ...loggedIn, ...here } : { authenticated: false }),
      'GET /api/signup': () => ({ signup: signup(here ?? {}) }),
      'GET /api/site': site(),
      'GET /api/girlfriend': { girlfriend: girlfriend() },
    })()
  },
}

/** Two tabs of one browser: this one shows what is theirs who logged in in the other. */
export const SomebodyElseLoggedInElsewhere: Story = {
  ...inAnotherTab,
  play: async ({ canvas }) => {
    await beginADraft(canvas)
    comeBack()
    await waitFor(() => expect(bodiesOf('GET /api/auth/check')).not.toHaveLength(0))
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Of Alex')
    here = ROBIN
    comeBack()
    await waitFor(() => expect(canvas.getByLabelText('Draft')).toHaveValue(''))
    await expect(await canvas.findByText('robin@example.com')).toBeVisible()
  },
}

/** With another email it is the same person: what they have half done stays. */
export const OwnEmailChangedElsewhere: Story = {
  ...inAnotherTab,
  play: async ({ canvas }) => {
    await beginADraft(canvas)
    here = { ...ALEX, email: 'doe@example.com' }
    comeBack()
    await waitFor(() => expect(bodiesOf('GET /api/auth/check')).not.toHaveLength(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await canvas.findByText('doe@example.com')
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Of Alex')
  },
}

/** In two windows side by side no tab comes back: the next answer tells of another person. */
export const SomebodyElseBesideThisWindow: Story = {
  ...inAnotherTab,
  play: async ({ canvas }) => {
    await beginADraft(canvas)
    here = ROBIN
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(canvas.getByLabelText('Draft')).toHaveValue(''))
    await expect(await canvas.findByText('robin@example.com')).toBeVisible()
  },
}

export const LoggedOutElsewhere: Story = {
  ...inAnotherTab,
  play: async ({ canvas }) => {
    await canvas.findByText('alex@example.com')
    here = null
    comeBack()
    await waitFor(() => expect(canvas.queryByText('alex@example.com')).toBeNull())
  },
}

export const LogoutLeavesEvenWhenItFails: Story = {
  decorators: inApp({ path, frame, answers }),
  beforeEach: () => {
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    spyOn(globalThis, 'reportError').mockReturnValue()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(mocked(reportError)).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull())
  },
}
