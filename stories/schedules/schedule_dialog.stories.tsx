import { EVERY_DAY, OFF_HOURS_CONSENT } from '#app/schedules/plan/contract'
import { HOURS } from '#app/texting/gate/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ScheduleDialog } from '../../frontend/app/schedules/schedule_dialog'
import { schedulesIn } from '../../frontend/lib/schedules'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, signup } from '../scenes'
import { goodnight, keeping, lunch, task } from './fake_schedules'

const POST = 'POST /api/schedule-message'
const [saved] = schedulesIn({ activities: [lunch] })

const meta = {
  component: ScheduleDialog,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onClose: fn() },
  decorators: inApp({
    answers: {
      '/api/signup': { signup: signup() },
      '/api/girlfriend': { girlfriend: girlfriend() },
    },
  }),
  beforeEach: () => answering(keeping(goodnight))(),
} satisfies Meta<typeof ScheduleDialog>
export default meta
type Story = StoryObj<typeof meta>

const everyDayAt = (at: string) =>
  OFF_HOURS_CONSENT.textFor({ time: at, until: null, days: EVERY_DAY }, HOURS.scheduled.weekdays)
const time = () => screen.getByLabelText('Time')
const type = (name: string) => screen.findByRole('radio', { name })
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Schedule message' }))
const setTime = async (text: string) => {
  await userEvent.clear(await screen.findByLabelText('Time'))
  await userEvent.type(time(), text)
}

export const New: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Schedule a message' })
    await expect(screen.getByText('Every day at this time in New York.')).toBeInTheDocument()
    await expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked()
    await waitFor(() =>
      expect(
        screen.getByText('Leave it empty and Valentina writes it, fresh each day.')
      ).toBeVisible()
    )
    for (const [name, usual] of [
      ['Good Morning Text', '08:00'],
      ['Goodnight Text', '22:00'],
      ['Task Reminder', '14:00'],
      ['Random Sweet Message', '16:00'],
      ['Lunch Check-in', '12:00'],
    ] as const) {
      await userEvent.click(await type(name))
      await expect(time()).toHaveValue(usual)
    }
  },
}
/** The form is longer than the screen; what ends it stays in sight. */
export const NewOnDesktop: Story = {
  globals: desktop,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Schedule message' })
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    )
  },
}

export const WhatIsMissing: Story = {
  play: async () => {
    await submit()
    await waitFor(() => expect(screen.getByText('Please select a message type')).toBeVisible())
    await expect(screen.getByText('Please select a time')).toBeVisible()
    await waitFor(async () => expect(await type('Good Morning Text')).toHaveFocus())
    await expect(bodiesOf(POST)).toEqual([])
    await userEvent.click(await type('Task Reminder'))
    await waitFor(() => expect(screen.queryByText('Please select a message type')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Please select a time')).toBeNull())
  },
}

export const AChosenTimeStays: Story = {
  play: async () => {
    await setTime('07:45')
    await userEvent.click(await type('Lunch Check-in'))
    await expect(time()).toHaveValue('07:45')
  },
}

export const OutsideUsualHours: Story = {
  play: async () => {
    const sentence = () => screen.queryByText(everyDayAt('22:00'))
    await userEvent.click(await type('Lunch Check-in'))
    await expect(sentence()).toBeNull()
    await userEvent.click(await type('Goodnight Text'))
    await waitFor(() => expect(sentence()).toBeVisible())
    await expect(time()).toHaveAccessibleDescription(
      /By saving you agree to get this text at 22:00/
    )
    await setTime('20:59')
    await waitFor(() => expect(screen.queryByText(/By saving you agree/)).toBeNull())
    await setTime('21:00')
    await waitFor(() => expect(screen.getByText(everyDayAt('21:00'))).toBeVisible())
  },
}
export const OutsideUsualHoursOnDesktop: Story = { ...OutsideUsualHours, globals: desktop }

export const Schedules: Story = {
  play: async ({ args }) => {
    await userEvent.click(await type('Good Morning Text'))
    const text = screen.getByLabelText('Custom message (optional)')
    await userEvent.type(text, '  Coffee first or run first?  ')
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }))
    await expect(screen.getByRole('switch', { name: 'Paused' })).not.toBeChecked()
    await submit()
    await seesToast('Message Scheduled!')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(bodiesOf(POST)).toEqual([
      {
        messageType: 'good_morning',
        time: '08:00',
        until: null,
        days: [1, 2, 3, 4, 5, 6, 7],
        enabled: false,
        customMessage: 'Coffee first or run first?',
        isEditing: false,
        editingId: null,
      },
    ])
  },
}

export const SomeDays: Story = {
  play: async () => {
    await userEvent.click(await type('Good Morning Text'))
    for (const day of ['Sat', 'Sun']) {
      await userEvent.click(screen.getByRole('checkbox', { name: day }))
    }
    await expect(screen.getByText('On weekdays at this time in New York.')).toBeVisible()
    await submit()
    await seesToast('It goes out on weekdays at 8:00 AM.')
    await expect(bodiesOf(POST)).toEqual([expect.objectContaining({ days: [1, 2, 3, 4, 5] })])
  },
}
export const SomeDaysOnDesktop: Story = { ...SomeDays, globals: desktop }

export const NoDay: Story = {
  play: async () => {
    await userEvent.click(await type('Good Morning Text'))
    for (const day of screen.getAllByRole('checkbox')) await userEvent.click(day)
    await submit()
    await expect(await screen.findByText('Please choose at least one day')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Mon' })).toHaveFocus()
    await expect(bodiesOf(POST)).toEqual([])
  },
}

const surprise = async () => {
  await userEvent.click(await type('Surprise Me'))
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  await expect(from).toHaveValue('10:00')
  await expect(to).toHaveValue('18:00')
  return to
}

export const ASurprise: Story = {
  play: async () => {
    await surprise()
    const hint = /Once during these hours every day, in New York, at a surprise time/
    await waitFor(() => expect(screen.getByText(hint)).toBeVisible())
    await submit()
    await seesToast('It goes out every day sometime between 10:00 AM and 6:00 PM.')
    await expect(bodiesOf(POST)).toEqual([
      expect.objectContaining({ messageType: 'surprise', time: '10:00', until: '18:00' }),
    ])
  },
}
export const ASurpriseOnDesktop: Story = { ...ASurprise, globals: desktop }

export const ASurpriseNeedsRoom: Story = {
  play: async () => {
    const to = await surprise()
    await userEvent.clear(to)
    await userEvent.type(to, '11:30')
    await submit()
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription(/at least 2 hours later, on the same day/)
    )
    await userEvent.clear(to)
    await userEvent.type(to, '22:00')
    await expect(
      screen.getByText(/agree to get this text sometime between 10:00 and 22:00 every day/)
    ).toBeVisible()
    await userEvent.click(await type('Lunch Check-in'))
    await expect(screen.queryByLabelText('To')).toBeNull()
    await submit()
    await waitFor(() => expect(bodiesOf(POST)).toEqual([expect.objectContaining({ until: null })]))
  },
}

export const Edits: Story = {
  args: { schedule: saved },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Edit scheduled message' })
    await expect(await type('Lunch Check-in')).toBeChecked()
    await waitFor(async () => expect(await type('Lunch Check-in')).toHaveFocus())
    await expect(time()).toHaveValue('12:30')
    await userEvent.click(await type('Task Reminder'))
    await expect(time()).toHaveValue('12:30')
    await userEvent.clear(screen.getByLabelText('Custom message (optional)'))
    await userEvent.click(screen.getByRole('switch', { name: 'Paused' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await seesToast('Message Updated!')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(bodiesOf(POST)).toEqual([
      {
        messageType: 'task_reminder',
        time: '12:30',
        until: null,
        days: [1, 2, 3, 4, 5, 6, 7],
        enabled: true,
        customMessage: '',
        isEditing: true,
        editingId: 12,
      },
    ])
  },
}
export const EditOnDesktop: Story = { args: { schedule: saved }, globals: desktop }

export const CountsSegments: Story = {
  play: async () => {
    const text = await screen.findByLabelText('Custom message (optional)')
    await userEvent.click(text)
    await userEvent.paste('Good morning, sleepyhead.')
    // The count is a file of its own, asked for only now.
    await screen.findByText(/1 segment/)
    await expect(text).toHaveAccessibleDescription('25 of 300 characters 1 segment')
    await userEvent.clear(text)
    await userEvent.paste(`${'Good morning, sleepyhead. '.repeat(3)}☀️`)
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription(
        '80 of 300 characters 2 segments. Emoji and special characters take up more room.'
      )
    )
    await userEvent.clear(text)
    await userEvent.paste('a'.repeat(301))
    await submit()
    await expect(
      await screen.findByText('Your message can be at most 300 characters')
    ).toBeVisible()
  },
}

const fillAndSubmit = async () => {
  await userEvent.click(await type('Goodnight Text'))
  await submit()
}

export const Refused: Story = {
  beforeEach: answering({
    ...keeping(goodnight),
    [POST]: refused(409, 'You can have at most 3 scheduled messages.'),
  }),
  play: async ({ args }) => {
    await fillAndSubmit()
    await seesToast('Scheduling Failed')
    await seesToast('You can have at most 3 scheduled messages.')
    await expect(await type('Goodnight Text')).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const RefusedWithoutAWord: Story = {
  beforeEach: answering({ ...keeping(goodnight), [POST]: refused(500, '') }),
  play: async () => {
    await fillAndSubmit()
    await seesToast('Scheduling Failed')
    await seesToast('Failed to schedule message. Please try again.')
  },
}

export const NoAnswer: Story = {
  beforeEach: answering({ ...keeping(goodnight), [POST]: offline }),
  play: async () => {
    await fillAndSubmit()
    await seesToast('Error')
    await seesToast('Something went wrong. Please try again.')
    await expect(time()).toHaveValue('22:00')
  },
}

const IN_QUIET_HOURS = 'This time is in your quiet hours (21:00 to 07:00).'
export const TimeRefused: Story = {
  beforeEach: answering({
    ...keeping(goodnight),
    [POST]: refused(422, IN_QUIET_HOURS, { time: IN_QUIET_HOURS }),
  }),
  play: async () => {
    await fillAndSubmit()
    await waitFor(() => expect(time()).toHaveFocus())
    await expect(time()).toBeInvalid()
    await expect(time()).toHaveAccessibleDescription(expect.stringContaining(IN_QUIET_HOURS))
    await setTime('20:30')
    await expect(time()).toBeValid()
  },
}

export const Saving: Story = {
  beforeEach: answering({ ...keeping(goodnight), [POST]: waiting }),
  play: async () => {
    await fillAndSubmit()
    const saving = await screen.findByRole('button', { name: /Saving/ })
    await userEvent.click(saving)
    await expect(bodiesOf(POST)).toHaveLength(1)
  },
}

export const NoRoom: Story = {
  beforeEach: answering(keeping(goodnight, lunch, task)),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByText(/^You have 3 of 3 scheduled messages, paused ones/)).toBeVisible()
    )
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await type('Good Morning Text')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await type('Goodnight Text')).toBeChecked()
    await userEvent.tab()
    await expect(time()).toHaveFocus()
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) {
      await userEvent.tab()
      await expect(screen.getByRole('checkbox', { name: day })).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('Sleep well.')
    await userEvent.tab()
    await expect(screen.getByRole('switch', { name: 'Active' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await seesToast('Message Scheduled!')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(bodiesOf(POST)).toEqual([
      expect.objectContaining({
        messageType: 'goodnight',
        customMessage: 'Sleep well.',
        days: [1, 2, 3, 4, 5, 6],
      }),
    ])
  },
}

export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
