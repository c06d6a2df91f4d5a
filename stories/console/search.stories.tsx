import type { SearchAnswer } from '#app/console/search/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, refused } from '../fake_server'
import { records } from './fake_records'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Search',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { address: '/admin/jobs' },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const SEARCH = 'POST /api/admin/search'
const FOUND: SearchAnswer = {
  people: [
    {
      resource: 'signups',
      id: 12,
      values: {
        ...{ email: 'a***@example.com', phone: '+1 *** *** 0111', firstName: 'Anna' },
        ...{ lastName: 'Lind', subscriptionType: 'starter', textingState: 'opted_out' },
      },
    },
    {
      resource: 'signups',
      id: 13,
      values: {
        ...{ email: 'b***@example.com', phone: '+44 *** *** 0222', firstName: 'Annabel' },
        ...{ lastName: null, subscriptionType: 'free', textingState: 'active' },
      },
    },
  ],
  texts: [],
  payments: [
    {
      resource: 'purchases',
      id: 61,
      values: {
        ...{ amount: 999, planId: 'starter', kind: 'renewal', state: 'paid', refunded: 0 },
        createdAt: new Date().toISOString(),
      },
    },
  ],
  isByIdsOnly: false,
}
const NOTHING: SearchAnswer = { people: [], texts: [], payments: [], isByIdsOnly: false }

async function ask(words: string) {
  await screen.findByRole('heading', { level: 1, name: 'Jobs' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  const box = dialog.getByRole('combobox', { name: 'Search people, texts and payments' })
  await expect(box).toHaveFocus()
  await userEvent.type(box, words)
  return { dialog, box }
}

/** By keys alone: Ctrl-K, a few letters, an arrow, Enter. */
export const ByKeys: Story = {
  beforeEach: records({ answers: { [SEARCH]: FOUND } }),
  play: async () => {
    const { dialog, box } = await ask('ann')
    const first = await dialog.findByRole('option', { name: /^Anna Lind/ })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByText('3 found')).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Payments' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveAttribute('aria-activedescendant', 'found-purchases-61')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(box).toHaveAttribute('aria-activedescendant', 'found-signups-13')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tab', { name: /Overview/ })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(bodiesOf(SEARCH)).toEqual([{ words: 'ann' }])
  },
}

export const Nothing: Story = {
  beforeEach: records({ answers: { [SEARCH]: NOTHING } }),
  play: async () => {
    const { dialog } = await ask('zzz')
    await dialog.findByText('No results.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Whoever sees names as dots finds nobody by them. */
export const AsViewer: Story = {
  beforeEach: records({ role: 'viewer', answers: { [SEARCH]: { ...NOTHING, isByIdsOnly: true } } }),
  play: async () => {
    const { dialog } = await ask('anna')
    await dialog.findByText(/Your role can search by ID only/)
  },
}

export const TooMany: Story = {
  beforeEach: records({ answers: { [SEARCH]: refused(429, 'Too many searches. Try later.') } }),
  play: async () => {
    const { dialog } = await ask('anna')
    await dialog.findByText('Too many searches. Try later.')
  },
}
