import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keep } from '../../frontend/lib/kept'
import { SettingsRoute } from '../../frontend/settings_route'
import { answering, bodiesOf, comeBack, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop } from '../in_app'
import { signup } from '../scenes'
import { inSettings, settingsAnswers } from './in_settings'

const SAVE = 'PUT /api/signup'
const SEND = 'POST /api/request-phone-change'
const VERIFY = 'POST /api/verify-phone-change'
const PREFERENCES = 'PUT /api/preferences'
const PASSWORD = 'Your current password'
const OFFLINE = 'Could not reach Everly. Check your connection and try again.'
const CONSENT = new RegExp(
  [
    '^I agree to receive recurring AI-generated text messages from Everly at this number\\.',
    'Message frequency varies\\. Message and data rates may apply\\.',
    'Reply STOP to opt out, HELP for help\\. Consent is not a condition of purchase\\.',
    'Terms .*· Privacy',
  ].join(' ')
)

const saved = { success: true, message: 'Your profile was updated.', requiresVerification: false }
const answers = {
  ...settingsAnswers,
  [SAVE]: (body: unknown) => ({
    ...saved,
    requiresVerification: (body as { phone: string }).phone !== '5550100199',
  }),
  [SEND]: { success: true },
  [VERIFY]: { success: true },
  [PREFERENCES]: (body: unknown) => ({ ...preferences, ...(body as object) }),
}
const preferences = {
  timeZone: 'America/New_York',
  hasPickedTimeZone: true,
  quietHours: null,
  isPaused: false,
  state: null,
  mayTextFirst: false,
}
const withSignup = (changes: Parameters<typeof signup>[0]) =>
  answering({ ...answers, 'GET /api/signup': { signup: signup(changes) } })

const meta = {
  component: SettingsRoute,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inSettings('profile'),
  beforeEach: answering(answers),
} satisfies Meta<typeof SettingsRoute>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Update Profile' }))

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function closeTheDialog() {
  // The first one puts the toast away.
  await waitFor(async () => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  })
}

/** Saves another number and waits for the dialog that asks for its code. */
async function changePhone(canvas: Canvas) {
  await retype(await canvas.findByLabelText('Phone'), '555 010-0142')
  await userEvent.type(canvas.getByLabelText(PASSWORD), 'harbour-light-9')
  await save(canvas)
  return within(await screen.findByRole('dialog', { name: 'Verify New Phone Number' }))
}

/** As a browser that fills a form does it: the value, and word that it has changed. */
function fill(label: string, value: string): void {
  const field = screen.getByLabelText(label)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Within one press nothing is drawn anew, so that each field is filled into the form of before. */
function FilledInOnePress() {
  const fillBoth = () => {
    fill('First name', 'Robin')
    fill('Last name', 'Hart')
  }
  return (
    <>
      <button onClick={fillBoth}>Fill both</button>
      <SettingsRoute />
    </>
  )
}

export const FieldsFilledBetweenTwoRendersAreAllKept: Story = {
  render: () => <FilledInOnePress />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('First name')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill both' }))
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Hart')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Robin')
  },
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Alex')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Doe')
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex@example.com')
    await expect(canvas.getByLabelText('Country code')).toHaveValue('+1')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('5550100199')
    const consent = canvas.getByRole('checkbox', { name: /I agree to receive recurring/ })
    await expect(consent).toBeChecked()
    await expect(consent).toHaveAccessibleName(CONSENT)
    await expect(canvas.getByText(/Texting STOP ends all texts/)).toBeVisible()
  },
}

export const FilledOnDesktop: Story = { globals: desktop }

/** What is read again while somebody types does not take the field away. */
export const ReadAgainWhileTyping: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('First name')
    const last = canvas.getByLabelText('Last name')
    await userEvent.clear(first)
    await userEvent.type(first, 'Rob')
    const asked = bodiesOf('GET /api/signup').length
    await userEvent.click(canvas.getByRole('button', { name: 'Pause texting' }))
    await seesToast('Texting Paused')
    comeBack()
    await userEvent.type(first, 'in')
    await retype(last, 'Hart')
    await waitFor(() => expect(bodiesOf('GET /api/signup').length).toBeGreaterThanOrEqual(asked))
    await expect(first).toHaveValue('Robin')
    await save(canvas)
    await seesToast('Profile Updated')
    await waitFor(() => expect(bodiesOf('GET /api/signup').length).toBeGreaterThan(asked))
    // Found anew: a field that was taken away would still hold its words.
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Robin')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Hart')
    await expect(bodiesOf(SAVE)).toMatchObject([{ firstName: 'Robin', lastName: 'Hart' }])
  },
}

export const PhoneOfAnotherCountry: Story = {
  beforeEach: withSignup({ phone: '+971501234567', countryCode: '+971' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Country code')).toHaveValue('+971')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('501234567')
  },
}

export const NoPhoneYet: Story = {
  beforeEach: withSignup({ phone: '', firstName: null, lastName: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Phone')).toHaveValue('')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await save(canvas)
    for (const text of [
      'First name is required',
      'Last name is required',
      'Phone number must be at least 7 digits',
      'You must agree to receive SMS messages',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      'First name is required'
    )
    await expect(bodiesOf(SAVE)).toEqual([])
  },
}

export const WrongInput: Story = {
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'alex@')
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid email address')).toBeVisible()
    const phone = canvas.getByLabelText('Phone')
    await retype(phone, '(555) ab-01')
    await expect(phone).toHaveValue('55501')
    await userEvent.tab()
    await expect(await canvas.findByText('Phone number must be at least 7 digits')).toBeVisible()
    await save(canvas)
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(bodiesOf(SAVE)).toEqual([])
  },
}

/** A number of none of the 20 countries: its digits stand, the country has to be chosen. */
export const CountryUnknown: Story = {
  beforeEach: withSignup({ phone: '+353860000000' }),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('Please select a country code')).toBeVisible()
    await expect(canvas.getByLabelText('Country code')).toHaveFocus()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('First name'), 'Sam')
    await save(canvas)
    await seesToast('Profile Updated')
    await expect(bodiesOf(SAVE)).toEqual([
      {
        firstName: 'Sam',
        lastName: 'Doe',
        newEmail: 'alex@example.com',
        countryCode: '+1',
        phone: '5550100199',
        smsConsent: true,
      },
    ])
    await expect(bodiesOf(SEND)).toEqual([])
  },
}

/** Only another phone or email needs it; written in another case it is the same. */
export const AsksForThePassword: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email')
    await retype(email, 'Alex@Example.com')
    await expect(canvas.queryByLabelText(PASSWORD)).toBeNull()
    await retype(email, 'sam@example.com')
    const password = await canvas.findByLabelText(PASSWORD)
    await expect(password).toHaveAccessibleDescription(/you can undo it for 72 hours\.$/)
    await userEvent.type(password, 'harbour-light-9')
    await save(canvas)
    await seesToast('Profile Updated')
    const sent = { newEmail: 'sam@example.com', currentPassword: 'harbour-light-9' }
    await expect(bodiesOf(SAVE)).toEqual([expect.objectContaining(sent)])
    await expect(canvas.getByLabelText(PASSWORD)).toHaveValue('')
  },
}

const OWNER_CODE = 'POST /api/owner-code'
const textMeACode = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Text me a code instead' }))
  await userEvent.type(await canvas.findByLabelText('6-digit verification code'), '123456')
}

export const AnotherEmailWithACode: Story = {
  beforeEach: answering({ ...answers, [OWNER_CODE]: { success: true } }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'sam@example.com')
    await textMeACode(canvas)
    await save(canvas)
    await seesToast('Profile Updated')
    const [sent] = bodiesOf(SAVE)
    await expect(sent).toMatchObject({ newEmail: 'sam@example.com', code: '123456' })
    await expect(sent).not.toHaveProperty('currentPassword')
    await expect(canvas.queryByLabelText('6-digit verification code')).toBeNull()
  },
}
export const AnotherEmailWithACodeOnDesktop: Story = { ...AnotherEmailWithACode, globals: desktop }

/** What was begun for the email is not asked for once that is put back. */
export const EmailPutBackAfterACode: Story = {
  beforeEach: answering({ ...answers, [OWNER_CODE]: { success: true } }),
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email')
    const stored = (email as HTMLInputElement).value
    await retype(email, 'sam@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Text me a code instead' }))
    await canvas.findByLabelText('6-digit verification code')
    await retype(email, stored)
    await retype(canvas.getByLabelText('First name'), 'Samuel')
    await save(canvas)
    await seesToast('Profile Updated')
    const [sent] = bodiesOf(SAVE)
    await expect(sent).toMatchObject({ newEmail: stored, firstName: 'Samuel' })
    await expect(sent).not.toHaveProperty('code')
  },
}

export const AnotherCodeForAnotherEmail: Story = {
  beforeEach: () => {
    let sent = 0
    return answering({
      ...answers,
      [OWNER_CODE]: () => (sent++ === 1 ? refused(429, 'Please wait.') : { success: true }),
    })()
  },
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'sam@example.com')
    await textMeACode(canvas)
    const another = () => canvas.getByRole('button', { name: 'Text me another code' })
    await userEvent.click(another())
    await seesToast('Could Not Send a Code')
    const code = canvas.getByLabelText('6-digit verification code')
    await expect(code).toHaveValue('123456')
    await userEvent.click(another())
    await waitFor(() => expect(code).toHaveValue(''))
    await expect(bodiesOf(OWNER_CODE)).toHaveLength(3)
  },
}

export const WrongCodeForAnotherEmail: Story = {
  beforeEach: answering({
    ...answers,
    [OWNER_CODE]: { success: true },
    [SAVE]: refused(422, 'Invalid verification code.', { code: 'Invalid verification code.' }),
  }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'sam@example.com')
    await textMeACode(canvas)
    await save(canvas)
    await seesToast('Update Failed')
    const code = canvas.getByLabelText('6-digit verification code')
    await expect(code).toHaveFocus()
    await expect(code).toHaveAccessibleDescription('Invalid verification code.')
  },
}

/** It serves once: another one to the new number takes another proof, and the first still works. */
export const AnotherPhoneWithACode: Story = {
  beforeEach: () => {
    let sent = 0
    const gone = 'This code is no longer valid. Please request a new code.'
    return answering({
      ...answers,
      [OWNER_CODE]: { success: true },
      [SEND]: () => (sent++ ? refused(422, gone, { code: gone }) : { success: true }),
    })()
  },
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Phone'), '555 010-0142')
    await textMeACode(canvas)
    await save(canvas)
    await seesToast('Verification Code Sent')
    await expect(bodiesOf(SAVE)).toEqual([expect.objectContaining({ code: '123456' })])
    await expect(bodiesOf(SEND)).toEqual([
      { countryCode: '+1', phone: '5550100142', code: '123456' },
    ])
    await closeTheDialog()
    await save(canvas)
    await seesToast('Failed to Send Code')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText(/\+1 555 010 0142 is not verified yet/)).toBeVisible()
    await expect(canvas.getByLabelText('6-digit verification code')).toHaveAccessibleDescription(
      'This code is no longer valid. Please request a new code.'
    )
  },
}

export const PasswordWrong: Story = {
  beforeEach: answering({
    ...answers,
    [SAVE]: refused(422, 'This is not your current password.', {
      currentPassword: 'This is not your current password.',
    }),
  }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'sam@example.com')
    await userEvent.type(await canvas.findByLabelText(PASSWORD), 'wrong')
    await save(canvas)
    await seesToast('Update Failed')
    const password = canvas.getByLabelText(PASSWORD)
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('This is not your current password.')
  },
}

/** Another tab changed the address meanwhile, so that this form changes it back. */
export const PasswordAskedForAfterAnotherTab: Story = {
  beforeEach: () => {
    let email = signup().email
    const message = 'Please enter your current password.'
    const answer = refused(422, message, { currentPassword: message })
    return answering({
      ...answers,
      'GET /api/signup': () => ({ signup: signup({ email }) }),
      [SAVE]: (body: unknown) => {
        email = 'robin@example.com'
        return (body as { currentPassword?: string }).currentPassword ? saved : answer
      },
    })()
  },
  play: async ({ canvas }) => {
    await save(canvas)
    await seesToast('Update Failed')
    const password = canvas.getByLabelText(PASSWORD)
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('Please enter your current password.')
    await userEvent.type(password, 'harbour-light-9')
    await save(canvas)
    await seesToast('Profile Updated')
  },
}

/** All but the number is saved by then. */
export const PasswordWrongForAnotherPhone: Story = {
  beforeEach: answering({
    ...answers,
    [SEND]: refused(422, 'This is not your current password.', {
      currentPassword: 'This is not your current password.',
    }),
  }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Phone'), '555 010-0142')
    await userEvent.type(canvas.getByLabelText(PASSWORD), 'wrong')
    await save(canvas)
    await seesToast('Failed to Send Code')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText(PASSWORD)).toHaveAccessibleDescription(
      'This is not your current password.'
    )
    await expect(canvas.queryByText(/is not verified yet/)).toBeNull()
  },
}

export const Saving: Story = {
  beforeEach: answering({ ...answers, [SAVE]: waiting }),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
  },
}

export const EmailTaken: Story = {
  beforeEach: answering({
    ...answers,
    [SAVE]: refused(409, 'An account with this email already exists.'),
  }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email'), 'sam@example.com')
    await save(canvas)
    await seesToast('Update Failed')
    await seesToast('An account with this email already exists.')
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('sam@example.com')
    await expect(email).toHaveAccessibleDescription('An account with this email already exists.')
  },
}

export const FieldsRefused: Story = {
  beforeEach: answering({
    ...answers,
    [SAVE]: refused(422, 'Please check the marked fields.', {
      lastName: 'Last name must be at most 60 characters',
      phone: 'Please enter a valid phone number',
    }),
  }),
  play: async ({ canvas }) => {
    await save(canvas)
    await seesToast('Update Failed')
    await expect(canvas.getByLabelText('Last name')).toHaveFocus()
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Last name must be at most 60 characters'
    )
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      'Please enter a valid phone number'
    )
  },
}

export const SaveBrokeTheServer: Story = {
  beforeEach: answering({ ...answers, [SAVE]: refused(500, '') }),
  play: async ({ canvas }) => {
    await save(canvas)
    await seesToast('Update Failed')
    await seesToast('Failed to update profile.')
    await expect(
      canvas.getByText('Failed to update profile.', { selector: 'form *' })
    ).toBeVisible()
  },
}

export const SaveWithoutNetwork: Story = {
  beforeEach: answering({ ...answers, [SAVE]: offline }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('First name'), 'Sam')
    await save(canvas)
    await seesToast(OFFLINE)
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sam')
  },
}

export const CodeSent: Story = {
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await seesToast('Verification Code Sent')
    const proof = { currentPassword: 'harbour-light-9' }
    await expect(bodiesOf(SAVE)).toEqual([expect.objectContaining(proof)])
    await expect(bodiesOf(SEND)).toEqual([{ countryCode: '+1', phone: '5550100142', ...proof }])
    await waitFor(() => expect(dialog.getByText(/We sent a 6-digit code to/)).toBeVisible())
    await expect(dialog.getByText('+1 555 010 0142')).toBeVisible()
    await expect(dialog.getByText(/Resend code in 0:[23]\d/)).toBeVisible()
    await expect(dialog.getByLabelText('6-digit verification code')).toHaveFocus()
  },
}

export const CodeSentOnDesktop: Story = { ...CodeSent, globals: desktop }

export const CodeTooShort: Story = {
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await seesToast('Verification Code Sent')
    const code = dialog.getByLabelText('6-digit verification code')
    await userEvent.type(code, '41a7')
    await expect(code).toHaveValue('417')
    await userEvent.click(dialog.getByRole('button', { name: 'Verify & Update' }))
    await seesToast('Invalid Code')
    await seesToast('Please enter a 6-digit verification code.')
    await expect(code).not.toHaveAccessibleDescription()
    await expect(bodiesOf(VERIFY)).toEqual([])
  },
}

export const CancelClearsTheCode: Story = {
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await userEvent.type(dialog.getByLabelText('6-digit verification code'), '417')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Phone')).toHaveValue('5550100142')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Update Profile' })).toHaveFocus()
    )
    await save(canvas)
    const again = within(await screen.findByRole('dialog'))
    await expect(again.getByLabelText('6-digit verification code')).toHaveValue('')
  },
}

async function closeByChance(canvas: Canvas) {
  await changePhone(canvas)
  await seesToast('Verification Code Sent')
  await closeTheDialog()
}

async function enterCode(canvas: Canvas) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('6-digit verification code'), '417283')
  await seesToast('Phone Number Updated!')
  await expect(bodiesOf(VERIFY)).toEqual([{ verificationCode: '417283' }])
  await waitFor(() => expect(canvas.queryByText(/is not verified yet/)).toBeNull())
}

/** The code may come after the dialog was closed by chance. */
export const ClosedByChanceIsOpenedAgain: Story = {
  play: async ({ canvas }) => {
    await closeByChance(canvas)
    await expect(canvas.getByText(/\+1 555 010 0142 is not verified yet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the code' }))
    await enterCode(canvas)
  },
}

/** A second save is too soon for another code: the first one still counts. */
export const ClosedByChanceAndSavedAgain: Story = {
  beforeEach: () => {
    let sent = 0
    const tooSoon = refused(429, 'Please wait a moment.')
    return answering({ ...answers, [SEND]: () => (sent++ ? tooSoon : { success: true }) })()
  },
  play: async ({ canvas }) => {
    await closeByChance(canvas)
    await save(canvas)
    await seesToast('Failed to Send Code')
    await expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    await enterCode(canvas)
  },
}

/** No answer is waited for any more; another code needs the password. */
export const ReloadedWhileTheCodeWasSent: Story = {
  beforeEach: () => {
    keep('new-phone', { countryCode: '+1', phone: '5550100142' })
    keep('new-phone-asked', true)
    const errors = { currentPassword: 'Enter your current password' }
    answering({ ...answers, [SEND]: refused(422, 'Enter your current password', errors) })()
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    const enter = await canvas.findByRole('button', { name: 'Enter the code' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(enter)
    await screen.findByText(/A 6-digit code may be on its way to/)
    await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText(PASSWORD)).toBeInvalid()
  },
}

export const CodeNotSent: Story = {
  beforeEach: answering({
    ...answers,
    [SEND]: refused(409, 'An account with this phone number already exists.'),
  }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Phone'), '5550100142')
    await save(canvas)
    await seesToast('Failed to Send Code')
    await seesToast('An account with this phone number already exists.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Phone')).toHaveValue('5550100142')
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      'An account with this phone number already exists.'
    )
  },
}

export const CodeNotSentWithoutNetwork: Story = {
  beforeEach: answering({ ...answers, [SEND]: offline }),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Phone'), '5550100142')
    await save(canvas)
    await seesToast('Failed to Send Code')
    await seesToast(OFFLINE)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The code may have been sent all the same.
    await expect(await canvas.findByRole('button', { name: 'Enter the code' })).toBeVisible()
  },
}

let names = { firstName: 'Alex', lastName: 'Doe' }
/** Another tab saved: a name not touched here follows, and nothing newer goes unsaid. */
export const NamedInAnotherTab: Story = {
  beforeEach: () => {
    names = { firstName: 'Alex', lastName: 'Doe' }
    return answering({
      ...answers,
      'GET /api/signup': () => ({ signup: signup(names) }),
      [SAVE]: (body: unknown) => {
        names = { ...names, lastName: (body as typeof names).lastName }
        return saved
      },
    })()
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByLabelText('Last name')
    await retype(last, 'Hart')
    names = { firstName: 'Robin', lastName: 'Doe' }
    comeBack()
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Robin'))
    await expect(last).toHaveValue('Hart')
    await expect(canvas.queryByText(/changed elsewhere/)).toBeNull()

    names = { firstName: 'Robin', lastName: 'Vale' }
    comeBack()
    await expect(await canvas.findByText(/changed elsewhere/)).toBeVisible()
    await save(canvas)
    await seesToast('Profile Updated')
    await expect(bodiesOf(SAVE)).toMatchObject([{ firstName: 'Robin', lastName: 'Hart' }])
    await waitFor(() => expect(canvas.queryByText(/changed elsewhere/)).toBeNull())
  },
}

export const Verified: Story = {
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await userEvent.type(dialog.getByLabelText('6-digit verification code'), '417283')
    await seesToast('Phone Number Updated!')
    await expect(bodiesOf(VERIFY)).toEqual([{ verificationCode: '417283' }])
    await waitFor(() => expect(canvas.queryByLabelText(PASSWORD)).toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bodiesOf('GET /api/signup').length).toBeGreaterThanOrEqual(3))
  },
}

let isOfBritain = false
/** A number is stored without the 0 that was typed: the next save is not of yet another one. */
export const VerifiedWithAZeroBefore: Story = {
  beforeEach: () => {
    isOfBritain = false
    const british = { phone: '+447911123456', countryCode: '+44' }
    return answering({
      ...answers,
      'GET /api/signup': () => ({ signup: signup(isOfBritain ? british : {}) }),
      [VERIFY]: () => {
        isOfBritain = true
        return { success: true }
      },
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Country code'), '+44')
    await retype(canvas.getByLabelText('Phone'), '07911 123456')
    await userEvent.type(canvas.getByLabelText(PASSWORD), 'harbour-light-9')
    await save(canvas)
    await userEvent.type(await screen.findByLabelText('6-digit verification code'), '417283')
    await seesToast('Phone Number Updated!')
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('7911123456'))
    await expect(canvas.queryByLabelText(PASSWORD)).toBeNull()
  },
}

export const Verifying: Story = {
  beforeEach: answering({ ...answers, [VERIFY]: waiting }),
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await userEvent.type(dialog.getByLabelText('6-digit verification code'), '417283')
    await expect(dialog.getByRole('button', { name: 'Verify & Update' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
  },
}

export const WrongCode: Story = {
  beforeEach: answering({
    ...answers,
    [VERIFY]: refused(422, 'Invalid verification code. 2 tries left.'),
  }),
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await seesToast('Verification Code Sent')
    const code = dialog.getByLabelText('6-digit verification code')
    await userEvent.type(code, '417283')
    await seesToast('Verification Failed')
    await seesToast('Invalid verification code. 2 tries left.')
    await expect(code).toHaveValue('417283')
    await expect(code).not.toHaveAccessibleDescription()
  },
}

export const VerifyingBrokeTheServer: Story = {
  beforeEach: answering({ ...answers, [VERIFY]: refused(500, '') }),
  play: async ({ canvas }) => {
    const dialog = await changePhone(canvas)
    await seesToast('Verification Code Sent')
    await userEvent.type(dialog.getByLabelText('6-digit verification code'), '417283')
    await seesToast('Verification Failed')
    await seesToast('Invalid verification code.')
  },
}

export const PausesAndResumes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause texting' }))
    await seesToast('Texting Paused')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume texting' }))
    await seesToast('Texting Resumed')
    await expect(bodiesOf(PREFERENCES)).toEqual([{ isPaused: true }, { isPaused: false }])
  },
}

export const OptedOut: Story = {
  beforeEach: withSignup({ isOptedOut: true, isPaused: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You texted STOP.')).toBeVisible()
    const words = canvas.getByText(/No setting on this page can change that/)
    await waitFor(() => expect(words).toHaveTextContent('START to +1 555 010 0100'))
  },
}

const TEXTS_FIRST = 'Let Valentina text first'

export const LetsHerTextFirst: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('switch', { name: TEXTS_FIRST })
    await expect(first).not.toBeChecked()
    await expect(
      canvas.getByText(
        /between 9 AM and 8 PM, on Sundays from noon, at most 2 texts a day.*never use up your messages\.$/
      )
    ).toBeVisible()
    await userEvent.click(first)
    await seesToast('She May Text First')
    await waitFor(() => expect(first).toBeChecked())
    await userEvent.click(first)
    await seesToast('She No Longer Texts First')
    await waitFor(() => expect(first).not.toBeChecked())
    await expect(bodiesOf(PREFERENCES)).toEqual([{ mayTextFirst: true }, { mayTextFirst: false }])
  },
}

export const TextsFirst: Story = {
  beforeEach: withSignup({ mayTextFirst: true }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('switch', { name: TEXTS_FIRST })
    await expect(first).toBeChecked()
    first.scrollIntoView({ block: 'center' })
  },
}
export const TextsFirstOnDesktop: Story = { ...TextsFirst, globals: desktop }

export const SavingThatSheTextsFirst: Story = {
  beforeEach: answering({ ...answers, [PREFERENCES]: waiting }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('switch', { name: TEXTS_FIRST })
    await userEvent.click(first)
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'))
    await expect(first).toBeChecked()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await expect(bodiesOf(PREFERENCES)).toEqual([{ mayTextFirst: true }])
    first.scrollIntoView({ block: 'center' })
  },
}

export const TextingFirstNotSaved: Story = {
  beforeEach: answering({
    ...answers,
    [PREFERENCES]: refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('switch', { name: TEXTS_FIRST })
    await userEvent.click(first)
    await seesToast('Update Failed')
    await seesToast('The database is busy. Try again.')
    await waitFor(() => expect(first).not.toBeChecked())
    await expect(first).not.toHaveAttribute('aria-busy')
    first.scrollIntoView({ block: 'center' })
  },
}

export const TextsFirstBeforeSheExists: Story = {
  beforeEach: answering({ ...answers, 'GET /api/girlfriend': { girlfriend: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Let her text first' })).toBeVisible()
  },
}

export const QuietHoursNotSavedYet: Story = {
  play: async ({ canvas }) => {
    const quiet = await canvas.findByRole('switch', { name: 'Set your own quiet hours' })
    await userEvent.click(quiet)
    await expect(quiet).toHaveAccessibleDescription(/Not saved yet/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save quiet hours' }))
    await seesToast('Quiet Hours Saved')
    await expect(await canvas.findByText('On, from 11:00 PM to 7:00 AM.')).toBeVisible()
    await expect(canvas.queryByText(/Not saved yet/)).toBeNull()
    await expect(quiet).toBeChecked()
  },
}

let answerRead: (() => void) | undefined
/** An answer that was under way tells of before: it does not undo what was chosen. */
export const AnOlderAnswerComesLate: Story = {
  beforeEach: () => {
    let reads = 0
    return answering({
      ...answers,
      'GET /api/signup': () => {
        if (++reads !== 2) return { signup: signup({ isPaused: reads > 2 }) }
        return new Promise((resolve) => {
          answerRead = () => resolve({ signup: signup() })
        })
      },
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause texting' })
    await save(canvas)
    await waitFor(() => expect(bodiesOf('GET /api/signup')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause texting' }))
    await canvas.findByRole('button', { name: 'Resume texting' })
    answerRead?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.getByRole('button', { name: 'Resume texting' })).toBeVisible()
  },
}

export const PreferenceRefused: Story = {
  beforeEach: answering({ ...answers, [PREFERENCES]: offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause texting' }))
    await seesToast('Update Failed')
    await seesToast(OFFLINE)
    await expect(canvas.getByRole('button', { name: 'Pause texting' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': waiting }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Your profile' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
  },
}

export const NetworkBroken: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load your profile')).toBeVisible()
    await expect(canvas.getByText(OFFLINE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const NamingTheState: Story = {
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Your state')
    await expect(canvas.getByRole('button', { name: 'Save state' })).toBeDisabled()
    await userEvent.selectOptions(select, 'AZ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save state' }))
    await seesToast('State Saved')
    await expect(bodiesOf(PREFERENCES)).toEqual([{ state: 'AZ' }])
  },
}

export const NoStateElsewhere: Story = {
  beforeEach: withSignup({ countryCode: '+44', phone: '+447700900123' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Time zone' })).toBeVisible()
    await expect(canvas.queryByLabelText('Your state')).toBeNull()
  },
}
