import type { Activity } from '#app/people/activities/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MessageSettingsPage } from '../../frontend/app/schedules/message_settings_page'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { activity, girlfriend, loggedIn, scheduled, signup, site } from '../scenes'
import { goodnight, keeping, lunch, surprise, task } from './fake_schedules'

const LIST = 'GET /api/activities?includeScheduled=true'
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'POST /api/trigger-scheduled': { success: true, message: '1 message is on its way.' },
}
/** A server that starts anew with each story, with other answers where they are given. */
const serving =
  (rows: Activity[], others: Record<string, object> = {}) =>
  () =>
    answering({ ...answers, ...keeping(...rows), ...others })()
const withSignup = (changes: Parameters<typeof signup>[0]) =>
  serving([goodnight], { 'GET /api/signup': { signup: signup(changes) } })

const meta = {
  component: MessageSettingsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/message-settings?email=alex%40example.com',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: serving([goodnight, lunch]),
} satisfies Meta<typeof MessageSettingsPage>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOfThree: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Schedule' })
    await expect(await canvas.findByRole('tab', { name: 'Scheduled Messages' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Message Settings' })).toBeVisible()
    await expect(await canvas.findByText('2 of 3')).toBeVisible()
    await expect(canvas.getByText(/^(Today|Tomorrow), \d+:00 PM ET$/)).toBeVisible()
    await expect(
      canvas.getByText('Goodnight Text. Times are in your time zone, New York.')
    ).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(within(first!).getByText('12:30 PM')).toBeVisible()
    await expect(within(first!).getByText(/Did you eat something green today/)).toBeVisible()
    await expect(
      within(first!).getByRole('switch', { name: 'Paused Lunch Check-in at 12:30\u00a0PM' })
    ).not.toBeChecked()
    await expect(await within(second!).findByText('Written by Valentina')).toBeVisible()
    await expect(
      within(second!).getByRole('switch', { name: 'Active Goodnight Text at 10:00\u00a0PM' })
    ).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
      'href',
      '/message-settings?email=alex%40example.com'
    )
  },
}
export const TwoOfThreeOnDesktop: Story = { globals: desktop }

export const WithASurprise: Story = {
  beforeEach: serving([lunch, surprise]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Today|Tomorrow), 1[01]:00 AM to 6:00 PM ET$/)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('10:00 AM to 6:00 PM')
    await expect(first).toHaveTextContent(
      'On Tuesdays, Thursdays, Saturdays and Sundays, at a surprise time'
    )
    await expect(
      within(first!).getByRole('switch', {
        name: 'Active Surprise Me sometime between 10:00\u00a0AM and 6:00\u00a0PM',
      })
    ).toBeChecked()
  },
}
export const WithASurpriseOnDesktop: Story = { ...WithASurprise, globals: desktop }

const DAY_MS = 86_400_000
/** Eight in the morning of New York, the day before. */
const yesterday = () => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
  return new Date(Date.parse(`${today}T13:00:00Z`) - DAY_MS).toISOString()
}
const heldRows = () => [
  scheduled(
    {
      heldBecause: 'your carrier or phone blocked a text',
      lastMiss: {
        dueAt: yesterday(),
        outcome: 'undelivered',
        reason: 'blocked by the carrier or the phone',
      },
    },
    { id: 21 }
  ),
  scheduled(
    {
      messageType: 'lunch_check',
      time: '12:00',
      enabled: false,
      nextAt: null,
      lastMiss: { dueAt: yesterday(), outcome: 'not_sent', reason: 'no messages left' },
    },
    { id: 22 }
  ),
  scheduled(
    { messageType: 'goodnight', time: '22:00', nextAt: null, heldBecause: 'there is no companion' },
    { id: 23 }
  ),
]

export const HeldUpAndMissed: Story = {
  beforeEach: () =>
    serving(heldRows(), {
      'GET /api/signup': { signup: signup({ phoneObstacle: 'blocked' }) },
    })(),
  play: async ({ canvas }) => {
    await canvas.findByText('On hold')
    const [morning, lunchtime, night] = canvas.getAllByRole('listitem')
    await expect(morning).toHaveTextContent('On hold: your carrier or phone blocked a text.')
    await expect(morning).toHaveTextContent(
      /Yesterday’s \d:00 AM ET did not arrive: blocked by the carrier or the phone\./
    )
    await expect(lunchtime).toHaveTextContent(/was not sent: no messages left\./)
    await expect(lunchtime).not.toHaveTextContent('On hold')
    await expect(night).toHaveTextContent('On hold: there is no companion.')
    await expect(
      canvas.getByText(/^Nothing goes out: your carrier or phone blocked a text\./)
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const HeldUpAndMissedOnDesktop: Story = { ...HeldUpAndMissed, globals: desktop }

export const NoRoomForAnother: Story = {
  beforeEach: serving([goodnight, lunch, task]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 3')).toBeVisible()
    const add = canvas.getByRole('button', { name: 'Add message' })
    await expect(add).toHaveAccessibleDescription(
      'You have 3 of 3, paused ones included. Delete one to add another.'
    )
    await userEvent.click(add)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const NoRoomOnDesktop: Story = { ...NoRoomForAnother, globals: desktop }

export const NothingScheduled: Story = {
  beforeEach: serving([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing scheduled yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a message' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Lunch Check-in' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule message' }))
    await seesToast('Message Scheduled!')
    await expect(await canvas.findByText('1 of 3')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Lunch Check-in' })).toBeVisible()
  },
}
export const NothingScheduledOnDesktop: Story = {
  globals: desktop,
  beforeEach: serving([]),
}

export const Edits: Story = {
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Goodnight Text at 10:00\u00a0PM' })
    await userEvent.click(edit)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit scheduled message' }))
    const time = dialog.getByLabelText('Time')
    await userEvent.clear(time)
    await userEvent.type(time, '21:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await seesToast('Message Updated!')
    await expect(await canvas.findByText('9:30 PM')).toBeVisible()
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Edit Goodnight Text at 9:30\u00a0PM' })
      ).toHaveFocus()
    )
  },
}

export const PausesAndEnables: Story = {
  play: async ({ canvas }) => {
    const which = 'Goodnight Text at 10:00\u00a0PM'
    await userEvent.click(await canvas.findByRole('switch', { name: `Active ${which}` }))
    await seesToast('Message Paused')
    const paused = await canvas.findByRole('switch', { name: `Paused ${which}` })
    await waitFor(() => expect(paused).not.toHaveAttribute('aria-busy'))
    await expect(paused).toHaveFocus()
    await expect(canvas.getByText('Nothing coming up')).toBeVisible()
    await userEvent.click(paused)
    await seesToast('Message Enabled')
    await canvas.findByRole('switch', { name: `Active ${which}` })
    await expect(bodiesOf('PATCH /api/activities/11/toggle')).toEqual([
      { enabled: false },
      { enabled: true },
    ])
  },
}

export const PauseFails: Story = {
  beforeEach: serving([goodnight], { 'PATCH /api/activities/11/toggle': offline }),
  play: async ({ canvas }) => {
    const which = 'Goodnight Text at 10:00\u00a0PM'
    await userEvent.click(await canvas.findByRole('switch', { name: `Active ${which}` }))
    await seesToast('Error')
    await seesToast('Failed to update message. Please try again.')
    await expect(await canvas.findByRole('switch', { name: `Active ${which}` })).toBeChecked()
  },
}

export const Deletes: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', {
      name: 'Delete Goodnight Text at 10:00\u00a0PM',
    })
    await userEvent.click(button)
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }))
    await waitFor(() =>
      expect(prompt.getByText(/^Goodnight Text at 10:00 PM won’t be sent/)).toBeVisible()
    )
    await waitFor(() => expect(prompt.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(bodiesOf('DELETE /api/activities/11')).toEqual([])

    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await seesToast('Message Deleted')
    await waitFor(() => expect(canvas.queryByText('10:00 PM')).toBeNull())
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const DeleteFails: Story = {
  beforeEach: serving([goodnight], {
    'DELETE /api/activities/11': refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await seesToast('Failed to delete message. Please try again.')
    await expect(canvas.getByText('10:00 PM')).toBeVisible()
  },
}

export const SendsNow: Story = {
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send now' })
    await expect(send).toHaveAccessibleDescription(
      'Sends each active message that hasn’t gone out today, whatever its days. Each uses one message.'
    )
    await userEvent.click(send)
    await seesToast('1 message is on its way.')
    await expect(bodiesOf('POST /api/trigger-scheduled')).toEqual([null])
  },
}

const NOTHING_LEFT = 'Nothing is left to send today.'
export const NothingLeftToSend: Story = {
  beforeEach: serving([goodnight], {
    'POST /api/trigger-scheduled': { success: true, message: NOTHING_LEFT },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }))
    await seesToast(NOTHING_LEFT)
    await expect(screen.queryByText('Failed to trigger scheduled messages')).toBeNull()
  },
}

export const SendNowFails: Story = {
  beforeEach: serving([goodnight], {
    'POST /api/trigger-scheduled': refused(409, 'Texting is paused.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }))
    await seesToast('Error')
    await seesToast('Failed to trigger scheduled messages')
    await seesToast('Texting is paused.')
  },
}

const doesNotSend = async (canvas: ReturnType<typeof within>, reason: string) => {
  const send = await canvas.findByRole('button', { name: 'Send now' })
  await waitFor(() => expect(send).toHaveAccessibleDescription(reason))
  await userEvent.click(send)
  await expect(bodiesOf('POST /api/trigger-scheduled')).toEqual([])
}

export const AllPaused: Story = {
  beforeEach: serving([lunch]),
  play: async ({ canvas }) => {
    await doesNotSend(canvas as never, 'No active messages.')
    await expect(canvas.getByText(/^Every message is paused\./)).toBeVisible()
  },
}

export const OptedOut: Story = {
  beforeEach: withSignup({ isOptedOut: true }),
  play: async ({ canvas }) => {
    const reason = 'You replied STOP. Text START to +1 555 010 0100 to resume.'
    await doesNotSend(canvas as never, reason)
    await expect(canvas.getByText('Nothing goes out now.')).toBeVisible()
    await expect(canvas.getByText('On hold')).toBeVisible()
    await expect(canvas.getByText(/^Nothing goes out until you text START\./)).toBeVisible()
    const [, back] = canvas.getAllByRole('link', { name: '+1 555 010 0100' })
    await expect(back).toHaveAttribute('href', 'sms:+15550100100?&body=START')
  },
}
export const HeldByUs: Story = {
  beforeEach: withSignup({ accountPause: 'review' }),
  play: ({ canvas }) => doesNotSend(canvas as never, 'Your account is paused.'),
}

export const BirthdayOverdue: Story = {
  beforeEach: withSignup({ isAgeConfirmed: false, accountPause: 'no_birth_date' }),
  play: async ({ canvas }) => {
    await doesNotSend(canvas as never, 'Texting is paused until you confirm your birthday.')
    await expect(canvas.queryByText(/24 hours/)).toBeNull()
  },
}

export const OptedOutOnDesktop: Story = {
  globals: desktop,
  beforeEach: withSignup({ isOptedOut: true }),
}

let isPaused = true
export const TextingPaused: Story = {
  beforeEach: () => {
    isPaused = true
    return serving([goodnight], {
      'GET /api/signup': () => ({ signup: signup({ isPaused }) }),
      'PUT /api/preferences': () => {
        isPaused = false
        const { timeZone, hasPickedTimeZone, quietHours } = signup()
        return { timeZone, hasPickedTimeZone, quietHours, isPaused }
      },
    })()
  },
  play: async ({ canvas }) => {
    await doesNotSend(canvas as never, 'Texting is paused. Resume it to send.')
    await expect(canvas.getByText(/^Nothing goes out until you resume\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume texting' }))
    await seesToast('Texting Resumed')
    await expect(bodiesOf('PUT /api/preferences')).toEqual([{ isPaused: false }])
    await waitFor(() => expect(canvas.queryByText('Texting is paused.')).toBeNull())
    await expect(await canvas.findByText(/, 10:00 PM ET$/)).toBeVisible()
  },
}
export const TextingPausedOnDesktop: Story = {
  globals: desktop,
  beforeEach: withSignup({ isPaused: true }),
}

export const BirthdayMissing: Story = {
  beforeEach: withSignup({ isAgeConfirmed: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'on Home' })).toHaveAttribute(
      'href',
      '/user-dashboard'
    )
  },
}

export const NoCompanion: Story = {
  beforeEach: serving([], { 'GET /api/girlfriend': { girlfriend: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody to text yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create Your Everly' })).toHaveAttribute(
      'href',
      '/customize'
    )
  },
}

export const Loading: Story = { beforeEach: answering({ ...answers, [LIST]: waiting }) }

export const PageLoading: Story = {
  beforeEach: serving([], { 'GET /api/signup': waiting }),
}

let isBroken = true
export const ListFailsAndRecovers: Story = {
  beforeEach: () => {
    isBroken = true
    return answering({
      ...answers,
      [LIST]: () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { activities: [activity(), goodnight] }
      },
    })()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load this')).toBeVisible()
    await expect(canvas.getByText(/Could not reach Everly/)).toBeVisible()
    isBroken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('10:00 PM')).toBeVisible()

    isBroken = true
    await userEvent.click(canvas.getByRole('tab', { name: 'Message Settings' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Scheduled Messages' }))
    await expect(await canvas.findByText(/This page will keep trying/)).toBeVisible()
    await expect(canvas.getByText('10:00 PM')).toBeVisible()
  },
}

export const PageFails: Story = {
  beforeEach: serving([], {
    'GET /api/signup': refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is busy. Try again.')).toBeVisible()
  },
}

export const Settings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Message Settings' }))
    for (const name of [
      'Texting first',
      'Quiet hours',
      'Pause texting',
      'Time zone',
      'AI notice',
    ]) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    }
    const words = canvas.getByRole('heading', { name: 'STOP, START and HELP' }).parentElement!
    for (const word of ['STOP', 'START', 'HELP']) {
      await expect(within(words).getByText(word)).toBeVisible()
    }
    await expect(await within(words).findByRole('link')).toHaveTextContent('+1 555 010 0100')
    const notice = canvas.getByRole('heading', { name: 'AI notice' }).parentElement!
    await expect(notice).toHaveTextContent('This always stays on.')
    await expect(within(notice).queryByRole('switch')).toBeNull()
    await expect(within(notice).queryByRole('checkbox')).toBeNull()
  },
}
export const SettingsOnDesktop: Story = { ...Settings, globals: desktop }

const saved = {
  timeZone: 'America/New_York',
  hasPickedTimeZone: true,
  isPaused: false,
  mayTextFirst: false,
}
export const SavesSettings: Story = {
  beforeEach: serving([goodnight], {
    'PUT /api/preferences': (body: unknown) => ({ ...saved, quietHours: null, ...Object(body) }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Message Settings' }))
    const zone = await canvas.findByLabelText('Your time zone')
    await userEvent.clear(zone)
    await userEvent.type(zone, 'berl')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      /^Berlin, \d+:\d\d [AP]M/
    )
    await userEvent.keyboard('{Enter}')
    await expect(zone).toHaveValue('Berlin')
    await userEvent.click(canvas.getByRole('button', { name: 'Save time zone' }))
    await seesToast('Time Zone Saved')

    await userEvent.click(canvas.getByRole('switch', { name: 'Set your own quiet hours' }))
    const until = canvas.getByLabelText('Until')
    await userEvent.clear(until)
    await userEvent.type(until, '23:00')
    const save = canvas.getByRole('button', { name: 'Save quiet hours' })
    await userEvent.click(save)
    await expect(until).toHaveAccessibleDescription('Quiet hours need two different times')
    await userEvent.clear(until)
    await userEvent.type(until, '06:30')
    await userEvent.click(save)
    await seesToast('Quiet Hours Saved')
    await expect(await canvas.findByText('On, from 11:00 PM to 6:30 AM.')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Pause texting' }))
    await seesToast('Texting Paused')
    await expect(bodiesOf('PUT /api/preferences')).toEqual([
      { timeZone: 'Europe/Berlin' },
      { quietHours: { from: '23:00', until: '06:30' } },
      { isPaused: true },
    ])
  },
}

export const TurnsQuietHoursOff: Story = {
  beforeEach: serving([goodnight], {
    'GET /api/signup': { signup: signup({ quietHours: { from: '22:00', until: '07:00' } }) },
    'PUT /api/preferences': refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Message Settings' }))
    const quiet = await canvas.findByRole('switch', { name: 'Set your own quiet hours' })
    await userEvent.click(quiet)
    await seesToast('Update Failed')
    await seesToast('The database is busy. Try again.')
    await waitFor(() => expect(quiet).toBeChecked())
    await expect(canvas.getByText('On, from 10:00 PM to 7:00 AM.')).toBeVisible()
    await expect(bodiesOf('PUT /api/preferences')).toEqual([{ quietHours: null }])
  },
}

export const AnotherTabKeepsWhatWasTyped: Story = {
  parameters: { path: '/message-settings?tab=settings' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Set your own quiet hours' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Scheduled Messages' }))
    await expect(await canvas.findByText('2 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Message Settings' }))
    const quiet = canvas.getByRole('switch', { name: 'Set your own quiet hours' })
    await expect(quiet).toHaveAccessibleDescription(/Not saved yet/)
  },
}
