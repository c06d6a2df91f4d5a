import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConversationPage } from '../../frontend/app/conversations/conversation_page'
import { ReportDialog } from '../../frontend/app/safety/report_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, bodiesOf, offline, refused, seesToast } from '../fake_server'
import { inApp } from '../in_app'
import { conversation, girlfriend, hers, loggedIn, mine, signup, site } from '../scenes'

const REPORT = 'POST /api/reports'
const NEW = /^About this text: Valentina/
const messages = [
  hers({ id: 1, message: 'Please do not go. You promised to stay.' }),
  mine({ id: 2, message: 'I have to sleep.', timestamp: '2026-11-21T13:01:00.000Z' }),
  hers({ id: 3, message: 'Sleep well then.', timestamp: '2026-11-21T13:02:00.000Z' }),
]
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/my-conversation': conversation({ messages }),
  'GET /api/moments': { moments: [] },
  [REPORT]: { success: true },
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

async function open(canvas: Canvas) {
  const [button] = await canvas.findAllByRole('button', { name: NEW })
  if (!button) throw new Error('No text of hers')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Report this text' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report this text' })
  await waitFor(() => expect(dialog).toBeVisible())
  return { button, dialog: within(dialog) }
}

export const Asked: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await expect(dialog.getByText('A person reads every report. She isn’t told.')).toBeVisible()
    await expect(dialog.getByText('Please do not go. You promised to stay.')).toBeVisible()
    await expect(
      dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    ).toEqual([
      'Sexual or about a minor',
      'Hateful, threatening or hurtful',
      'Says or suggests she is human',
      'Answered distress badly',
      'Pressures me to stay or to pay',
      'Something else',
    ])
  },
}

export const OnlyHerTexts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: NEW })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^About this text: You/ }))
    await screen.findByRole('dialog', { name: 'This text' })
    await expect(screen.queryByRole('button', { name: 'Report this text' })).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, last] = await canvas.findAllByRole('button', { name: NEW })
    canvas.getByRole('log').focus()
    await userEvent.tab()
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /^About this text: You/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('log')).not.toContainElement(
      document.activeElement as HTMLElement
    )
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'This text' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(last).toHaveFocus())
  },
}

export const NoReason: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(dialog.getByText('Please select a reason')).toBeVisible()
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select a reason'
    )
    await expect(dialog.getByRole('radiogroup')).toHaveFocus()
    await expect(bodiesOf(REPORT)).toEqual([])
  },
}

export const LongNote: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByLabelText('Something else'))
    await userEvent.click(dialog.getByLabelText('Anything to add? (optional)'))
    await userEvent.paste('x'.repeat(501))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(dialog.getByText('A note can be at most 500 characters')).toBeVisible()
    await expect(dialog.getByLabelText('Anything to add? (optional)')).toHaveFocus()
  },
}

export const Distress: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByLabelText('Answered distress badly'))
    await expect(dialog.getByRole('link', { name: 'crisis lines' })).toHaveAttribute(
      'href',
      '/safety'
    )
  },
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    const { button, dialog } = await open(canvas)
    await userEvent.click(dialog.getByLabelText('Pressures me to stay or to pay'))
    await userEvent.type(dialog.getByLabelText('Anything to add? (optional)'), 'Twice today.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await seesToast('Thank you')
    await seesToast('A person reads every report.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bodiesOf(REPORT)).toEqual([
      { messageId: 1, reason: 'pressure', note: 'Twice today.' },
    ])
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ShownOnTheText: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/my-conversation': conversation({
      messages: messages.map((text) => (text.id === 1 ? { ...text, isReported: true } : text)),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reported', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Reported: Valentina/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'You reported this text' }))
    const dialog = await screen.findByRole('dialog', { name: 'You reported this text' })
    await expect(within(dialog).queryByRole('radio')).toBeNull()
  },
}

export const NotSent: Story = {
  beforeEach: answering({ ...answers, [REPORT]: refused(503, 'Everly is restarting.') }),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByLabelText('Says or suggests she is human'))
    await userEvent.type(dialog.getByLabelText('Anything to add? (optional)'), 'She said so.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(await dialog.findByText('Report not sent. Everly is restarting.')).toBeVisible()
    await expect(dialog.getByLabelText('Says or suggests she is human')).toBeChecked()
    await expect(dialog.getByLabelText('Anything to add? (optional)')).toHaveValue('She said so.')
    await expect(canvas.queryByText(/Reported/)).toBeNull()
  },
}

export const NoConnection: Story = {
  beforeEach: answering({ ...answers, [REPORT]: offline }),
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas)
    await userEvent.click(dialog.getByLabelText('Something else'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(
      await dialog.findByText(/^Report not sent\. Could not reach Everly\./)
    ).toBeVisible()
  },
}
