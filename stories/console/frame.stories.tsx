import type { Sends } from '#app/console/calls/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, bodiesOf, refused } from '../fake_server'
import { loggedIn, signup, visitor } from '../scenes'
import { callsOf } from './calls_of'
import { frameAnswers, rows, sends, staff } from './console_scenes'
import { costs, noCosts } from './costs_scene'
import { figures, noFigures } from './figures_scene'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Frame and dashboard',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/admin' },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const dashboard = {
  ...frameAnswers(),
  'GET /api/admin/figures': figures(),
  'GET /api/admin/costs': costs(),
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const Dashboard: Story = {
  beforeEach: answering(dashboard),
  play: async () => {
    await heading('Dashboard')
    const cards = await screen.findByRole('list', { name: 'The last 24 hours' })
    for (const words of ['184', '97.1%', '9.2 s', '$7.08', '$39.96', '1 min 34 s']) {
      await expect(within(cards).getByText(words)).toBeVisible()
    }
    await expect(within(cards).getByText('of $20.00, since midnight UTC')).toBeVisible()
    for (const name of ['Texts in', 'Texts out', 'Delivered', 'Opt-outs', 'Revenue', 'Codes']) {
      // What is counted of a day leads to the rows of that day.
      const link = within(cards).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', expect.stringMatching(/(created|paid)At_gte/))
    }
    await expect(
      screen.getByRole('link', { name: 'A crisis waits for an answer' })
    ).toHaveAttribute('href', '/admin/safety-events?filter=%7B%22state%22%3A%22open%22%7D')
    await waitFor(() => expect(document.title).toBe('Dashboard · Everly console'))
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
    const table = screen.getByRole('table', { name: 'Texts, the last 30 days' })
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
    await expect(screen.getByText(/This server simulates/)).toBeVisible()
  },
}

export const Chart: Story = {
  beforeEach: answering(dashboard),
  play: async () => {
    const chart = await screen.findByRole('figure', { name: /^Texts of the last 30 days/ })
    await expect(chart).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Money' }))
    await screen.findByRole('figure', { name: /^Money of the last 30 days: Spend/ })
  },
}

export const FirstDay: Story = {
  beforeEach: answering({
    ...frameAnswers(),
    'GET /api/admin/figures': noFigures(),
    'GET /api/admin/costs': noCosts(),
  }),
  play: async () => {
    await screen.findByText('No signups yet.')
    await expect(screen.getByText('Nothing needs attention.')).toBeVisible()
  },
}

export const Broken: Story = {
  beforeEach: answering({
    ...frameAnswers(),
    'GET /api/admin/figures': refused(503, 'The database is away. Try again.'),
  }),
  play: async () => {
    await screen.findByText('The database is away. Try again.')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const StopAllSends: Story = {
  beforeEach: answering({
    ...dashboard,
    'PUT /api/admin/sends': sends({ areAllStopped: true, reason: 'Wrong words went out' }),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop all sends' }))
    const dialog = await screen.findByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Stop all sends' })
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Wrong words went out')
    await expect(confirm).toBeDisabled()
    await userEvent.type(within(dialog).getByLabelText(/Type STOP/), 'stop')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(bodiesOf('PUT /api/admin/sends')).toEqual([
        { areAllStopped: true, reason: 'Wrong words went out' },
      ])
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

let stopElsewhere: (stopped: Sends) => void
/** What somebody types stays, and means what it meant, though another one was quicker. */
export const StoppedByAnotherMeanwhile: Story = {
  args: { address: '/twilio-setup' },
  beforeEach: () => {
    let isFirst = true
    const later = new Promise<Sends>((resolve) => (stopElsewhere = resolve))
    const read = () => {
      const answer = isFirst ? sends() : later
      isFirst = false
      return answer
    }
    return answering({ ...dashboard, 'GET /api/admin/sends': read })()
  },
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Console' })
    await userEvent.click(within(menu).getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop all sends' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop all sends?' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wrong words went out')
    stopElsewhere(sends({ areAllStopped: true, reason: 'So it seems' }))
    await screen.findByText('All sends are stopped.')
    await expect(dialog.getByLabelText(/Reason/)).toHaveValue('Wrong words went out')
    await expect(dialog.getByRole('heading', { name: 'Stop all sends?' })).toBeVisible()
  },
}

export const Stopped: Story = {
  beforeEach: answering({
    ...dashboard,
    'GET /api/admin/sends': sends({ areAllStopped: true, reason: 'Wrong words went out' }),
  }),
  play: async () => {
    await screen.findByText('All sends are stopped.')
    await expect(await screen.findByRole('button', { name: 'Resume all sends' })).toBeVisible()
  },
}

export const AsViewer: Story = {
  beforeEach: answering({ ...dashboard, ...frameAnswers('viewer') }),
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Console' })
    await screen.findByRole('list', { name: 'The last 24 hours' })
    await expect(within(menu).queryByRole('link', { name: 'Audit log' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Stop all sends' })).toBeNull()
  },
}

export const MovingBetweenPages: Story = {
  beforeEach: answering({
    ...dashboard,
    'GET /api/admin/readiness': [],
    'GET /api/twilio/callback-url': { callbackUrl: 'http://127.0.0.1:3333/api/twilio/inbound' },
    'GET /api/admin/signups': () => rows('signups', []),
  }),
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Console' })
    await heading('Dashboard')
    await userEvent.click(within(menu).getByRole('link', { name: 'Twilio setup' }))
    await waitFor(() => expect(document.title).toBe('Twilio setup · Everly console'))
    // The frame stayed, and a screen reader hears where it is.
    await expect(menu).toBeInTheDocument()
    await expect(await heading('Twilio setup')).toHaveFocus()
    await expect(await heading('Twilio setup')).toHaveStyle({ outlineStyle: 'none' })
    await userEvent.click(screen.getByRole('button', { name: 'Live' }))
    await expect(screen.getByRole('button', { name: 'Paused' })).toHaveAttribute('aria-pressed')
    await userEvent.click(screen.getByRole('button', { name: 'Paused' }))
    await userEvent.click(screen.getByRole('button', { name: /^Account: Dana Reyes, Admin/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(bodiesOf('POST /api/logout')).toHaveLength(1))
    // While it fades out it still hides the page behind it from screen readers.
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const NotForYou: Story = {
  beforeEach: answering({
    'GET /api/admin/me': refused(403, 'Not for you.'),
    'POST /api/logout': { success: true },
  }),
  play: async () => {
    await heading('This page is for staff')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(bodiesOf('POST /api/logout')).toHaveLength(1))
  },
}

let isThere = { isLoggedIn: true, isConfirmed: false }
const typingTheCode = () => {
  isThere = { isLoggedIn: true, isConfirmed: false }
  return answering({
    ...dashboard,
    'GET /api/auth/check': () =>
      isThere.isLoggedIn
        ? { ...loggedIn, role: 'admin', needsSecondFactor: !isThere.isConfirmed }
        : visitor,
    'GET /api/admin/me': () =>
      isThere.isLoggedIn
        ? staff({
            isConfirmed: isThere.isConfirmed,
            may: isThere.isConfirmed ? callsOf('admin') : [],
          })
        : refused(401, 'Please log in.'),
    'GET /api/signup': { signup: signup() },
    'POST /api/admin/second-factor': { success: true },
    'POST /api/admin/second-factor/verify': () => {
      isThere.isConfirmed = true
      return { success: true }
    },
  })()
}

/** The pages of members open as soon as the code is typed. */
export const BackToTheAppAfterTheCode: Story = {
  args: { address: '/settings?tab=profile' },
  beforeEach: typingTheCode,
  play: async () => {
    await heading('Check your phone')
    await userEvent.click(screen.getByRole('textbox', { name: /code/i }))
    await userEvent.paste('417283')
    await userEvent.click(await screen.findByRole('button', { name: /^Account: Dana Reyes/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back to the app' }))
    await expect((await screen.findAllByRole('link', { name: 'Settings' }))[0]).toBeVisible()
  },
}

/** A session that ended elsewhere leads to the login, and not to and fro. */
export const EndedElsewhere: Story = {
  args: { address: '/settings?tab=profile' },
  beforeEach: typingTheCode,
  play: async () => {
    await heading('Check your phone')
    isThere.isLoggedIn = false
    await userEvent.click(screen.getByRole('textbox', { name: /code/i }))
    await userEvent.paste('417283')
    await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.com')
    await expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com')
  },
}

export const SecondFactor: Story = {
  beforeEach: answering({
    ...frameAnswers(),
    'GET /api/admin/me': staff({ isConfirmed: false, may: [] }),
    'POST /api/admin/second-factor': { success: true },
    'POST /api/admin/second-factor/verify': refused(422, 'Wrong code. Please try again.', {
      verificationCode: 'Wrong code. Please try again.',
    }),
  }),
  play: async () => {
    await heading('Check your phone')
    await expect(screen.getByText('+1 *** *** 0199')).toBeVisible()
    await waitFor(() => expect(bodiesOf('POST /api/admin/second-factor')).toHaveLength(1))
    await screen.findByText(/Resend code in/)
    const code = screen.getByRole('textbox', { name: /code/i })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveFocus()
    await userEvent.paste('417 283')
    await screen.findByText('Wrong code. Please try again.')
    await expect(bodiesOf('POST /api/admin/second-factor/verify')).toEqual([
      { verificationCode: '417283' },
    ])
  },
}
