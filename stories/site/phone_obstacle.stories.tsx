import type { PhoneObstacle } from '#app/people/accounts/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { PageTitle } from '../../frontend/lib/page_title'
import { Card } from '../../frontend/ui/card'
import { answering, bodiesOf, refused, seesToast } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, loggedIn, signup, site } from '../scenes'

function SomePage() {
  return (
    <div className="grid gap-5 px-5 py-6 lg:px-8">
      <PageTitle>Good morning, Alex</PageTitle>
      <Card>A page in its frame.</Card>
    </div>
  )
}

const CALL = 'POST /api/texting/resume'
const standing = (phoneObstacle: PhoneObstacle | null, others: Record<string, object> = {}) =>
  answering({
    'GET /api/auth/check': loggedIn,
    'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
    'GET /api/girlfriend': { girlfriend: girlfriend() },
    'GET /api/signup': { signup: signup({ phoneObstacle }) },
    [CALL]: { success: true, message: 'She can text you again.' },
    ...others,
  })

const meta = {
  component: SomePage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/user-dashboard',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
} satisfies Meta<typeof SomePage>
export default meta
type Story = StoryObj<typeof meta>

const band = async () => {
  const words = await screen.findByText(/Your (last text didn’t get through|phone)/)
  return words.closest('[role=note]')
}

export const Blocked: Story = {
  beforeEach: standing('blocked'),
  play: async () => {
    await waitFor(async () =>
      expect(await band()).toHaveTextContent(
        'Your last text didn’t get through: your carrier or phone blocked it. ' +
          'Unblock +1 555 010 0100, then try again.'
      )
    )
  },
}
export const BlockedOnDesktop: Story = { ...Blocked, globals: desktop }

let isHeld = true
export const TriesAgain: Story = {
  beforeEach: () => {
    isHeld = true
    return standing(null, {
      'GET /api/signup': () => ({ signup: signup({ phoneObstacle: isHeld ? 'blocked' : null }) }),
      [CALL]: () => {
        isHeld = false
        return { success: true, message: 'She can text you again.' }
      },
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await seesToast('She can text you again.')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(bodiesOf(CALL)).toEqual([null])
  },
}

export const TryAgainRefused: Story = {
  beforeEach: standing('blocked', {
    [CALL]: refused(409, 'You replied STOP. Text START to +15550100100 first.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await seesToast('You replied STOP. Text START to +15550100100 first.')
  },
}

export const Unreachable: Story = {
  beforeEach: standing('unreachable'),
  play: async ({ canvas }) => {
    await expect(await band()).toHaveTextContent(
      'Your phone couldn’t be reached lately. Check that it is on and has signal, then try again.'
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const UnreachableOnDesktop: Story = { ...Unreachable, globals: desktop }

export const BadNumber: Story = {
  beforeEach: standing('bad_number'),
  play: async ({ canvas }) => {
    await expect(await band()).toHaveTextContent('Your phone number can’t receive texts.')
    await expect(canvas.getByRole('link', { name: 'Change it in Settings' })).toHaveAttribute(
      'href',
      '/settings?tab=profile'
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
export const BadNumberOnDesktop: Story = { ...BadNumber, globals: desktop }

export const StopComesFirst: Story = {
  beforeEach: standing(null, {
    'GET /api/signup': { signup: signup({ phoneObstacle: 'blocked', isOptedOut: true }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You replied STOP/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
