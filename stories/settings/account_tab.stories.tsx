import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { useThread } from '../../frontend/app/conversations/use_thread'
import { SettingsRoute } from '../../frontend/settings_route'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop } from '../in_app'
import { conversation, loggedIn, memory, mine, openSession, signup } from '../scenes'
import { inSettings, settingsAnswers } from './in_settings'

const OWN = 'Your current password'
const NOT_OWN = 'This is not your current password.'
const OFFLINE = 'Could not reach Everly. Check your connection and try again.'
const PASSWORD = 'PUT /api/password'
const END = 'DELETE /api/sessions'
const CODE = 'POST /api/owner-code'
const WRONG_CODE = 'That code is not right.'
const WHO = 'GET /api/auth/check'
const EXPORT = 'POST /api/export'
const BOOK = 'POST /api/export/book'
const START_OVER = 'POST /api/start-over'
const DELETE = 'DELETE /api/delete-account'

const answers = {
  ...settingsAnswers,
  [PASSWORD]: { success: true },
  [END]: { ended: 1 },
  [EXPORT]: { profile: { email: 'alex@example.com' }, texts: [] },
  [START_OVER]: { success: true },
  [DELETE]: { success: true },
  'PATCH /api/memories/1': { success: true },
  'PATCH /api/memories/3': { success: true },
  'DELETE /api/memories/1': { success: true },
  'POST /api/memories': { success: true },
}

const meta = {
  component: SettingsRoute,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inSettings('account'),
  beforeEach: answering(answers),
} satisfies Meta<typeof SettingsRoute>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The address she texts, which is kept short. */
export const AtHerMemories: Story = {
  parameters: { path: '/settings#memories' },
  play: async ({ canvas }) => {
    await canvas.findByText('You live in Lisbon.')
    await expect(canvas.getByRole('tab', { name: 'Account Management' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
  },
}

export const Everything: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You live in Lisbon.')
    await canvas.findByText('Safari on iPhone')
    await expect(canvas.getByRole('link', { name: /cancel your plan/ })).toHaveAttribute(
      'href',
      '/subscription'
    )
    await expect(canvas.getByText('Permanent deletion.')).toBeVisible()
    for (const words of [
      'Your girlfriend profile',
      /^Your conversations/,
      /^Your settings/,
      /^Your subscription and billing information/,
      'Your phone verification records',
      /proof of your consent to texts for 5 years/,
      /you won’t get the ten free messages again/,
    ]) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Account Management' })).toBeVisible()
    )
  },
}

export const EverythingOnDesktop: Story = { globals: desktop }

export const ListsLoading: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/memories': waiting,
    'GET /api/sessions': waiting,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Memories' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
    await expect(canvas.getByRole('group', { name: 'Sessions' })).toHaveAttribute('aria-busy')
  },
}

let isBroken = true
const unlessBroken = (answer: object) => () => {
  if (isBroken) throw new TypeError('Failed to fetch')
  return answer
}
export const ListsFailAndRecover: Story = {
  beforeEach: () => {
    isBroken = true
    return answering({
      ...answers,
      'GET /api/memories': unlessBroken(answers['GET /api/memories']),
      'GET /api/sessions': unlessBroken(answers['GET /api/sessions']),
    })()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load her memories')).toBeVisible()
    await expect(await canvas.findByText('Could not load your sessions')).toBeVisible()
    await expect(canvas.getAllByText(OFFLINE)).toHaveLength(2)
    isBroken = false
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(retry)
    }
    await expect(await canvas.findByText('You live in Lisbon.')).toBeVisible()
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible()
  },
}

export const NothingRemembered: Story = {
  beforeEach: answering({ ...answers, 'GET /api/memories': { memories: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing saved yet.')).toBeVisible()
  },
}

const ADD = 'POST /api/memories'

export const AddsAMemory: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('She should remember…')
    await userEvent.type(field, 'You are allergic to peanuts.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Memory' }))
    await seesToast('Memory Added')
    await expect(bodiesOf(ADD)).toEqual([{ text: 'You are allergic to peanuts.' }])
    await expect(field).toHaveValue('')
  },
}

/** The field is emptied at the end: what would be typed meanwhile would go with it. */
export const AddingAMemory: Story = {
  beforeEach: answering({ ...answers, [ADD]: waiting }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('She should remember…')
    await userEvent.type(field, 'You are allergic to peanuts.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Memory' }))
    await userEvent.type(field, ' And cats.')
    await expect(field).toHaveValue('You are allergic to peanuts.')
  },
}

export const MemoryWithoutWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Memory' }))
    await expect(await canvas.findByText('Please write what she should remember')).toBeVisible()
    await expect(canvas.getByLabelText('She should remember…')).toHaveFocus()
    await expect(bodiesOf(ADD)).toEqual([])
  },
}

const FULL = 'You can add 200 memories by hand. Have her forget one first.'

export const NoRoomForAMemory: Story = {
  beforeEach: answering({ ...answers, [ADD]: refused(409, FULL, { text: FULL }) }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('She should remember…')
    await userEvent.type(field, 'One more.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Memory' }))
    await expect(await canvas.findByText(FULL, { selector: 'form *' })).toBeVisible()
    await expect(field).toHaveValue('One more.')
  },
}

export const EditsAMemory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: You live in Lisbon.' }))
    const field = canvas.getByLabelText('What she should remember')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please write what she should remember')).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'You live in Porto.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodiesOf('PATCH /api/memories/1')).toEqual([{ text: 'You live in Porto.' }])
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit: You live in Lisbon.' })).toHaveFocus()
    )
  },
}

export const MemoryTooLong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: You live in Lisbon.' }))
    await userEvent.click(canvas.getByLabelText('What she should remember'))
    await userEvent.paste('a'.repeat(301))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('A memory can be at most 300 characters')).toBeVisible()
  },
}

export const MemoryNotSaved: Story = {
  beforeEach: answering({ ...answers, 'PATCH /api/memories/1': offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: You live in Lisbon.' }))
    const field = canvas.getByLabelText('What she should remember')
    await userEvent.type(field, ' By the river.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seesToast('Update Failed')
    await seesToast(OFFLINE)
    await expect(field).toHaveValue('You live in Lisbon. By the river.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText('You live in Lisbon.')).toBeVisible()
  },
}

export const PinsAndUnpins: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin: You live in Lisbon.' }))
    await waitFor(() => expect(bodiesOf('PATCH /api/memories/1')).toEqual([{ isPinned: true }]))
    await userEvent.click(canvas.getByRole('button', { name: /^Unpin: Your sister Ana/ }))
    await waitFor(() => expect(bodiesOf('PATCH /api/memories/3')).toEqual([{ isPinned: false }]))
    await expect(canvas.getByText('Pinned')).toBeVisible()
  },
}

/** The limit of a call is over: the dialog can be left, or the same tried again. */
export const AnAnswerThatNeverComesHoldsNobody: Story = {
  beforeEach: answering({ ...answers, 'DELETE /api/memories/1': waiting }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Forget: You live in Lisbon.' })
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    const limit = new AbortController()
    spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    await userEvent.click(dialog.getByRole('button', { name: 'Forget' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    limit.abort(new DOMException('late', 'TimeoutError'))
    await seesToast('Could Not Forget This')
    await seesToast(OFFLINE)
    await expect(bodiesOf('DELETE /api/memories/1')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ForgetsAMemory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Forget: You live in Lisbon.' })
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const words = dialog.getByText(/“You live in Lisbon.” is removed for good/)
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Forget' }))
    await seesToast('Forgotten')
    await waitFor(() => expect(canvas.queryByText('You live in Lisbon.')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The texts as they were read before. */
function TalkAndSettings() {
  const [isTalk, setIsTalk] = useState(true)
  return (
    <>
      <button onClick={() => setIsTalk(!isTalk)}>Turn the page</button>
      {isTalk ? <Talk /> : <SettingsRoute />}
    </>
  )
}

function Talk() {
  const { data } = useThread()
  return data?.messages.map(({ id, message }) => <p key={id}>{message}</p>)
}

let reads = 0
export const WhatIsForgottenLeavesTheTalk: Story = {
  render: () => <TalkAndSettings />,
  beforeEach: () => {
    reads = 0
    const messages = [mine({ id: 1, message: 'I moved to Lisbon.' })]
    return answering({
      ...answers,
      'GET /api/my-conversation': () =>
        reads++ ? new Promise(() => undefined) : conversation({ messages }),
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('I moved to Lisbon.')
    const turn = canvas.getByRole('button', { name: 'Turn the page' })
    await userEvent.click(turn)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Forget: You live in Lisbon.' })
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Forget' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(turn)
    await expect(canvas.queryByText('I moved to Lisbon.')).toBeNull()
  },
}

export const NotForgotten: Story = {
  beforeEach: answering({ ...answers, 'DELETE /api/memories/1': refused(503, 'Try again later.') }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Forget: You live in Lisbon.' })
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Forget' }))
    await seesToast('Could Not Forget This')
    await seesToast('Try again later.')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** The page asks who is here, and shows the way in. */
export const LoginEndedMeanwhile: Story = {
  beforeEach: answering({ ...answers, 'DELETE /api/memories/1': refused(401, 'Not logged in') }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Forget: You live in Lisbon.' })
    )
    const asked = bodiesOf(WHO).length
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Forget' }))
    await waitFor(() => expect(bodiesOf(WHO)).toHaveLength(asked + 1))
  },
}

async function changePassword(canvas: Canvas, [current, wanted]: [string, string]) {
  const field = await canvas.findByLabelText('Current password')
  if (current) await userEvent.type(field, current)
  if (wanted) await userEvent.type(canvas.getByLabelText('New password'), wanted)
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

export const PasswordChanged: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, ['harbour-light-9', 'granite-kettle-4'])
    await seesToast('Password Changed')
    await expect(bodiesOf(PASSWORD)).toEqual([
      { currentPassword: 'harbour-light-9', newPassword: 'granite-kettle-4' },
    ])
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
    await expect(canvas.getByLabelText('New password')).toHaveValue('')
    await waitFor(() => expect(bodiesOf('GET /api/sessions').length).toBeGreaterThanOrEqual(2))
  },
}

export const PasswordMissing: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, ['', 'short'])
    await expect(await canvas.findByText('Password is required')).toBeVisible()
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[1]!)
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
    await expect(bodiesOf(PASSWORD)).toEqual([])
  },
}

export const PasswordWrong: Story = {
  beforeEach: answering({
    ...answers,
    [PASSWORD]: refused(422, 'This is not your current password.', {
      currentPassword: 'This is not your current password.',
    }),
  }),
  play: async ({ canvas }) => {
    await changePassword(canvas, ['wrong', 'granite-kettle-4'])
    await seesToast('Update Failed')
    const field = canvas.getByLabelText('Current password')
    await expect(field).toHaveAccessibleDescription('This is not your current password.')
    await expect(field).toHaveFocus()
    await expect(canvas.getByLabelText('New password')).toHaveValue('granite-kettle-4')
  },
}

export const PasswordWithoutNetwork: Story = {
  beforeEach: answering({ ...answers, [PASSWORD]: offline }),
  play: async ({ canvas }) => {
    await changePassword(canvas, ['harbour-light-9', 'granite-kettle-4'])
    await seesToast(OFFLINE)
    await expect(canvas.getByLabelText('New password')).toHaveValue('granite-kettle-4')
  },
}

let hasEnded = false
export const EndsOtherSessions: Story = {
  beforeEach: () => {
    hasEnded = false
    return answering({
      ...answers,
      'GET /api/sessions': () =>
        hasEnded ? { sessions: [openSession()] } : answers['GET /api/sessions'],
      [END]: () => {
        hasEnded = true
        return { ended: 1 }
      },
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari on iPhone')
    await expect(canvas.getByText('This device')).toBeVisible()
    await expect(canvas.getByText(/last seen 3h ago/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End other sessions' }))
    await seesToast('Other Sessions Ended')
    await seesToast('1 device is logged out.')
    await expect(await canvas.findByText('You’re not logged in anywhere else.')).toBeVisible()
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull()
  },
}

export const SessionsNotEnded: Story = {
  beforeEach: answering({ ...answers, [END]: offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End other sessions' }))
    await seesToast('Could Not End Sessions')
    await seesToast(OFFLINE)
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible()
  },
}

export const Exported: Story = {
  play: async ({ canvas }) => {
    const file = spyOn(URL, 'createObjectURL').mockReturnValue('#file')
    const links: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement
    ) {
      links.push(this.download)
    })
    await userEvent.type(await canvas.findByLabelText(OWN), 'harbour-light-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }))
    await seesToast('Data Exported')
    await expect(bodiesOf(EXPORT)).toEqual([{ currentPassword: 'harbour-light-9' }])
    await expect(canvas.getByLabelText(OWN)).toHaveValue('')
    await expect(links).toEqual([expect.stringMatching(/^everly-export-\d{4}-\d\d-\d\d\.json$/)])
    const [blob] = file.mock.calls[0] as [Blob]
    await expect(JSON.parse(await blob.text())).toEqual(answers[EXPORT])
  },
}

const PAGES = '<!doctype html><header><!-- her portrait --></header><p>$& Hi</p>'

export const MadeIntoABook: Story = {
  beforeEach: answering({ ...answers, [BOOK]: () => new Response(PAGES) }),
  play: async ({ canvas }) => {
    const file = spyOn(URL, 'createObjectURL').mockReturnValue('#file')
    const links: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement
    ) {
      links.push(this.download)
    })
    await userEvent.type(await canvas.findByLabelText(OWN), 'harbour-light-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Download as a book' }))
    await seesToast('Book Ready')
    await expect(bodiesOf(BOOK)).toEqual([{ currentPassword: 'harbour-light-9' }])
    await expect(bodiesOf(EXPORT)).toEqual([])
    await expect(links).toEqual([expect.stringMatching(/^everly-book-\d{4}-\d\d-\d\d\.html$/)])
    const [blob] = file.mock.calls[0] as [Blob]
    await expect(await blob.text()).toMatch(
      /^<!doctype html><header><img alt="" src="data:image\/svg\+xml,[^"<>]+"><\/header><p>\$& Hi<\/p>$/
    )
  },
}

export const BookRefused: Story = {
  beforeEach: answering({
    ...answers,
    [BOOK]: refused(422, NOT_OWN, { currentPassword: NOT_OWN }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as a book' }))
    await seesToast('Export Failed')
    await expect(canvas.getByLabelText(OWN)).toHaveAccessibleDescription(NOT_OWN)
  },
}

export const Exporting: Story = {
  beforeEach: answering({ ...answers, [EXPORT]: waiting }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }))
    await expect(
      await canvas.findByRole('button', { name: 'Preparing your file...' })
    ).toHaveAttribute('aria-busy', 'true')
  },
}

export const ExportFailed: Story = {
  beforeEach: answering({ ...answers, [EXPORT]: offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }))
    await seesToast('Export Failed')
    await expect(canvas.getByText(OFFLINE, { selector: 'section *' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeEnabled()
  },
}

export const ExportRefused: Story = {
  beforeEach: answering({
    ...answers,
    [EXPORT]: refused(422, NOT_OWN, { currentPassword: NOT_OWN }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(OWN), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }))
    await seesToast('Export Failed')
    await expect(canvas.getByLabelText(OWN)).toHaveAccessibleDescription(NOT_OWN)
  },
}

async function openStartOver(canvas: Canvas) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Forget everything and start over' })
  )
  return within(await screen.findByRole('alertdialog'))
}

export const AskedToStartOver: Story = {
  play: async ({ canvas }) => {
    const dialog = await openStartOver(canvas)
    await waitFor(() => expect(dialog.getByText(/the whole conversation/)).toBeVisible())
    await expect(dialog.getByText(/the messages you have left/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(bodiesOf(START_OVER)).toEqual([])
  },
}

let hasStartedOver = false
export const StartedOver: Story = {
  beforeEach: () => {
    hasStartedOver = false
    return answering({
      ...answers,
      'GET /api/auth/check': () => ({ ...loggedIn, isOnboarded: !hasStartedOver }),
      'GET /api/signup': () => ({ signup: signup({ isOnboarded: !hasStartedOver }) }),
      [START_OVER]: () => {
        hasStartedOver = true
        return { success: true }
      },
    })()
  },
  play: async ({ canvas }) => {
    const dialog = await openStartOver(canvas)
    await userEvent.type(dialog.getByLabelText(OWN), 'harbour-light-9')
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }))
    await seesToast('A Clean Start')
    await expect(bodiesOf(START_OVER)).toEqual([{ currentPassword: 'harbour-light-9' }])
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/customize'))
    await waitFor(() => expect(bodiesOf('GET /api/auth/check').length).toBeGreaterThan(0))
  },
}

export const StartOverRefused: Story = {
  beforeEach: answering({
    ...answers,
    [START_OVER]: refused(422, NOT_OWN, { currentPassword: NOT_OWN }),
  }),
  play: async ({ canvas }) => {
    const dialog = await openStartOver(canvas)
    await userEvent.type(dialog.getByLabelText(OWN), 'wrong{Enter}')
    await seesToast('Could Not Start Over')
    await expect(dialog.getByLabelText(OWN)).toHaveAccessibleDescription(NOT_OWN)
  },
}

export const StartOverFailed: Story = {
  beforeEach: answering({ ...answers, [START_OVER]: offline }),
  play: async ({ canvas }) => {
    const dialog = await openStartOver(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }))
    await seesToast('Could Not Start Over')
    await expect(dialog.getByText(OFFLINE)).toBeVisible()
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/settings?tab=account')
  },
}

async function openDeletion(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete My Account' }))
  return within(await screen.findByRole('alertdialog', { name: 'Delete My Account' }))
}

export const DeletionNeedsTheWord: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const confirm = dialog.getByRole('button', { name: 'Delete My Account' })
    const field = dialog.getByLabelText('Type DELETE')
    await expect(confirm).toBeDisabled()
    for (const almost of ['delete', 'Delete', 'DELETE ', ' DELETE', 'DELET']) {
      await userEvent.clear(field)
      await userEvent.type(field, almost)
      await expect(confirm).toBeDisabled()
    }
    await userEvent.type(field, '{Enter}')
    await seesToast('Confirmation Required')
    await seesToast("Please type 'DELETE' to confirm account deletion.")
    await expect(field).toHaveAccessibleDescription(
      "Please type 'DELETE' to confirm account deletion."
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'DELETE')
    await expect(confirm).toBeEnabled()
    await expect(bodiesOf(DELETE)).toEqual([])
  },
}

export const DeletionOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await openDeletion(canvas)
  },
}

export const DeletionCancelled: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const again = await openDeletion(canvas)
    await expect(again.getByLabelText('Type DELETE')).toHaveValue('')
    await expect(bodiesOf(DELETE)).toEqual([])
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    sessionStorage.setItem('email', 'alex@example.com')
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE')
    await userEvent.type(dialog.getByLabelText(OWN), 'harbour-light-9')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await seesToast('Account Deleted')
    await expect(bodiesOf(DELETE)).toEqual([{ currentPassword: 'harbour-light-9' }])
    await seesToast(
      /consent to texts for 5 years, proof of a STOP for 10, and payment records without your name/
    )
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull())
    await expect(screen.queryByText('You live in Lisbon.')).toBeNull()
    await expect(sessionStorage.getItem('email')).toBeNull()
  },
}

export const Deleting: Story = {
  beforeEach: answering({ ...answers, [DELETE]: waiting }),
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE{Enter}')
    await expect(dialog.getByRole('button', { name: 'Delete My Account' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

export const DeletionFailed: Story = {
  beforeEach: answering({ ...answers, [DELETE]: refused(500, '') }),
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE{Enter}')
    await seesToast('Deletion Failed')
    await seesToast('Failed to delete account. Please try again.')
    await expect(dialog.getByLabelText('Type DELETE')).toHaveValue('DELETE')
    await expect(dialog.getByText('Failed to delete account. Please try again.')).toBeVisible()
  },
}

export const DeletionNeedsThePassword: Story = {
  beforeEach: answering({
    ...answers,
    [DELETE]: refused(422, NOT_OWN, { currentPassword: NOT_OWN }),
  }),
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE')
    await userEvent.type(dialog.getByLabelText(OWN), 'wrong{Enter}')
    await seesToast('Deletion Failed')
    await expect(dialog.getByLabelText(OWN)).toHaveAccessibleDescription(NOT_OWN)
  },
}

export const DeletedByACode: Story = {
  beforeEach: answering({ ...answers, [CODE]: { success: true } }),
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas)
    await userEvent.type(dialog.getByLabelText('Type DELETE'), 'DELETE')
    await userEvent.click(dialog.getByRole('button', { name: 'Text me a code instead' }))
    await userEvent.type(await dialog.findByLabelText('Code'), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await seesToast('Account Deleted')
    await expect(bodiesOf(DELETE)).toEqual([{ code: '123456' }])
  },
}

export const WrongCode: Story = {
  beforeEach: answering({
    ...answers,
    [CODE]: { success: true },
    [EXPORT]: refused(422, WRONG_CODE, { code: WRONG_CODE }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Text me a code instead' }))
    await userEvent.type(await canvas.findByLabelText('Code'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }))
    await seesToast('Export Failed')
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(WRONG_CODE)
    await expect(bodiesOf(EXPORT)).toEqual([{ code: '123456' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Use the password instead' }))
    const password = await canvas.findByLabelText('Your current password')
    await expect(password).not.toHaveAccessibleDescription(WRONG_CODE)
  },
}

export const NoCodeSent: Story = {
  beforeEach: answering({ ...answers, [CODE]: refused(429, 'Too many codes for now.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Text me a code instead' }))
    await seesToast('Could Not Send a Code')
    await seesToast('Too many codes for now.')
    await expect(canvas.getByLabelText(OWN)).toBeVisible()
  },
}

export const ManyMemories: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/memories': {
      memories: [
        memory({ id: 9, text: 'a-word-without-any-space'.repeat(9), isPinned: true }),
        ...Array.from({ length: 6 }, (_, index) => memory({ id: index + 10 })),
      ],
    },
  }),
}

export const MemoriesOfEveryKind: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/memories': {
      memories: [
        memory({ id: 5, text: 'You live in Porto.', isPinned: true }),
        memory({ id: 6, text: 'She likes rain.', about: 'girlfriend' }),
        memory({ id: 7, heldUntil: '2026-11-15T18:00:00.000Z' }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('list', { name: 'About you' }))
    await expect(own.getByText('You live in Porto.')).toBeVisible()
    const hers = within(canvas.getByRole('list', { name: 'What she said about herself' }))
    await expect(hers.getByText('She likes rain.')).toBeVisible()
    const past = within(canvas.getByRole('list', { name: 'No longer true' }))
    await expect(past.getByText(/true until .*15/)).toBeVisible()
  },
}
