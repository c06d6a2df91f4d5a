import type { TestTextInput, TestTextPreview, TestTextState } from '#app/console/calls/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, bodiesOf, refused, seesToast } from '../fake_server'
import { frameAnswers } from './console_scenes'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Test texts',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/sms-multi-user?tab=testing' },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const STEPS = { name: 'Test mode, step by step' }
const NOT_VERIFIED = 'this number is not verified for test mode'
const HANDED_OVER = 'Handed off to the provider'
const frame = frameAnswers()
const preview: TestTextPreview = {
  segments: 1,
  characters: 5,
  encoding: 'GSM-7',
  costMicros: 8300,
  gate: { verdict: 'allow', reason: 'just asked for', until: null },
}
const now = new Date().toISOString()
const steps = (...told: string[]) => told.map((what) => ({ at: now, what }))
const queued: TestTextState = {
  ...{ id: 7, state: 'queued', reason: null, errorCode: null, verdict: null },
  timeline: steps('Queued: 1 segment'),
}
const passed = ['Queued: 1 segment', 'The gate let it through: just asked for', HANDED_OVER]

/** The server queues every text, whatever becomes of it: that is told when it is asked again. */
function testing(end: Partial<TestTextState> = {}) {
  return () => {
    const states: TestTextState[] = [queued]
    return answering({
      ...frame,
      'POST /api/admin/test-texts/preview': preview,
      'POST /api/admin/test-texts': {
        ...{ success: true, message: 'The text is on its way.', messageId: 7 },
      },
      'GET /api/admin/test-texts/7': () =>
        states.pop() ?? { ...queued, verdict: 'allow: just asked for', ...end },
    })()
  }
}

async function sendsTestText(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Phone number'), '+15550100199')
  await userEvent.type(screen.getByLabelText('Message'), 'Hello')
  await screen.findByText('It would go out now.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await seesToast('SMS Test Result')
  await seesToast('The text is on its way.')
  await screen.findByText('Queued')
}

export const MissingInformation: Story = {
  beforeEach: testing(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await seesToast('Missing Information')
    await seesToast('Please enter both phone number and message')
    await expect(bodiesOf('POST /api/admin/test-texts')).toEqual([])
  },
}

/** There the toast comes from above: the console's bar must not cover what it is headed. */
export const MissingInformationOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: testing(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    const title = await screen.findByText('Missing Information')
    await waitFor(() => {
      const { left, top } = title.getBoundingClientRect()
      return expect(document.elementFromPoint(left + 2, top + 2)).toBe(title)
    })
  },
}

export const TestText: Story = {
  beforeEach: testing({
    state: 'delivered',
    timeline: steps(...passed, 'Accepted by the provider', 'Delivered'),
  }),
  play: async () => {
    await sendsTestText()
    await expect(screen.getByText('$0.0083')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Delivered').length).toBeGreaterThan(0))
    await seesToast('The text is on its way.')
    await expect(screen.queryByRole('heading', STEPS)).toBeNull()
  },
}

/** What was said of one number does not pass for what is said of the next. */
export const AnotherNumber: Story = {
  beforeEach: answering({
    ...frame,
    'POST /api/admin/test-texts/preview': (body: unknown) =>
      (body as TestTextInput).phoneNumber.endsWith('9') ? preview : new Promise<never>(() => null),
  }),
  play: async () => {
    const number = await screen.findByLabelText('Phone number')
    await userEvent.type(number, '+15550100199')
    await userEvent.type(screen.getByLabelText('Message'), 'Hello')
    const region = () => screen.getByText('It would go out now.').closest('[aria-live]')
    await screen.findByText('It would go out now.')
    await waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'false'))
    await userEvent.type(number, '0')
    await expect(region()).toHaveAttribute('aria-busy', 'true')
    await userEvent.clear(number)
    await expect(screen.getByText(/^Enter a number and a message/)).toBeVisible()
  },
}

/**
 * The provider's word comes after the text was queued: it knows only by then that the number is not verified.
 */
export const NotVerifiedForTestMode: Story = {
  beforeEach: testing({
    ...{ state: 'failed', errorCode: 21_608, reason: NOT_VERIFIED },
    timeline: steps(...passed, `Failed (error 21608): ${NOT_VERIFIED}`),
  }),
  play: async () => {
    await sendsTestText()
    await waitFor(() =>
      seesToast('Phone number not verified for test mode. See instructions below.')
    )
    await seesToast('SMS Test Result')
    await screen.findByRole('heading', STEPS)
  },
}

export const NotDelivered: Story = {
  beforeEach: testing({
    ...{ state: 'undelivered', errorCode: 30_003, reason: 'phone unreachable' },
    timeline: steps(
      ...passed,
      'Accepted by the provider',
      'Not delivered (error 30003): Phone off or without service'
    ),
  }),
  play: async () => {
    await sendsTestText()
    await waitFor(() => seesToast('Phone off or without service.'))
    await seesToast('SMS Test Result')
    await expect(screen.queryByRole('heading', STEPS)).toBeNull()
  },
}

/** Nothing was queued, so that there is nothing to watch. */
export const TestTextRefused: Story = {
  beforeEach: answering({
    ...frame,
    'POST /api/admin/test-texts/preview': preview,
    'POST /api/admin/test-texts': refused(429, 'That is enough for now.'),
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '+15550100199')
    await userEvent.type(screen.getByLabelText('Message'), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await seesToast('That is enough for now.')
    await expect(screen.queryByRole('heading', { name: 'What happened to it' })).toBeNull()
  },
}
