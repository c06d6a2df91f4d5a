import type { PinnedMoment } from '#app/conversations/marks/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConversationPage } from '../../frontend/app/conversations/conversation_page'
import { ReportDialog } from '../../frontend/app/safety/report_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, bodiesOf, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { conversation, girlfriend, hers, loggedIn, mine, signup, site } from '../scenes'

const MARK = 'PATCH /api/texts/3/marks'
const messages = [
  hers({ id: 1, message: 'You told me about the lighthouse today.' }),
  mine({ id: 2, message: 'I got the job!', timestamp: '2026-11-21T13:01:00.000Z' }),
  hers({ id: 3, message: 'You did it! Tell me all.', timestamp: '2026-11-21T13:02:00.000Z' }),
]
const moments: PinnedMoment[] = [
  { id: 2, sender: 'user', text: 'I got the job!', saidAt: '2026-11-21T13:01:00.000Z' },
  {
    id: 1,
    sender: 'girlfriend',
    text: 'You told me about the lighthouse today.',
    saidAt: '2026-11-03T13:00:00.000Z',
  },
]
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/my-conversation': conversation({ messages }),
  'GET /api/moments': { moments },
  [MARK]: { success: true, marks: { vote: 'up', isPinned: false } },
}

const meta = {
  component: ConversationPage,
  args: { ReportDialog },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/sms-status',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof ConversationPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function open(canvas: Canvas, text = /^About this text: Valentina/) {
  const button = (await canvas.findAllByRole('button', { name: text })).at(-1)
  if (!button) throw new Error('No such text')
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'This text' })
  await waitFor(() => expect(dialog).toBeVisible())
  return { button, dialog: within(dialog) }
}

export const ATextOfHers: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await expect(dialog.getByText('You did it! Tell me all.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Good' })).not.toHaveAttribute(
      'aria-pressed',
      'true'
    )
  },
}
export const ATextOfHersOnDesktop: Story = { ...ATextOfHers, globals: desktop }

export const ThumbUpAndTakenBack: Story = {
  play: async ({ canvas }) => {
    const { button, dialog } = await open(canvas)
    const good = dialog.getByRole('button', { name: 'Good' })
    await userEvent.click(good)
    await waitFor(() => expect(good).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvas.getByText('Good', { selector: 'p' })).toBeInTheDocument()
    await userEvent.click(good)
    await waitFor(() => expect(bodiesOf(MARK)).toEqual([{ vote: 'up' }, { vote: null }]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OfAnotherYear: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': conversation({
      messages: [hers({ id: 3, timestamp: '2025-11-03T13:00:00.000Z' })],
    }),
  }),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await expect(dialog.getByText(/Nov 3, 2025, 8:00/)).toBeVisible()
  },
}

export const VoteByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^About this text/ })
    canvas.getByRole('log').focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'This text' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Good' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(bodiesOf(MARK)).toEqual([{ vote: 'down' }]))
  },
}

export const OwnTextsHaveNoThumbs: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas, /^About this text: You/)
    await expect(dialog.queryByRole('button', { name: 'Good' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Pin this moment' })).toBeVisible()
  },
}

const FULL = 'You can pin 100 moments. Unpin one of them first.'

export const NotPinned: Story = {
  beforeEach: answering({ ...answers, [MARK]: refused(409, FULL) }),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Pin this moment' }))
    await seesToast('Not Saved')
    await seesToast(FULL)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Pin this moment' })).toBeVisible()
    )
    await expect(canvas.queryByText(/Pinned$/)).toBeNull()
  },
}

export const PinnedMoments: Story = {
  beforeEach: answering({
    ...answers,
    'PATCH /api/texts/2/marks': { success: true, marks: { vote: null, isPinned: false } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pinned moments' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pinned moments' }))
    await dialog.findByText('I got the job!')
    await waitFor(() => expect(dialog.getByText('You, Nov 21, 2026')).toBeVisible())
    await expect(dialog.getByText('Her, Nov 3, 2026')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Unpin: I got the job!' }))
    await waitFor(() => expect(bodiesOf('PATCH /api/texts/2/marks')).toEqual([{ isPinned: false }]))
  },
}

export const FromAPinToItsPlaceInTheTalk: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pinned moments' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show in the conversation: I got the job!' })
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^About this text: You/ })).toHaveFocus()
    )
    await expect(canvas.getByText('8:01 AM ET', { selector: 'p' })).toBeVisible()
  },
}

export const PinnedMomentsOnDesktop: Story = {
  globals: desktop,
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': conversation({
      messages: messages.map((text) =>
        text.id === 3 ? { ...text, vote: 'up', isPinned: true } : text
      ),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pinned · Good')).toBeVisible()
  },
}

export const MomentsLoading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/moments': waiting }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pinned moments' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pinned moments' }))
    await expect(await dialog.findByRole('group', { name: 'Pinned moments' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
  },
}

export const MomentsFail: Story = {
  globals: desktop,
  beforeEach: answering({ ...answers, 'GET /api/moments': refused(503, 'Busy') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could not load them/)).toBeVisible()
  },
}
