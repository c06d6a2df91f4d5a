import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { answering, offline, refused, seesToast } from '../fake_server'
import { inApp } from '../in_app'
import { loggedIn, site, visitor } from '../scenes'
import { CardAndAddress } from './card_and_address'

const LOGIN = 'POST /api/login'
const answers = { '/api/auth/check': visitor, '/api/site': site() }

const atHome = inApp({ path: '/', answers })

const meta = {
  component: CardAndAddress,
  beforeEach: answering({}),
} satisfies Meta<typeof CardAndAddress>
export default meta
type Story = StoryObj<typeof meta>

const lettingIn = (changes: Partial<typeof loggedIn> = {}) => {
  const known = { ...loggedIn, ...changes }
  return answering({ [LOGIN]: { signup: known }, 'GET /api/auth/check': known })
}

async function logIn(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Login' }))
  await userEvent.type(canvas.getByLabelText('Email'), 'alex@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'harbour-light-9{Enter}')
}

const leadsTo = (canvas: ReturnType<typeof within>, path: string) =>
  waitFor(() => expect(canvas.getByText(path)).toBeVisible())

export const Empty: Story = {
  decorators: atHome,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Login' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const ForAPurchase: Story = {
  decorators: inApp({ path: '/?redirect=/subscription', answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await expect(canvas.getByText('Log in to continue your purchase')).toBeVisible()
  },
}

/** Whoever was sent here to log in may as well be new. */
export const SignsUpInstead: Story = {
  render: () => (
    <>
      <Link to={{ search: '?redirect=/subscription', hash: '#signup' }}>Get Started</Link>
      <CardAndAddress />
    </>
  ),
  decorators: inApp({ path: '/?redirect=/subscription', answers }),
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to continue your purchase')
    await userEvent.click(canvas.getByRole('link', { name: 'Get Started' }))
    await expect(canvas.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
  },
}

export const AccountNotFound: Story = {
  decorators: atHome,
  beforeEach: answering({ [LOGIN]: refused(401, 'Account not found.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Account not found')
    await seesToast('Please sign up first or check your email address.')
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
  },
}

export const TooManyTries: Story = {
  decorators: atHome,
  beforeEach: answering({
    [LOGIN]: refused(429, 'Too many login attempts. Please try again in 12 minutes.'),
  }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Login failed')
    await seesToast('Too many login attempts. Please try again in 12 minutes.')
  },
}

export const NoConnection: Story = {
  decorators: atHome,
  beforeEach: answering({ [LOGIN]: offline }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Login failed')
  },
}

export const Onboarded: Story = {
  decorators: atHome,
  beforeEach: lettingIn(),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Welcome back!')
    await leadsTo(canvas, '/user-dashboard')
  },
}

export const NotOnboarded: Story = {
  decorators: atHome,
  beforeEach: lettingIn({ isOnboarded: false }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await leadsTo(canvas, '/customize')
  },
}

export const Continues: Story = {
  decorators: inApp({ path: '/?redirect=/sms-status', answers }),
  beforeEach: lettingIn(),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Welcome back!')
    await leadsTo(canvas, '/sms-status')
  },
}

export const ContinuesAPurchase: Story = {
  decorators: inApp({ path: '/?redirect=/subscription', answers }),
  beforeEach: lettingIn(),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Continue Setup')
    await leadsTo(canvas, '/subscription')
  },
}

export const ContinuesToTheConsole: Story = {
  decorators: inApp({ path: '/?redirect=/admin/signups/12/show', answers }),
  beforeEach: lettingIn({ isOnboarded: false, role: 'support' }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Taking you back to where you were.')
    await leadsTo(canvas, '/admin/signups/12/show')
  },
}

export const AForeignRedirectLeadsHome: Story = {
  decorators: inApp({ path: '/?redirect=https://elsewhere.example/', answers }),
  beforeEach: lettingIn(),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await seesToast('Welcome back!')
    await leadsTo(canvas, '/user-dashboard')
  },
}

export const ARedirectToThisPageLeadsHome: Story = {
  ...AForeignRedirectLeadsHome,
  decorators: inApp({ path: '/?redirect=/', answers }),
}

export const AlreadyLoggedIn: Story = {
  decorators: inApp({ path: '/', answers: { ...answers, '/api/auth/check': loggedIn } }),
  play: async ({ canvas }) => {
    await leadsTo(canvas, '/user-dashboard')
  },
}
