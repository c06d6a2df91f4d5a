import { HOURS, hoursIn } from '#app/texting/gate/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ScheduleDialog } from '../../frontend/app/schedules/schedule_dialog'
import { answering } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, signup } from '../scenes'
import { goodnight, keeping } from './fake_schedules'

/** Texas leaves less, and on Sundays less again. */
const meta = {
  component: ScheduleDialog,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onClose: fn() },
  decorators: inApp({
    answers: {
      '/api/signup': { signup: signup({ scheduledHours: hoursIn(['TX'], HOURS.scheduled) }) },
      '/api/girlfriend': { girlfriend: girlfriend() },
    },
  }),
  beforeEach: () => answering(keeping(goodnight))(),
} satisfies Meta<typeof ScheduleDialog>
export default meta
type Story = StoryObj<typeof meta>

const asks = () => screen.queryByText(/By saving you agree/)

export const InTexas: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Task Reminder' }))
    await expect(asks()).toBeNull()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '11:00' } })
    const sentence = /at 11:00 every day, outside the usual hours of 12:00 to 21:00/
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sun' }))
    await expect(asks()).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sun' }))
  },
}
export const InTexasOnDesktop: Story = { ...InTexas, globals: desktop }
