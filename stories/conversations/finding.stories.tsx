import type { FoundText } from '#app/conversations/thread/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConversationPage } from '../../frontend/app/conversations/conversation_page'
import { ReportDialog } from '../../frontend/app/safety/report_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, refused, seesToast } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { conversation, girlfriend, hers, loggedIn, mine, signup, site } from '../scenes'

const LATEST = 'GET /api/my-conversation?limit=75'
/** Two a day, the last ones of November 20. */
const texts = Array.from({ length: 300 }, (_, index) => {
  const at = new Date(Date.UTC(2026, 10, 20, 15) - (299 - index) * 12 * 3_600_000)
  const text = { id: index + 1, timestamp: at.toISOString(), message: `Text number ${index + 1}` }
  return index % 2 ? mine(text) : hers(text)
})
const found: FoundText[] = [
  { id: 250, sender: 'user', text: 'I like the lighthouse', saidAt: texts[249]?.timestamp ?? '' },
  { id: 12, sender: 'user', text: 'That LIGHTHOUSE again', saidAt: texts[11]?.timestamp ?? '' },
]
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/moments': { moments: [] },
  'GET /api/texts': { texts: found, hasMore: false },
  [LATEST]: conversation({ messages: texts.slice(-75), hasOlder: true }),
  'GET /api/my-conversation': (_: unknown, path: string) => {
    const before = Number(/before=(\d+)/.exec(path)?.[1])
    const older = texts.filter(({ id }) => id < before)
    return conversation({ messages: older.slice(-100), hasOlder: older.length > 100 })
  },
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
  await userEvent.click(await canvas.findByRole('button', { name: 'Search your conversation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Search your conversation' }))
  await dialog.findByLabelText('Words you remember')
  return dialog
}

/** In sight, opened, and with the focus on its button. */
async function isAt(canvas: Canvas, words: string): Promise<void> {
  const log = canvas.getByRole('log').getBoundingClientRect()
  const text = await canvas.findByText(words)
  await waitFor(() => {
    const { top, bottom } = text.getBoundingClientRect()
    return expect(top > log.top && bottom < log.bottom).toBe(true)
  })
  await waitFor(() => expect(text.closest('.group\\/text')).toContainElement(focused()))
}
const focused = () => document.activeElement as HTMLElement

export const ByWords: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.type(dialog.getByLabelText('Words you remember'), 'li')
    await userEvent.paste('ghthouse')
    await expect(await dialog.findByText('2 texts')).toBeVisible()
    await expect(dialog.getByText('LIGHTHOUSE', { selector: 'mark' })).toBeVisible()
    const asked = mocked(fetch).mock.calls.map(([path]) => String(path))
    await expect(asked.filter((path) => path.startsWith('/api/texts'))).toEqual([
      '/api/texts?words=lighthouse',
    ])
    await userEvent.click(dialog.getByRole('button', { name: /That LIGHTHOUSE again/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isAt(canvas, 'Text number 12')
  },
}
export const ByWordsOnDesktop: Story = { ...ByWords, globals: desktop }

export const NobodySaidThat: Story = {
  beforeEach: answering({ ...answers, 'GET /api/texts': { texts: [], hasMore: false } }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.type(dialog.getByLabelText('Words you remember'), 'zebra')
    await expect(await dialog.findByText('No matches.')).toBeVisible()
  },
}

export const SearchFails: Story = {
  beforeEach: answering({ ...answers, 'GET /api/texts': refused(503, 'The database is busy.') }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.type(dialog.getByLabelText('Words you remember'), 'zebra')
    await expect(await dialog.findByText('The database is busy.')).toBeVisible()
  },
}

export const ByDay: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog.getByRole('button', { name: 'Go' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Or jump to a day'), '2026-07-04')
    await userEvent.click(dialog.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const first = texts.find(({ timestamp }) => timestamp >= '2026-07-04T04')
    await isAt(canvas, first?.message ?? '')
    // In another year it is named with its own.
    const name = /^(Saturday, Jul 4|Jul 4, 2026)$/
    await expect(canvas.getByRole('heading', { name })).toBeVisible()
  },
}

export const OlderTextsDoNotCome: Story = {
  beforeEach: answering({ ...answers, 'GET /api/my-conversation': refused(503, 'Busy') }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.type(dialog.getByLabelText('Or jump to a day'), '2026-07-04')
    await userEvent.click(dialog.getByRole('button', { name: 'Go' }))
    await seesToast('Could not load earlier messages.')
  },
}
