import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { answering, bodiesOf, offline, refused, seesToast } from '../fake_server'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'
import { CardAndAddress } from './card_and_address'

const ASK = 'POST /api/request-password-reset'
const RESET = 'POST /api/reset-password'
const ANSWER = 'If that address has an account, a code is on its way to its phone.'
const ASKING = 'Forgot your password?'
const asked = { message: ANSWER }
const ok = { success: true }
const answers = { '/api/auth/check': visitor, '/api/site': site() }

const meta = {
  component: CardAndAddress,
  decorators: inApp({ path: '/', answers }),
  beforeEach: answering({ [ASK]: asked }),
} satisfies Meta<typeof CardAndAddress>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function open(canvas: Canvas, email = 'alex@example.com') {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Login' }))
  if (email) await userEvent.type(canvas.getByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
  return canvas.findByRole('heading', { name: ASKING })
}

async function askForCode(canvas: Canvas) {
  await open(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
  return canvas.findByLabelText('6-digit verification code')
}

async function choose(canvas: Canvas) {
  await userEvent.type(await askForCode(canvas), '417283')
  await userEvent.type(canvas.getByLabelText('New password'), 'quiet-harbour-7')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

export const Asking: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

export const NoEmail: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(bodiesOf(ASK)).toEqual([])
  },
}

export const AskedTooOften: Story = {
  beforeEach: answering({ [ASK]: refused(429, 'Too many codes. Please try again in 10 minutes.') }),
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await seesToast('Failed to send verification')
    await seesToast('Too many codes. Please try again in 10 minutes.')
    await expect(canvas.getAllByText(/Too many codes/)).toHaveLength(1)
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
  },
}

export const CodeAsked: Story = {
  play: async ({ canvas }) => {
    const code = await askForCode(canvas)
    await expect(code).toHaveFocus()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.getByText(ANSWER)).toBeVisible()
    await expect(canvas.getByText(/Resend code in 0:(30|29)/)).toBeVisible()
    await expect(canvas.getByText(/If you texted STOP, text START to/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+1 555 010 0100' })).toHaveAttribute(
      'href',
      'sms:+15550100100?&body=START'
    )
    await expect(bodiesOf(ASK)).toEqual([{ email: 'alex@example.com' }])
    await userEvent.type(canvas.getByLabelText('New password'), 'quiet-harbour-7')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
  },
}

export const PastedCode: Story = {
  play: async ({ canvas }) => {
    const code = await askForCode(canvas)
    await userEvent.click(code)
    await userEvent.paste('Your Everly code is 417 283')
    await expect(code).toHaveValue('417283')
  },
}

export const BothMissing: Story = {
  play: async ({ canvas }) => {
    const code = await askForCode(canvas)
    await userEvent.type(code, '41')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(code).toHaveAccessibleDescription('Verification code must be 6 digits')
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(code).toHaveFocus()
    await expect(bodiesOf(RESET)).toEqual([])
  },
}

export const WrongCode: Story = {
  beforeEach: () => {
    const message = 'Invalid verification code. 4 tries left.'
    return answering({
      [ASK]: asked,
      [RESET]: refused(422, message, { verificationCode: message }),
    })()
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    const code = canvas.getByLabelText('6-digit verification code')
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('Invalid verification code. 4 tries left.')
    )
    await expect(canvas.queryByText('Password not changed')).toBeNull()
    await expect(code).toHaveFocus()
    await expect(code).toHaveValue('417283')
    await expect(canvas.getByLabelText('New password')).toHaveValue('quiet-harbour-7')
  },
}

export const CommonPassword: Story = {
  beforeEach: () => {
    const message = 'This password is too common. Please choose another one.'
    return answering({ [ASK]: asked, [RESET]: refused(422, message, { password: message }) })()
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'This password is too common. Please choose another one.'
    )
  },
}

export const TriedTooOften: Story = {
  beforeEach: answering({
    [ASK]: asked,
    [RESET]: refused(429, 'Too many tries. Try again tomorrow.'),
  }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await seesToast('Password not changed')
    await seesToast('Too many tries. Try again tomorrow.')
    await expect(canvas.getAllByText(/Too many tries/)).toHaveLength(1)
    await expect(canvas.getByLabelText('New password')).toHaveValue('quiet-harbour-7')
  },
}

export const NoConnection: Story = {
  beforeEach: answering({ [ASK]: asked, [RESET]: offline }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await seesToast('Could not reach Everly. Check your connection and try again.')
    await expect(canvas.getByLabelText('6-digit verification code')).toHaveValue('417283')
  },
}

export const Changed: Story = {
  beforeEach: answering({ [ASK]: asked, [RESET]: ok }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await seesToast('Password changed')
    await seesToast('Log in with your new password.')
    await expect(await canvas.findByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(bodiesOf(RESET)).toEqual([
      {
        email: 'alex@example.com',
        verificationCode: '417283',
        password: 'quiet-harbour-7',
      },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
    await expect(await canvas.findByRole('heading', { name: ASKING })).toBeVisible()
  },
}

async function comeAgain(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('link', { name: 'To the login' }))
  const email = await canvas.findByLabelText('Email')
  await userEvent.clear(email)
  return email
}

/** In one tab: the code of one person is not asked of the next, and is still there for the first. */
export const TwoPeopleForget: Story = {
  render: () => (
    <>
      <Link to="/#login">To the login</Link>
      <CardAndAddress />
    </>
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas)
    await userEvent.type(await comeAgain(canvas), 'Alex@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
    await expect(await canvas.findByText('alex@example.com')).toBeVisible()
    await comeAgain(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
    await expect(await canvas.findByRole('heading', { name: ASKING })).toBeVisible()
    await expect(canvas.queryByText('alex@example.com')).toBeNull()
  },
}

export const BackStepByStep: Story = {
  play: async ({ canvas }) => {
    await askForCode(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveFocus()
    await userEvent.type(email, '.br')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com.br')
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus()
  },
}
