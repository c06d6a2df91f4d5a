import type { ConversationView } from '#app/conversations/thread/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ConversationPage } from '../../frontend/app/conversations/conversation_page'
import { ReportDialog } from '../../frontend/app/safety/report_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, comeBack, offline, refused, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { conversation, girlfriend, hers, loggedIn, signup, site } from '../scenes'
import { FAILURE_REASONS } from './failure_reasons'
import { everyKind, longThread } from './long_thread'

const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/moments': { moments: [] },
  'GET /api/my-conversation': conversation({ messages: longThread() }),
}
const LATEST = 'GET /api/my-conversation?limit=75'
const withTexts = (view: ConversationView) => answering({ ...answers, [LATEST]: view })

const meta = {
  component: ConversationPage,
  args: { ReportDialog },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/sms-status?email=alex%40example.com',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof ConversationPage>
export default meta
type Story = StoryObj<typeof meta>

const log = () => screen.getByRole('log')
const isAtEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight < 2

export const LongThread: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log', { name: 'Conversation with Valentina' })
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await expect(canvas.getByText('75 messages')).toBeVisible()
    await expect(canvas.getByText('Live')).toBeVisible()
    const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)
    await expect(days.at(-1)).toMatch(/^(Today|Yesterday)$/)
    await expect(new Set(days).size).toBe(days.length)
    await expect(canvas.getAllByText(/^\d+:\d\d [AP]M ET$/)[0]).toBeInTheDocument()
    await expect(log().clientHeight).toBeGreaterThanOrEqual(0.6 * innerHeight)
    await expect(canvas.getByRole('link', { name: /Text \+1 555 010 0100/ })).toHaveAttribute(
      'href',
      'sms:+15550100100'
    )
  },
}

export const LongThreadOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    const panel = canvas.getByRole('complementary', { name: 'Conversation Context' })
    await expect(panel).toBeVisible()
    await expect(await canvas.findByText('coffee')).toBeVisible()
    await expect(canvas.getByText('75 messages · 23 from you · 52 from her')).toBeVisible()
  },
}

export const ThousandsOfTextsOnDesktop: Story = {
  globals: desktop,
  beforeEach: withTexts(
    conversation({
      messages: longThread(),
      counts: { total: 10_000, fromUser: 4800, fromGirlfriend: 5200 },
    })
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('10,000 messages · 4,800 from you · 5,200 from her')
    ).toBeVisible()
    await expect(canvas.getByText('4,800 from you · 5,200 from her')).toBeVisible()
  },
}

const tap = async (words: string) => {
  await userEvent.click(screen.getByText(words))
}

export const ATapShowsWhatBecameOfAText: Story = {
  beforeEach: withTexts(conversation({ messages: everyKind() })),
  play: async ({ canvas }) => {
    await canvas.findByText('This one is delivered.')
    await expect(canvas.queryByText(/[AP]M ET · Delivered$/)).toBeNull()
    await expect(canvas.getByText('This one is delivered.').closest('div')).toHaveTextContent(
      /^Valentina, \d+:\d\d [AP]M ET, Delivered: This one is delivered\.$/
    )
    await tap('This one is delivered.')
    await expect(canvas.getByText(/[AP]M ET · Delivered$/)).toBeVisible()
    await tap('This one is sent.')
    await expect(canvas.getByText(/[AP]M ET · Sent$/)).toBeVisible()
    await expect(canvas.queryByText(/[AP]M ET · Delivered$/)).toBeNull()
    await tap('This one is sent.')
    await expect(canvas.queryByText(/[AP]M ET · Sent$/)).toBeNull()
  },
}

export const EveryKindOfText: Story = {
  beforeEach: withTexts(conversation({ messages: everyKind() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not delivered: phone unreachable')).toBeVisible()
    await expect(canvas.getByText('Not delivered: the carrier gave no reason')).toBeVisible()
    await expect(
      canvas.getByText('Not confirmed: we could not learn whether it went out')
    ).toBeVisible()
    await expect(canvas.queryByText(/^Sending$|^Sent$|^Delivered$/)).toBeNull()
    await tap('This one is sending.')
    await expect(canvas.getByText(/[AP]M ET · Sending$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull()
    for (const link of canvas.getAllByRole('link', { name: /a\.example/ })) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    }
    await expect(log().scrollWidth).toBe(log().clientWidth)
  },
}

export const EveryKindOnDesktop: Story = {
  globals: desktop,
  beforeEach: withTexts(conversation({ messages: everyKind() })),
}

const failures = () =>
  FAILURE_REASONS.map((reason, index) =>
    hers({
      id: index + 1,
      message: 'Good morning. Coffee first or run first?',
      state: index % 2 ? 'undelivered' : 'failed',
      reason,
      timestamp: new Date(Date.now() - (FAILURE_REASONS.length - index) * 60_000).toISOString(),
    })
  )

export const EveryReasonForAFailure: Story = {
  beforeEach: withTexts(conversation({ messages: failures() })),
  play: async ({ canvas }) => {
    for (const reason of FAILURE_REASONS) {
      await expect(await canvas.findByText(`Not delivered: ${reason}`)).toBeInTheDocument()
    }
  },
}
export const EveryReasonOnDesktop: Story = { ...EveryReasonForAFailure, globals: desktop }

export const SimulatedCarrier: Story = {
  beforeEach: answering({ ...answers, 'GET /api/site': site() }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Text her from the simulator' })
    ).toHaveAttribute('href', '/simulator')
    await expect(canvas.queryByRole('link', { name: /^Text \+1/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toBeVisible()
    // The band of the stand-ins takes its share here, and the texts still have most of the phone.
    await canvas.findByText('Test mode:')
    await expect(log().clientHeight).toBeGreaterThanOrEqual(0.6 * innerHeight)
  },
}

export const ContextOnPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Conversation Context' }))
    const sheet = await screen.findByRole('dialog', { name: 'Conversation Context' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(sheet).toHaveTextContent('Her mood')
    await expect(sheet).toHaveTextContent('23 from you · 52 from her')
  },
}

export const Empty: Story = {
  beforeEach: withTexts(conversation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet.')).toBeVisible()
    await expect(canvas.getByText('Text Valentina at +1 555 010 0100')).toBeVisible()
  },
}

export const NoCompanion: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': { girlfriend: null },
    [LATEST]: conversation(),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Your Everly' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Text \+1 555 010 0100/ })).toBeNull()
  },
}

export const HerNameNotRead: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': refused(503, 'The database is busy. Try again.'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('log', { name: 'Conversation with Your companion' })
    await expect(await canvas.findByRole('link', { name: /Text \+1 555 010 0100/ })).toBeVisible()
  },
}
export const HerNameNotReadOnDesktop: Story = { ...HerNameNotRead, globals: desktop }

export const OptedOut: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isOptedOut: true }) },
    [LATEST]: conversation({ messages: longThread(), isOptedOut: true }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so she can’t text you/)).toHaveTextContent(
      'You replied STOP, so she can’t text you. Text START to +1 555 010 0100 to hear from her again.'
    )
    await expect(canvas.getByRole('link', { name: 'Text START' })).toHaveAttribute(
      'href',
      'sms:+15550100100?&body=START'
    )
  },
}

const stop = { isOptedOut: false }
export const StopIsHeardWhileThePageIsOpen: Story = {
  beforeEach: () => {
    stop.isOptedOut = false
    answering({
      ...answers,
      'GET /api/signup': () => ({ signup: signup(stop) }),
      [LATEST]: () => conversation({ messages: longThread(), ...stop }),
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Live')
    stop.isOptedOut = true
    comeBack()
    await expect(await canvas.findByText(/You replied STOP. Text START to/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Text START' })).toBeVisible()
  },
}

export const SavingHerNumber: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Save her number' })
    await expect(link).toHaveAttribute('href', '/api/contact-card')
    await expect(link).toHaveAttribute('download')
  },
}

export const Loading: Story = { beforeEach: answering({ ...answers, [LATEST]: waiting }) }

export const Failed: Story = {
  beforeEach: answering({ ...answers, [LATEST]: refused(503, 'The database is busy. Try again.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is busy. Try again.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Valentina' })).toBeVisible()
  },
}

export const NetworkBroken: Story = {
  beforeEach: answering({ ...answers, [LATEST]: offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paused, retrying')).toBeVisible()
  },
}

const server = { texts: longThread(), isDown: false, older: Promise.resolve() }
const restarting: Story['beforeEach'] = () => {
  server.texts = longThread()
  server.isDown = false
  server.older = Promise.resolve()
  answering({
    ...answers,
    [LATEST]: () => {
      if (server.isDown) throw new TypeError('Failed to fetch')
      return conversation({ messages: server.texts.slice(-75), hasOlder: true })
    },
    'GET /api/my-conversation': async (_: unknown, path: string) => {
      await server.older
      const before = Number(/before=(\d+)/.exec(path)?.[1])
      const older = Array.from({ length: 40 }, (__, index) =>
        hers({
          id: before - 40 + index,
          message: `Older text ${index + 1}`,
          timestamp: new Date(Date.now() - (30 * 24 * 60 - index) * 60_000).toISOString(),
        })
      )
      return conversation({ messages: older })
    },
  })()
}
const arrive = (id: number, message: string) => {
  server.texts = [...server.texts, hers({ id, message, timestamp: new Date().toISOString() })]
}

export const SurvivesARestart: Story = {
  beforeEach: restarting,
  play: async ({ canvas }) => {
    await canvas.findByText('Live')
    server.isDown = true
    comeBack()
    await expect(await canvas.findByText('Paused, retrying')).toBeVisible()
    await expect(canvas.getAllByText('Knew it.').length).toBeGreaterThan(1)
    server.isDown = false
    arrive(900, 'Back again.')
    comeBack()
    await expect(await canvas.findByText('Back again.')).toBeVisible()
    await expect(canvas.getByText('Live')).toBeVisible()
  },
}

/** The page learns of a scroll by its event, a frame later; a reader takes longer than that to read on. */
async function scrollTo(top: number): Promise<void> {
  const box = log()
  const told = new Promise((resolve) => box.addEventListener('scroll', resolve, { once: true }))
  box.scrollTop = top
  await told
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

export const FollowsOnlyAtTheEnd: Story = {
  beforeEach: restarting,
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await waitFor(() => expect(isAtEnd()).toBe(true))

    arrive(901, 'You see me come in.')
    comeBack()
    await expect(await canvas.findByText('You see me come in.')).toBeVisible()
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await expect(
      canvas.getByText('New message from Valentina: You see me come in.')
    ).toBeInTheDocument()

    await scrollTo(log().scrollTop - 400)
    await expect(isAtEnd()).toBe(false)
    const where = log().scrollTop
    arrive(902, 'You are reading elsewhere.')
    arrive(903, 'So I wait.')
    comeBack()
    const pill = await canvas.findByRole('button', { name: 'New messages' })
    await expect(log().scrollTop).toBe(where)
    await expect(canvas.getByText('2 new messages')).toBeInTheDocument()

    await userEvent.click(pill)
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull())
  },
}

export const OlderTextsKeepThePlace: Story = {
  beforeEach: restarting,
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await waitFor(() => expect(isAtEnd()).toBe(true))
    let letOlderCome = () => {}
    server.older = new Promise((resolve) => (letOlderCome = resolve))
    await scrollTo(100)
    const first = () => canvas.getAllByText('Coffee. Always coffee.')[0]
    await waitFor(() => expect(first()).toBeVisible())
    const anchor = first()
    const before = anchor?.getBoundingClientRect().top ?? 0
    await expect(before).toBeGreaterThan(0)

    letOlderCome()
    await expect(await canvas.findByText('Older text 40')).toBeInTheDocument()
    // Put right before it is painted, which is after it is in the document.
    await waitFor(() =>
      expect(Math.abs((anchor?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2)
    )
    await expect(canvas.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  },
}

export const OlderTextsFailed: Story = {
  beforeEach: answering({
    ...answers,
    [LATEST]: conversation({ messages: longThread(), hasOlder: true }),
    'GET /api/my-conversation': refused(503, 'Busy'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    log().scrollTop = 0
    await expect(await canvas.findByText('Could not load earlier messages.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
