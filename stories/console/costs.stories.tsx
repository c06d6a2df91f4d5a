import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, refused } from '../fake_server'
import { frameAnswers } from './console_scenes'
import { costs, costsOfFree, costsOfNobody, costsOfPerson, noCosts } from './costs_scene'
import { records } from './fake_records'
import { figures } from './figures_scene'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Costs',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { address: '/admin' },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const dashboard = { ...frameAnswers('viewer'), 'GET /api/admin/figures': figures() }
const CALLS = { address: '/admin/ai-usage' }
const PERSON = { address: '/admin/signups/12/show' }
const ofPerson = (answer: object) =>
  records({ role: 'viewer', answers: { 'GET /api/admin/signups/12/costs': answer } })

/** The cells of the row with this name. */
async function rowOf(table: string, name: RegExp): Promise<(string | null)[]> {
  const found = await screen.findByRole('table', { name: table })
  const row = within(found).getByRole('rowheader', { name }).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}

/** What free people cost is a loss; each plan tells what is left of what came in. */
export const ByPlan: Story = {
  beforeEach: answering({ ...dashboard, 'GET /api/admin/costs': costs() }),
  play: async () => {
    const table = 'Revenue and cost by plan'
    await expect(await rowOf(table, /^Free/)).toEqual([
      '$0.00',
      '$61.20',
      '$9.48',
      '-$70.68',
      '–',
      '412',
      '30%',
    ])
    await expect(await rowOf(table, /^Starter/)).toEqual([
      '$949.05',
      '$118.60',
      '$21.30',
      '$809.15',
      '85.3%',
      '96',
      '50%',
    ])
    await expect(await rowOf(table, /^No account/)).toContain('-$9.01')
    await expect(await rowOf(table, /^All/)).toContain('$1,469.19')
    await expect(screen.getByText(/Paid is what was settled/)).toBeVisible()
  },
}

export const ByPlanOnAPhone: Story = {
  ...ByPlan,
  globals: { viewport: { value: 'mobile1' } },
}

export const ByPlanOfNothing: Story = {
  beforeEach: answering({ ...dashboard, 'GET /api/admin/costs': noCosts() }),
  play: async () => {
    await screen.findByText('No payments or costs in the last 30 days.')
  },
}

export const ByPlanBroken: Story = {
  beforeEach: answering({
    ...dashboard,
    'GET /api/admin/costs': refused(503, 'The database is away. Try again.'),
  }),
  play: async () => {
    await screen.findByText('The database is away. Try again.')
    await expect(screen.getByRole('list', { name: 'The last 24 hours' })).toBeVisible()
  },
}

/** Beside the calls: how much of a prompt was cached, and what is held back by which check. */
export const Models: Story = {
  args: CALLS,
  beforeEach: records({ role: 'viewer' }),
  play: async () => {
    await expect(await rowOf('Models, last 30 days', /^gpt-6-luna/)).toEqual([
      '18,420',
      '50.5%',
      '612 (3.3%)',
      '$38.10',
      '20,200,000',
    ])
    await expect(screen.getByText(/^48.3% of all prompt tokens/)).toBeVisible()
    const checks = within(screen.getByRole('table', { name: 'Rejections, 30 days' }))
    await expect(
      checks.getByRole('row', { name: 'Wrong time gpt-6-luna 2f1c9a07 191 1%' })
    ).toBeVisible()
    const link = checks.getByRole('link', { name: 'Wrong time' })
    const { searchParams } = new URL((link as HTMLAnchorElement).href)
    await expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      rejectedFor: 'wrong_time',
      model: 'gpt-6-luna',
      promptVersion: '2f1c9a07',
    })
  },
}

export const ModelsOfNothing: Story = {
  args: CALLS,
  beforeEach: records({ answers: { 'GET /api/admin/costs': noCosts() } }),
  play: async () => {
    await screen.findByText('No model calls in the last 30 days.')
    await expect(screen.getByText('No replies held back in the last 30 days.')).toBeVisible()
  },
}

async function sums() {
  const part = await screen.findByRole('region', { name: 'Paid and cost' })
  return within(part)
}

export const OfAPerson: Story = {
  args: PERSON,
  beforeEach: ofPerson(costsOfPerson()),
  play: async () => {
    const part = await sums()
    for (const words of ['$39.96', '$6.12', '$1.21', '$32.63', 'Margin, 81.7%']) {
      await expect(part.getByText(words)).toBeVisible()
    }
    await expect(part.getByText('$9.99 in 30 days')).toBeVisible()
    await expect(part.getByText('$0.0043 in 30 days')).toBeVisible()
    await expect(part.getByText(/^Since Aug 3, 2026, the sign-up date/)).toBeVisible()
  },
}

/** Costs are kept for a while only: what was paid before is left out with them. */
export const OfAnOldMember: Story = {
  args: PERSON,
  beforeEach: ofPerson(costsOfPerson({ isSinceSignup: false })),
  play: async () => {
    const part = await sums()
    await expect(part.getByText(/earlier costs are not kept/)).toBeVisible()
  },
}

export const OfSomebodyFree: Story = {
  args: PERSON,
  beforeEach: ofPerson(costsOfFree()),
  play: async () => {
    const part = await sums()
    await expect(part.getByText('Margin')).toBeVisible()
    await expect(part.getByText('-$0.48')).toBeVisible()
  },
}

export const OfSomebodyNew: Story = {
  args: PERSON,
  beforeEach: ofPerson(costsOfNobody()),
  play: async () => {
    const part = await sums()
    await expect(part.getByText('Nothing paid and nothing spent yet.')).toBeVisible()
  },
}
