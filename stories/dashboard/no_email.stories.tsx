import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { DashboardPage } from '../../frontend/app/dashboard/dashboard_page'
import { ScheduleDialog } from '../../frontend/app/schedules/schedule_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { forgetEmail } from '../../frontend/lib/sticky_email'
import { answering, seesToast } from '../fake_server'
import { inApp } from '../in_app'
import { girlfriend, loggedIn, signup, site } from '../scenes'

/** Nobody's email is in the address, in the session storage or in the account. */
const meta = {
  component: DashboardPage,
  args: { ScheduleDialog },
  parameters: { layout: 'fullscreen' },
  decorators: inApp({
    path: '/user-dashboard',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: () => {
    forgetEmail()
    return answering({
      'GET /api/auth/check': loggedIn,
      'GET /api/site': site(),
      'GET /api/signup': { signup: signup({ email: '' }) },
      'GET /api/girlfriend': { girlfriend: girlfriend() },
      'GET /api/activities': { activities: [] },
    })()
  },
} satisfies Meta<typeof DashboardPage>
export default meta

export const NoEmail: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Manage' }))
    await seesToast('Email not found. Please log in again.')
  },
}
