import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { answering, bodiesOf, refused, seesToast, waiting } from '../fake_server'
import { inApp } from '../in_app'
import { loggedIn, site, visitor } from '../scenes'
import { CardAndAddress } from './card_and_address'
import { fillIn, sendCode } from './sign_up_steps'

const SEND = 'POST /api/send-verification'
const VERIFY = 'POST /api/verify-phone'
const SIGN_UP = 'POST /api/signup'
const TOO_SOON = 'Please wait 24 seconds before requesting another code.'
const ok = { success: true }
const answers = { '/api/auth/check': visitor, '/api/site': site({ openCountries: 'all' }) }

const meta = {
  component: CardAndAddress,
  decorators: inApp({ path: '/', answers }),
  beforeEach: () => {
    sessionStorage.clear()
    return answering({ [SEND]: ok })()
  },
} satisfies Meta<typeof CardAndAddress>
export default meta
type Story = StoryObj<typeof meta>

async function goToCode(canvas: ReturnType<typeof within>) {
  await fillIn(canvas)
  await sendCode(canvas)
  return canvas.findByLabelText('6-digit verification code')
}

export const CodeSent: Story = {
  play: async ({ canvas }) => {
    const code = await goToCode(canvas)
    await seesToast('Verification code sent!')
    await expect(code).toHaveFocus()
    await expect(canvas.getByText('+1 555 010 0199')).toBeVisible()
    await expect(canvas.getByText(/Resend code in 0:(30|29)/)).toBeVisible()
  },
}

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '41a7')
    await expect(canvas.getByLabelText('6-digit verification code')).toHaveValue('417')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(canvas.getByText('Verification code must be 6 digits')).toBeVisible()
  },
}

export const WrongCode: Story = {
  beforeEach: () => {
    const message = 'Invalid verification code. 2 tries left.'
    return answering({
      [SEND]: ok,
      [VERIFY]: refused(422, message, { verificationCode: message }),
    })()
  },
  play: async ({ canvas }) => {
    const code = await goToCode(canvas)
    await userEvent.type(code, '417283')
    await seesToast('Invalid code')
    await seesToast('Invalid verification code. 2 tries left.')
    // Told once.
    await expect(code).not.toHaveAccessibleDescription()
    await expect(code).toHaveValue('417283')
    await expect(bodiesOf(VERIFY)).toEqual([
      { phoneNumber: '+15550100199', verificationCode: '417283' },
    ])
  },
}

let handOverNext = () => undefined as void

/** As an Android phone hands them over: the first is refused, and the next one is tried by itself. */
export const TakenOutOfEachText: Story = {
  beforeEach: () => {
    const message = 'Invalid verification code. 2 tries left.'
    const second = new Promise<never>((resolve) => {
      handOverNext = () => resolve({ code: '903112' } as never)
    })
    const texts = [Promise.resolve({ code: '417283' } as never), second]
    Object.assign(window, { OTPCredential: true })
    spyOn(navigator.credentials, 'get').mockImplementation(
      () => texts.shift() ?? new Promise<never>(() => undefined)
    )
    answering({ [SEND]: ok, [VERIFY]: refused(422, message, { verificationCode: message }) })()
    return () => Reflect.deleteProperty(window, 'OTPCredential')
  },
  play: async ({ canvas }) => {
    await goToCode(canvas)
    await seesToast('Invalid code')
    handOverNext()
    await waitFor(() => expect(canvas.getByDisplayValue('903112')).toBeVisible())
    await waitFor(() =>
      expect(
        bodiesOf(VERIFY).map((body) => (body as { verificationCode: string }).verificationCode)
      ).toEqual(['417283', '903112'])
    )
  },
}

export const CreatingTheAccount: Story = {
  beforeEach: answering({ [SEND]: ok, [VERIFY]: ok, [SIGN_UP]: waiting }),
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Phone verified!')
    await expect(
      await canvas.findByRole('button', { name: 'Creating your account...' })
    ).toHaveAttribute('aria-busy', 'true')
  },
}

export const Welcome: Story = {
  beforeEach: answering({
    [SEND]: ok,
    [VERIFY]: ok,
    [SIGN_UP]: ok,
    'GET /api/auth/check': { ...loggedIn, isOnboarded: false },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Welcome to Everly!')
    await waitFor(() => expect(canvas.getByText('/customize')).toBeVisible())
    await expect(bodiesOf(SIGN_UP)).toEqual([
      {
        email: 'alex@example.com',
        password: 'harbour-light-9',
        countryCode: '+1',
        phone: '+15550100199',
        dateOfBirth: '1992-05-14',
        smsConsent: true,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ])
  },
}

let answerSend: () => void
/** Who types on meanwhile is asked for the code of the number it was sent to, and gets that number. */
export const TypedOnWhileItWasSent: Story = {
  beforeEach: answering({
    [SEND]: () => new Promise((resolve) => (answerSend = () => resolve(ok))),
    [VERIFY]: ok,
    [SIGN_UP]: waiting,
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await userEvent.type(canvas.getByLabelText('Phone'), '7')
    answerSend()
    const code = await canvas.findByLabelText('6-digit verification code')
    await expect(canvas.getByText('+1 555 010 0199')).toBeVisible()
    await userEvent.type(code, '417283')
    await waitFor(() => expect(bodiesOf(SIGN_UP)).toMatchObject([{ phone: '+15550100199' }]))
    await expect(bodiesOf(VERIFY)).toMatchObject([{ phoneNumber: '+15550100199' }])
  },
}

export const BackKeepsTheForm: Story = {
  play: async ({ canvas }) => {
    await goToCode(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign Up' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('5550100199')
    await expect(canvas.getByLabelText('Phone')).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** The first code still works, though it is too soon for another one. */
export const BackAndSentAgainTooSoon: Story = {
  beforeEach: () => {
    let sent = 0
    const headers = { 'Retry-After': '24' }
    const tooSoon = () => Response.json({ message: TOO_SOON }, { status: 429, headers })
    return answering({ [SEND]: () => (sent++ ? tooSoon() : ok) })()
  },
  play: async ({ canvas }) => {
    await goToCode(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign Up' }))
    await sendCode(canvas)
    await expect(await canvas.findByText(TOO_SOON, { selector: 'form *' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the code' }))
    await expect(await canvas.findByLabelText('6-digit verification code')).toBeVisible()
    await expect(canvas.getByText('+1 555 010 0199')).toBeVisible()
  },
}

/** As the page's header does, also a second time; the code can still be entered. */
export const GoesToLogIn: Story = {
  render: () => (
    <>
      <Link to="/#login">To the login</Link>
      <CardAndAddress />
    </>
  ),
  play: async ({ canvas }) => {
    await goToCode(canvas)
    await goToLoginAndBack(canvas)
    await goToLoginAndBack(canvas)
    await expect(bodiesOf(SEND)).toHaveLength(1)
  },
}

async function goToLoginAndBack(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('link', { name: 'To the login' }))
  await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
  await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }))
  await expect(await canvas.findByText('+1 555 010 0199')).toBeVisible()
}

export const RefusedWithoutWords: Story = {
  beforeEach: answering({ [SEND]: ok, [VERIFY]: () => Response.json({}, { status: 500 }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Invalid code')
    await seesToast('Please check your code and try again.')
  },
}

export const EmailExists: Story = {
  beforeEach: answering({
    [SEND]: ok,
    [VERIFY]: ok,
    [SIGN_UP]: refused(409, 'An account with this email already exists.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Account exists')
    await seesToast('This email is already registered. Try logging in instead.')
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
  },
}

export const ARefusedPasswordNeedsNoSecondCode: Story = {
  beforeEach: () => {
    const message = 'This password is too common. Please choose another one.'
    return answering({
      [SEND]: ok,
      [VERIFY]: ok,
      [SIGN_UP]: refused(422, message, { password: message }),
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Signup Failed')
    await expect(await canvas.findByLabelText('Password')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(bodiesOf(SIGN_UP)).toHaveLength(2))
    await expect(bodiesOf(SEND)).toHaveLength(1)
  },
}

export const RefusedAsMinor: Story = {
  beforeEach: answering({
    [SEND]: ok,
    [VERIFY]: ok,
    [SIGN_UP]: refused(403, 'You must be 18 or older to use Everly.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await goToCode(canvas), '417283')
    await seesToast('Signup Failed')
    await expect(await canvas.findByText(/No account was created/)).toBeVisible()
  },
}
