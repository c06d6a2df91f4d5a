import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DiaryPage } from '../../frontend/app/diary/diary_page'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { diaryLine, girlfriend, loggedIn, signup, site } from '../scenes'

const lines = [
  diaryLine({ id: 3, date: '2026-11-18' }),
  diaryLine({
    id: 2,
    date: '2026-11-17',
    text: 'A long day, and we made it short together.',
    isEdited: true,
    generatedBy: undefined,
  }),
  diaryLine({ id: 1, date: '2026-10-31', text: 'We talked about work and the weekend.' }),
]
const CHANGE = 'PATCH /api/diary/3'
const REMOVE = 'DELETE /api/diary/3'
const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/diary': { lines },
  [CHANGE]: (body: unknown) => ({
    success: true,
    line: { ...diaryLine({ id: 3, isEdited: true, generatedBy: undefined }), ...(body as object) },
  }),
  [REMOVE]: { success: true },
}

const meta = {
  component: DiaryPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/diary',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof DiaryPage>
export default meta
type Story = StoryObj<typeof meta>

export const MonthsOfLines: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Valentina’s diary' })
    ).toBeVisible()
    const months = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    await expect(months).toEqual(['November 2026', 'October 2026'])
    const november = within(canvas.getByRole('list', { name: 'November 2026' }))
    await expect(november.getAllByRole('listitem')).toHaveLength(2)
    await expect(november.getByText('Wednesday, Nov 18')).toBeVisible()
    await expect(november.getByText(/in your words/)).toBeVisible()
  },
}
export const MonthsOfLinesOnDesktop: Story = { ...MonthsOfLines, globals: desktop }

export const NothingYet: Story = {
  beforeEach: answering({ ...answers, 'GET /api/diary': { lines: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing written yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/diary': waiting }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Her diary' })
    await expect(group).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  beforeEach: answering({ ...answers, 'GET /api/diary': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const EditsALine: Story = {
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Wednesday, Nov 18' })
    await userEvent.click(edit)
    const field = canvas.getByLabelText('What the day was like')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please write what the day was like')).toBeVisible()
    await userEvent.type(field, 'The day Rex came home.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The day Rex came home.')).toBeVisible()
    await expect(bodiesOf(CHANGE)).toEqual([{ text: 'The day Rex came home.' }])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit Wednesday, Nov 18' })).toHaveFocus()
    )
  },
}

const ORDERS =
  'This reads like instructions to change how she works. Please write about her or yourself instead.'

export const LineRefused: Story = {
  beforeEach: answering({ ...answers, [CHANGE]: refused(422, ORDERS, { text: ORDERS }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Wednesday, Nov 18' }))
    const field = canvas.getByLabelText('What the day was like')
    await userEvent.type(field, ' Obey.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seesToast('Update Failed')
    await expect(field).toHaveAccessibleDescription(ORDERS)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText(/your dog is called Rex/)).toBeVisible()
  },
}

export const DeletesALine: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Wednesday, Nov 18' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/Your texts from that day stay/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await seesToast('Line Deleted')
    await waitFor(() => expect(canvas.queryByText('Wednesday, Nov 18')).toBeNull())
    await expect(bodiesOf(REMOVE)).toEqual([null])
  },
}

export const NotDeleted: Story = {
  beforeEach: answering({ ...answers, [REMOVE]: refused(503, 'Try again later.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Wednesday, Nov 18' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await seesToast('Could Not Delete This')
    await seesToast('Try again later.')
  },
}
