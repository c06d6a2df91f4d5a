import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { OurYearPage } from '../../frontend/app/our_year/our_year_page'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, offline, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, loggedIn, ourYear, signup, site } from '../scenes'

const answers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': { girlfriend: girlfriend() },
  'GET /api/our-year': ourYear(),
  'GET /api/our-year?year=2025': ourYear({ year: 2025, fromYou: 12 }),
}

const meta = {
  component: OurYearPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/our-year',
    frame: SignedInShell,
    answers: { '/api/auth/check': loggedIn },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof OurYearPage>
export default meta
type Story = StoryObj<typeof meta>

export const AYear: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Our year 2026' })
    ).toBeVisible()
    for (const words of [
      '1,204',
      '143',
      'Jun 9',
      '58 texts in 2 hr 20 min',
      '41 days',
      '1 day',
      'mostly playful, also calm and caring',
      'You live in Lisbon.',
      /Days and hours are in New York/,
    ]) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
    const pinned = canvas.getAllByText(/I got the job!|Slide nine goes/)
    await expect(pinned[0]).toHaveTextContent('I got the job!')
  },
}
export const AYearOnDesktop: Story = { ...AYear, globals: desktop }

export const AnotherYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2025' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Our year 2025' })
    ).toBeVisible()
    await expect(canvas.getByText('12')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  },
}

export const AFewTexts: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/our-year': ourYear({
      ...{ years: [2026], fromYou: 1, fromHer: 1, daysTalked: 1, longestTalk: null },
      ...{ subjects: [], moods: [], moments: [], memories: [] },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How it began')).toBeVisible()
    await expect(canvas.queryByText('Her moods')).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Years' })).toBeNull()
  },
}

export const NoTextsYet: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/girlfriend': { girlfriend: null },
    'GET /api/our-year': ourYear({ years: [], firstText: null }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No texts yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/our-year': waiting }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Our year' })
    await expect(group).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  beforeEach: answering({ ...answers, 'GET /api/our-year': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
