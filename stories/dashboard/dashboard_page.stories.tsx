import { ACTIVITY_TYPES } from '#app/models/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardPage } from '../../frontend/app/dashboard/dashboard_page'
import { ScheduleDialog } from '../../frontend/app/schedules/schedule_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, bodiesOf, comeBack, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import {
  activity,
  conversation,
  girlfriend,
  hers,
  loggedIn,
  memory,
  mine,
  scheduled,
  signup,
  site,
} from '../scenes'

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

const DESCRIPTIONS = [
  'Valentina was created',
  'Profile updated',
  'Valentina sent you a text',
  'Valentina remembered something you said',
  'Good Morning Text scheduled',
  'Plan changed to Starter Plan',
]
const AGES = [4.5, 59.5, 125, 60 * 26, 60 * 24 * 6, 60 * 24 * 40]
const activities = ACTIVITY_TYPES.filter((type) => type !== 'login').map((activityType, index) =>
  activity({
    id: index + 1,
    activityType,
    description: DESCRIPTIONS[index],
    createdAt: ago(AGES[index] ?? 0),
  })
)

const companion = girlfriend({ interests: ['Travel', 'Cooking', 'Photography', 'Movies & TV'] })
const lastText = conversation({
  messages: [
    hers({
      message: 'Nudge! Traffic to the airport is usually bad on Tuesdays. Want to leave early?',
      timestamp: ago(12),
    }),
  ],
})
const memories = [
  memory({ id: 1, text: 'You take your coffee black.', isPinned: true, savedAt: ago(60 * 24 * 9) }),
  memory({ id: 2, text: 'Your sister Ana lands on Friday.', savedAt: ago(60 * 3) }),
  memory({ id: 3, text: 'You work nights.', heldUntil: ago(60), savedAt: ago(60 * 2) }),
  memory({ id: 4, text: 'She likes rain.', about: 'girlfriend', savedAt: ago(30) }),
  memory({ id: 5, text: 'You are learning the piano.', savedAt: ago(60 * 26) }),
  memory({ id: 6, text: 'You grew up in Lisbon.', savedAt: ago(60 * 24 * 12) }),
]
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: companion },
  'GET /api/activities': { activities },
  'GET /api/my-conversation': lastText,
  'GET /api/memories': { memories },
  'POST /api/send-sms': { success: true, messageId: 5, message: 'Her text is on its way.' },
}
const withSignup = (changes: Parameters<typeof signup>[0]) =>
  answering({ ...answers, 'GET /api/signup': { signup: signup(changes) } })

const meta = {
  component: DashboardPage,
  args: { ScheduleDialog },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/user-dashboard?email=alex%40example.com',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof DashboardPage>
export default meta
type Story = StoryObj<typeof meta>

export const FreeTrial: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: /^(Good (morning|afternoon|evening)|You’re up late), Alex$/,
    })
    await expect(canvas.getByText('Free Trial')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(await canvas.findByText(/Nudge! Traffic/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View History' })).toHaveAttribute(
      'href',
      '/sms-status?email=alex%40example.com'
    )
    await expect(await canvas.findByText('2h ago')).toBeVisible()
    await expect(canvas.getByText('Online')).toBeVisible()
    for (const title of ['SMS Conversations', 'Message Settings', 'SMS Status']) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
      'href',
      '/subscription'
    )
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/settings?tab=profile'
    )
  },
}

export const FreeTrialOnDesktop: Story = { globals: desktop }

export const StarterOnDesktop: Story = {
  globals: desktop,
  beforeEach: withSignup({
    subscriptionType: 'starter',
    messagesUsedToday: 21,
    dailyMessageLimit: 50,
    resetsAt: new Date(Date.now() + 3 * 60 * 60_000).toISOString(),
    bonusMessages: 104,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starter Plan')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '21 of 50 today'
    )
    await expect(canvas.getByText(/^Resets in/)).toBeVisible()
  },
}

export const UnlimitedOnDesktop: Story = {
  globals: desktop,
  beforeEach: withSignup({
    subscriptionType: 'standard',
    messagesUsedToday: 21,
    dailyMessageLimit: 150,
    resetsAt: new Date(Date.now() + 3 * 60 * 60_000).toISOString(),
    bonusMessages: 1,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unlimited Plan')).toBeVisible()
    await expect(canvas.getByText('messages left today')).toBeVisible()
    await expect(canvas.getByText('129')).toBeVisible()
    await expect(canvas.getByText('and then 1 bonus message')).toBeVisible()
    await expect(canvas.getByText(/^Resets in/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute(
      'href',
      '/subscription'
    )
  },
}

export const OverTheLimit: Story = {
  beforeEach: withSignup({
    subscriptionType: 'standard',
    messagesUsedToday: 152,
    dailyMessageLimit: 150,
    resetsAt: new Date(Date.now() + 3 * 60 * 60_000).toISOString(),
    bonusMessages: 1,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unlimited Plan')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByText('1 bonus message left')).toBeVisible()
  },
}

export const Refill: Story = {
  beforeEach: withSignup({ subscriptionType: 'refill', bonusMessages: 87 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Message Refill')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}

/** The latest of what still holds about the person, newest first. */
export const WhatSheRemembers: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'What she remembers' })
    const texts = within(list).getAllByRole('listitem')
    await expect(texts.map((item) => item.firstChild?.textContent)).toEqual([
      'Your sister Ana lands on Friday.',
      'You are learning the piano.',
      'You take your coffee black.',
    ])
    const all = canvas.getByRole('link', { name: 'See all, correct or forget' })
    await expect(all).toHaveAttribute('href', '/settings?tab=account#memories')
  },
}

export const NothingRememberedYet: Story = {
  beforeEach: answering({ ...answers, 'GET /api/memories': { memories: memories.slice(2, 4) } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing yet. Tell her a little about yourself.')
    ).toBeVisible()
  },
}

/** Her words stay in sight when the last text was his. */
export const HerWordsAndAnAnswer: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': conversation({
      messages: [
        hers({ message: 'Coffee first or run first?', timestamp: ago(12) }),
        mine({ message: 'Coffee.', timestamp: ago(3) }),
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coffee first or run first?')).toBeVisible()
    await expect(canvas.getByText(/^You texted back/)).toHaveTextContent(/· \d+m ago$/)
  },
}

export const MoodOfTheTalk: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': { girlfriend: { ...companion, emotionalState: 'happy' } },
    'GET /api/my-conversation': conversation({
      context: { topicsDiscussed: [], emotionalState: 'concerned', messageCount: 1 },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('concerned')).toBeVisible()
  },
}

export const SendsAGreeting: Story = {
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await expect(send).toHaveAccessibleDescription(
      'She says hello. Valentina texts you at +1 555 010 0199, free of charge.'
    )
    await userEvent.click(send)
    await seesToast('Her text is on its way.')
    await expect(bodiesOf('POST /api/send-sms')).toEqual([
      {
        phoneNumber: '+15550100199',
        message: expect.stringMatching(/\S/),
        girlfriendName: 'Valentina',
      },
    ])
  },
}

export const GreetingRefused: Story = {
  beforeEach: answering({
    ...answers,
    'POST /api/send-sms': refused(429, 'She just said hello. Try again later.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send SMS' }))
    await seesToast('Failed to send message: She just said hello. Try again later.')
  },
}

export const GreetingWithoutNetwork: Story = {
  beforeEach: answering({ ...answers, 'POST /api/send-sms': offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send SMS' }))
    await seesToast('Failed to send message')
  },
}

export const NoPhone: Story = {
  beforeEach: withSignup({ phone: '' }),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await expect(send).toHaveAccessibleDescription('Phone number required to send SMS')
    await userEvent.click(send)
    await seesToast('Phone number required to send SMS')
    await userEvent.click(canvas.getByRole('link', { name: 'View History' }))
    await seesToast('Phone number not found. Please add your phone number in settings.')
    await expect(bodiesOf('POST /api/send-sms')).toEqual([])
  },
}

export const Paused: Story = {
  beforeEach: withSignup({ isPaused: true }),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription('Texting is paused. Resume it in Settings.')
  },
}

/** What Settings cannot lift is not sent there. */
export const HeldByUs: Story = {
  beforeEach: withSignup({ accountPause: 'review' }),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await expect(send).toHaveAccessibleDescription('Your account is paused.')
    await userEvent.click(send)
    await expect(bodiesOf('POST /api/send-sms')).toEqual([])
  },
}

export const BadNumber: Story = {
  beforeEach: withSignup({ phoneObstacle: 'bad_number' }),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await expect(send).toHaveAccessibleDescription(
      'Your phone number can’t receive texts. Change it in Settings.'
    )
    await userEvent.click(send)
    await expect(bodiesOf('POST /api/send-sms')).toEqual([])
  },
}

export const SavingHerNumber: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Save her number' })).toHaveAttribute(
      'href',
      '/api/contact-card'
    )
  },
}

export const OptedOut: Story = {
  beforeEach: withSignup({ isOptedOut: true }),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send SMS' })
    await waitFor(() =>
      expect(send).toHaveAccessibleDescription(
        'You replied STOP. Text START to +1 555 010 0100 to resume.'
      )
    )
    await userEvent.click(send)
    await expect(bodiesOf('POST /api/send-sms')).toEqual([])
  },
}

export const BirthdayMissing: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isAgeConfirmed: false }) },
    'PUT /api/date-of-birth': { success: true, message: 'Thank you, your age is confirmed.' },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your birthday to keep texting' })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Please enter your date of birth')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1990-04-02')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await seesToast('Thank you, your age is confirmed.')
    await expect(bodiesOf('PUT /api/date-of-birth')).toEqual([{ dateOfBirth: '1990-04-02' }])
  },
}

export const BirthdayMissingOnDesktop: Story = {
  globals: desktop,
  beforeEach: withSignup({ isAgeConfirmed: false }),
}

export const BirthdayOverdue: Story = {
  beforeEach: withSignup({ isAgeConfirmed: false, accountPause: 'no_birth_date' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your birthday to resume texting' })
    await expect(canvas.queryByText(/24 hours/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send SMS' })).toHaveAccessibleDescription(
      'Texting is paused until you confirm your birthday.'
    )
  },
}
export const BirthdayOverdueOnDesktop: Story = { ...BirthdayOverdue, globals: desktop }

export const TooYoung: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isAgeConfirmed: false }) },
    'PUT /api/date-of-birth': refused(403, 'You must be 18 or older to use Everly.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Date of birth'), '2014-04-02')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You must be 18 or older to use Everly.'
    )
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const NoCompanion: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': { girlfriend: null },
    'GET /api/my-conversation': conversation(),
    'GET /api/activities': { activities: [] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Your Everly' })).toHaveAttribute(
      'href',
      '/customize'
    )
    await expect(await canvas.findByText('No recent activity')).toBeVisible()
  },
}

export const NoCompanionOnDesktop: Story = { ...NoCompanion, globals: desktop }

export const NothingSaidYet: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ firstName: null, lastName: null }) },
    'GET /api/my-conversation': conversation(),
    'GET /api/activities': { activities: activities.slice(0, 2) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your texts with Valentina will show here.')).toBeVisible()
  },
}

export const LastWordWasMine: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': conversation({
      messages: [mine({ message: '', pictures: 2, timestamp: ago(1) })],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pictures')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': waiting }),
}
export const LoadingOnDesktop: Story = { ...Loading, globals: desktop }

export const PartsLoading: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': waiting,
    'GET /api/activities': waiting,
  }),
}

export const PartsFailed: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': refused(503, 'The database is busy. Try again.'),
    'GET /api/activities': offline,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is busy. Try again.')).toBeVisible()
    await expect(await canvas.findByText(/Could not reach Everly/)).toBeVisible()
  },
}

/** Texts that could not be read are not called none. */
export const LastWordsAway: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your sister Ana lands on Friday.')
    await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull())
    await expect(canvas.queryByText(/will show here/)).toBeNull()
  },
}

export const NetworkBroken: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could not reach Everly/)).toBeVisible()
  },
}

let isBroken = false
export const NetworkBreaksAndRecovers: Story = {
  beforeEach: () => {
    isBroken = false
    answering({
      ...answers,
      'GET /api/signup': () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { signup: signup() }
      },
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Free Trial')
    // A region that comes with its words is not announced.
    const regions = document.querySelectorAll('[role=status]:empty')
    isBroken = true
    comeBack()
    const band = await canvas.findByText(/This page will keep trying/)
    await expect(band).toBeVisible()
    await expect([...regions]).toContain(band.closest('[role=status]'))
    await expect(canvas.getByText('Free Trial')).toBeVisible()
    isBroken = false
    comeBack()
    await waitFor(() => expect(canvas.queryByText(/This page will keep trying/)).toBeNull())
  },
}

const schedules = 'GET /api/activities?includeScheduled=true'
export const MessageScheduled: Story = {
  beforeEach: answering({
    ...answers,
    [schedules]: { activities: [scheduled({ nextAt: new Date().toISOString() })] },
  }),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /^Next: / })
    await expect(next).toHaveTextContent(/^Next: Good Morning TextToday, \d+:\d\d [AP]M ET/)
    await expect(next).toHaveAttribute('href', '/message-settings?email=alex%40example.com')
    await expect(canvas.getByText('1 text scheduled')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      '/message-settings?email=alex%40example.com'
    )
  },
}
export const MessageScheduledOnDesktop: Story = { ...MessageScheduled, globals: desktop }

export const ScheduledMessagesOnHold: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isOptedOut: true }) },
    [schedules]: { activities: [scheduled()] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On hold')).toBeVisible()
    await expect(canvas.queryByText(/[AP]M ET$/)).toBeNull()
  },
}

export const SchedulesAMessage: Story = {
  beforeEach: answering({
    ...answers,
    [schedules]: { activities: [] },
    'POST /api/schedule-message': { success: true, message: 'Your message is scheduled.' },
  }),
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Schedule a message' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a message' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Random Sweet Message' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule message' }))
    await seesToast('Message Scheduled!')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(bodiesOf('POST /api/schedule-message')).toEqual([
      expect.objectContaining({ messageType: 'random_sweet', time: '16:00', isEditing: false }),
    ])
  },
}
