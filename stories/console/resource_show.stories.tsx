import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, refused } from '../fake_server'
import { records } from './fake_records'
import { RECORDS } from './resource_scenes'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Pages of a row',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** The server's own words stand in the dialog when it says no. */
export const ResendRefused: Story = {
  args: { address: '/admin/messages/120/show' },
  beforeEach: records({
    answers: {
      'POST /api/admin/messages/120/resend': refused(409, 'These words are held back until May 1'),
    },
  }),
  play: async () => {
    await screen.findByText('Handed off to the provider')
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend text #120' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for it')
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }))
    await expect(await dialog.findByText('These words are held back until May 1')).toBeVisible()
    await expect(bodiesOf('POST /api/admin/messages/120/resend')).toEqual([
      { reason: 'Asked for it' },
    ])
  },
}

export const AnswerASafetyEvent: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal text of #103' }))
    await screen.findByText('It did! Sent the blue one')
    await userEvent.click(screen.getByRole('button', { name: 'Mark answered' }))
    await screen.findByRole('button', { name: 'Reopen' })
    await expect(bodiesOf('PUT /api/admin/safety-events/301')).toEqual([{ state: 'answered' }])
  },
}

/** Answered by somebody else meanwhile, the focused button does not come to mean the opposite. */
export const AnsweredMeanwhile: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: async () => {
    const event = RECORDS['safety-events']?.find(({ id }) => id === 301)
    let looks = 0
    const answers = {
      'GET /api/admin/safety-events/301': () => ({
        ...event,
        state: ++looks > 1 ? 'answered' : 'open',
      }),
    }
    return records({ role: 'support', answers })()
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mark answered' })
    button.focus()
    await screen.findByRole('button', { name: 'Reopen' })
    await userEvent.keyboard('{Enter}')
    await expect(bodiesOf('PUT /api/admin/safety-events/301')).toEqual([])
  },
}

/** What could not be read is not called gone. */
export const EventWhoseTextIsAway: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: records({
    answers: { 'GET /api/admin/messages/103': refused(503, 'Everly is busy. Try again.') },
  }),
  play: async () => {
    await screen.findByText('Everly is busy. Try again.')
    await expect(screen.queryByText(/no longer there/)).toBeNull()
  },
}

/** A job that is done is gone, so its page is left and not asked for again. */
export const RetryAJob: Story = {
  args: { address: '/admin/jobs/501/show' },
  beforeEach: records(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retry this job?' }))
    const looks = () => bodiesOf('GET /api/admin/jobs/501').length
    const before = looks()
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { level: 1, name: 'Jobs' })
    await screen.findByText('The job will run again')
    await expect(looks()).toBe(before)
    await expect(bodiesOf('PUT /api/admin/jobs/501')).toEqual([{ status: 'pending' }])
  },
}

let refusal: ReturnType<typeof refused> | null = null

/** The row may be asked for in vain: it is there, and the server is busy or the row has gone meanwhile. */
const eventInVain = async () => {
  refusal = null
  const event = RECORDS['safety-events']?.find(({ id }) => id === 301) ?? {}
  const answers = { 'GET /api/admin/safety-events/301': () => refusal ?? event }
  return records({ answers })()
}

/** A poll that fails takes no page away; the next one that succeeds says so. */
export const NotUpToDate: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: eventInVain,
  play: async () => {
    await screen.findByRole('button', { name: 'Mark answered' })
    refusal = refused(503, 'Everly is busy.')
    await screen.findByText('Everly is busy. What is shown may be out of date.')
    await expect(screen.getByRole('button', { name: 'Mark answered' })).toBeVisible()
    refusal = null
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull())
  },
}

/** What could not be read at all is not called missing either. */
export const NotRead: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: records({
    answers: { 'GET /api/admin/safety-events/301': refused(503, 'Everly is busy.') },
  }),
  play: async () => {
    await screen.findByText('Everly is busy.')
    await expect(screen.getByRole('link', { name: 'Safety events', current: false })).toBeVisible()
  },
}

/** A row that is gone has no page any more. */
export const GoneMeanwhile: Story = {
  args: { address: '/admin/safety-events/301/show' },
  beforeEach: eventInVain,
  play: async () => {
    await screen.findByRole('button', { name: 'Mark answered' })
    refusal = refused(404, 'Not found')
    await screen.findByRole('heading', { level: 1, name: 'Safety events' })
    await screen.findByText('Element does not exist')
  },
}

/** What clearing does is told before; what there is to do instead is one click away. */
export const ClearAnAlarm: Story = {
  args: { address: '/admin/alarms/5/show' },
  beforeEach: records({
    records: {
      alarms: [{ id: 5, kind: 'crisis_unanswered', subject: '301', times: 1, isCleared: false }],
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Safety event #301' })).toHaveAttribute(
      'href',
      '/admin/safety-events/301/show'
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear this alarm?' }))
    await dialog.findByText('The safety event stays open, and no alarm is raised for it again.')
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await screen.findByText('Alarm cleared')
    await expect(bodiesOf('PUT /api/admin/alarms/5')).toEqual([{ isCleared: true }])
  },
}

export const AuditEntry: Story = {
  args: { address: '/admin/audit-log/951/show' },
  beforeEach: records(),
  play: async () => {
    await expect(await screen.findByText('A night without texts')).toBeVisible()
  },
}
