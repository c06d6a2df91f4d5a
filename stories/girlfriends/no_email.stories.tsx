import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { CustomizePage } from '../../frontend/app/girlfriends/customize_page'
import { SetupShell } from '../../frontend/app/site/setup_shell'
import { forgetEmail } from '../../frontend/lib/sticky_email'
import { answering, seesToast } from '../fake_server'
import { inApp } from '../in_app'
import { loggedIn, signup, site } from '../scenes'

const login = { ...loggedIn, email: '', isOnboarded: false }

/** A login that knows no email. */
const meta = {
  component: CustomizePage,
  parameters: { layout: 'fullscreen' },
  decorators: inApp({
    path: '/customize',
    frame: SetupShell,
    answers: { '/api/auth/check': login },
  }),
  beforeEach: () => {
    forgetEmail()
    return answering({
      'GET /api/auth/check': login,
      'GET /api/site': site(),
      'GET /api/signup': { signup: signup({ email: '', isOnboarded: false }) },
    })()
  },
} satisfies Meta<typeof CustomizePage>
export default meta

export const NoEmail: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Zoe' }))
    await userEvent.click(canvas.getByText('Gaming'))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Personality Type' }),
      'funny'
    )
    await userEvent.selectOptions(canvas.getByLabelText('Communication Style'), 'casual')
    await userEvent.selectOptions(canvas.getByLabelText('Relationship Style'), 'friend')
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
    await seesToast('Email not found. Please return to the signup form.')
  },
}
