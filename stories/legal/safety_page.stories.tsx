import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SafetyPage } from '../../frontend/app/legal/safety_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { answering, refused, waiting } from '../fake_server'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const CALL = 'GET /api/safety-counts'
const counts = {
  years: [
    { year: 2025, referrals: 1204, eatingReferrals: 31, isOver: true },
    { year: 2026, referrals: 1, eatingReferrals: 0, isOver: false },
  ],
}

const meta = {
  component: SafetyPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: answering({ [CALL]: counts }),
  decorators: inApp({
    path: '/safety',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': site() },
  }),
} satisfies Meta<typeof SafetyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Safety' })).toBeVisible()
    const lines = canvas.getByRole('region', { name: 'In a crisis' })
    for (const line of ['988', '741741', '116 123', '13 11 14', 'findahelpline.com']) {
      await expect(lines).toHaveTextContent(line)
    }
    const section = canvas.getByRole('region', { name: 'How often that happened' })
    await expect(await canvas.findByText('1,204 times')).toBeVisible()
    await expect(section).toHaveTextContent(
      '20251,204 times, and 31 times to a line for eating disorders'
    )
    await expect(section).toHaveTextContent('2026 so far1 time, and 0 times')
    const protocol = canvas.getByText(/What this rests on/)
    await expect(protocol).toHaveTextContent('safety plan of Stanley and Brown')
    await expect(canvas.getAllByText(/may not be suitable for some minors/)).toHaveLength(2)
  },
}

export const PageOnPhone: Story = { ...Page, globals: { viewport: { value: 'phone' } } }

export const FiguresOnTheirWay: Story = {
  beforeEach: answering({ [CALL]: waiting }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'The figures' })).toHaveAttribute(
      'aria-busy',
      'true'
    )
    await expect(canvas.getByText(/is flagged to our staff/)).toBeVisible()
  },
}

let isDown = true
export const FiguresMissing: Story = {
  beforeEach: () => {
    isDown = true
    return answering({
      [CALL]: (...call: unknown[]) => {
        if (!isDown) return counts
        isDown = false
        const down = refused(503, 'The database is busy. Try again.')
        return typeof down === 'function' ? down(...(call as [unknown, string, RequestInit])) : down
      },
    })()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is busy. Try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(await canvas.findByText('1,204 times')).toBeVisible()
  },
}
