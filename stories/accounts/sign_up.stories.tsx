import { DEFAULT_NAMES } from '#app/core/answers/contract'
import { consentWording } from '#app/texting/consent/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'
import { CardAndAddress } from './card_and_address'
import { fillIn, sendCode } from './sign_up_steps'

const SEND = 'POST /api/send-verification'
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

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await expect(canvas.getByLabelText('Country code')).toHaveDisplayValue('+1 United States')
    await expect(canvas.getByLabelText('Country code').children).toHaveLength(20)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(
      canvas.getByText(consentWording(DEFAULT_NAMES.brand).text, { exact: false })
    ).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: /^Terms/ })) {
      await expect(link).toHaveAttribute('href', '/terms')
    }
    await expect(canvas.getByText(/By creating an account, you accept the/)).toHaveTextContent(
      'you accept the Terms of Service'
    )
    await expect(
      canvas.getByText('Companion chatbots may not be suitable for some minors', { exact: false })
    ).toBeVisible()
  },
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { Phone: '(555) 010-0199' })
    await expect(await canvas.findByLabelText('Phone')).toHaveValue('5550100199')
  },
}

export const APastedNumberChoosesItsCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Phone'))
    await userEvent.paste('+44 7700 900123')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('7700900123')
    await expect(canvas.getByLabelText('Country code')).toHaveDisplayValue('+44 United Kingdom')
  },
}

export const Errors: Story = {
  play: async ({ canvas }) => {
    await sendCode(canvas)
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(canvas.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(canvas.getByText('Please enter your date of birth')).toBeVisible()
    await expect(canvas.getByText('You must agree to receive SMS messages')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address'
    )
    await expect(bodiesOf(SEND)).toHaveLength(0)
  },
}

export const AnErrorShowsOnLeavingAndGoesOnceRight: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email')
    await userEvent.type(email, 'alex@')
    await expect(canvas.queryByText('Please enter a valid email address')).toBeNull()
    await userEvent.click(canvas.getByLabelText('Phone'))
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await userEvent.type(email, 'example.com')
    await expect(canvas.queryByText('Please enter a valid email address')).toBeNull()
  },
}

export const Sending: Story = {
  beforeEach: answering({ [SEND]: waiting }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await sendCode(canvas)
    await expect(await canvas.findByRole('button', { name: 'Send code' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
    await expect(bodiesOf(SEND)).toEqual([{ phoneNumber: '+15550100199' }])
  },
}

export const PhoneExists: Story = {
  beforeEach: answering({
    [SEND]: refused(409, 'An account with this phone number already exists.'),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await seesToast('Phone number exists')
    await seesToast('This phone number is already registered. Try logging in instead.')
    await expect(await canvas.findByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const NotSent: Story = {
  beforeEach: () => {
    const message = 'Please wait 24 seconds before requesting another code.'
    return answering({
      [SEND]: () =>
        Response.json(
          { success: false, message },
          { status: 429, headers: { 'Retry-After': '24' } }
        ),
    })()
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await seesToast('Failed to send verification')
    await seesToast('Please wait 24 seconds before requesting another code.')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Please wait 24 seconds')
    // None was sent to this number before.
    await expect(canvas.queryByRole('button', { name: 'Enter the code' })).toBeNull()
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
  },
}

export const FromAClosedState: Story = {
  beforeEach: answering({ [SEND]: refused(403, 'Everly is not available in Arizona.') }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await expect(await canvas.findByText('/not-available?in=Arizona')).toBeVisible()
  },
}

export const RefusedAtItsField: Story = {
  beforeEach: () => {
    const message = 'Everly is not available in this country yet.'
    return answering({ [SEND]: refused(422, message, { phoneNumber: message }) })()
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await seesToast('Failed to send verification')
    const phone = await canvas.findByLabelText('Phone')
    await expect(phone).toHaveAccessibleDescription('Everly is not available in this country yet.')
    await expect(phone).toHaveFocus()
    // Once it is corrected the refusal is over.
    await userEvent.type(phone, '7')
    await expect(phone).not.toHaveAccessibleDescription(
      'Everly is not available in this country yet.'
    )
    await expect(canvas.getByRole('tabpanel')).not.toHaveTextContent(
      'not available in this country'
    )
  },
}

export const NoConnection: Story = {
  beforeEach: answering({ [SEND]: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await seesToast('Failed to send verification')
  },
}

/** The answer was lost on its way: the code may come all the same. */
export const ACodeWhoseAnswerWasLostCanBeEntered: Story = {
  beforeEach: answering({ [SEND]: offline, 'POST /api/verify-phone': waiting }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the code' }))
    await expect(await canvas.findByText('+1 555 010 0199')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('6-digit verification code'), '417283')
    await expect(bodiesOf('POST /api/verify-phone')).toEqual([
      { phoneNumber: '+15550100199', verificationCode: '417283' },
    ])
  },
}

/** A refusal is no doubt, and of another number nothing is known. */
export const NoCodeToEnter: Story = {
  beforeEach: answering({ [SEND]: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await sendCode(canvas)
    await canvas.findByRole('button', { name: 'Enter the code' })
    await userEvent.type(canvas.getByLabelText('Phone'), '7')
    await expect(canvas.queryByRole('button', { name: 'Enter the code' })).toBeNull()
  },
}

export const TooYoung: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Date of birth': '2012-05-14' })
    await sendCode(canvas)
    await expect(await canvas.findByText('You must be 18 or older to use Everly.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send code' })).toBeNull()
    await expect(bodiesOf(SEND)).toHaveLength(0)
    // The server is told, so that another page or browser does not help.
    const told = bodiesOf('POST /api/signup')
    await expect(told).toHaveLength(1)
    await expect(told[0]).toMatchObject({ dateOfBirth: '2012-05-14' })
  },
}
