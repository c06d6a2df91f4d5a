import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, refused } from '../fake_server'
import { rows, staff } from './console_scenes'
import { records } from './fake_records'
import { AppAt } from '../app_at'

const meta = {
  title: 'Console/Lists',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** Phones are dots until somebody asks for one. */
export const RevealAPhone: Story = {
  args: { address: '/admin/signups' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    const reveal = await screen.findByRole('button', { name: 'Reveal phone of #12' })
    await expect(screen.getByText('a***@example.com')).toBeVisible()
    await userEvent.click(reveal)
    await screen.findByText('+1 202 555 0111')
    await expect(bodiesOf('POST /api/admin/reveal')).toEqual([
      { resource: 'signups', id: 12, fields: ['phone'] },
    ])
  },
}

/** Nobody who only crosses the buttons is told of each. */
export const TheHintComesToWhoStays: Story = {
  args: { address: '/admin/signups' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    const reveal = await screen.findByRole('button', { name: 'Reveal phone of #12' })
    const since = performance.now()
    await userEvent.hover(reveal)
    await screen.findByRole('tooltip', { name: 'Reveal. This is recorded in the audit log.' })
    await expect(performance.now() - since).toBeGreaterThan(600)
  },
}

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

/** Later than 300 ms after one hint has gone, the next one takes its time again. */
export const TheNextHintTakesItsTimeAgain: Story = {
  ...TheHintComesToWhoStays,
  play: async () => {
    const [one, other] = await screen.findAllByRole('button', { name: /^Reveal phone of/ })
    await userEvent.hover(one!)
    await screen.findByRole('tooltip')
    await userEvent.unhover(one!)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await sleep(300)
    await userEvent.hover(other!)
    await sleep(200)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await screen.findByRole('tooltip')
  },
}

/** Nothing that was revealed outlives its page. */
export const LeavingForgets: Story = {
  args: { address: '/admin/signups' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal phone of #12' }))
    await screen.findByText('+1 202 555 0111')
    await userEvent.click(screen.getByRole('link', { name: '#13' }))
    await screen.findByRole('tab', { name: 'Overview' })
    await userEvent.click(screen.getByRole('link', { name: 'Signups', current: false }))
    await screen.findByRole('button', { name: 'Reveal phone of #12' })
    await expect(screen.queryByText('+1 202 555 0111')).toBeNull()
  },
}

/** A viewer sees what everybody may, and no button that the server would refuse. */
export const AsViewer: Story = {
  args: { address: '/admin/signups' },
  beforeEach: records({
    role: 'viewer',
  }),
  play: async () => {
    await screen.findByText('+1 *** *** 0111')
    await expect(screen.queryByRole('button', { name: /Reveal/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}

const TICKED = 'RaStoreEverly.signups.selectedIds'

/** Rows ticked at another visit are not changed by this one. */
export const TicksOfAnotherVisit: Story = {
  args: { address: '/admin/signups' },
  beforeEach: () => {
    localStorage.setItem(TICKED, '[13]')
    return records()()
  },
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: 'Select #12' })
    await expect(screen.getByRole('checkbox', { name: 'Select #13' })).not.toBeChecked()
    await userEvent.click(box)
    await screen.findByText('1 item selected')
    await userEvent.click(screen.getByRole('link', { name: '#13' }))
    await screen.findByRole('tab', { name: 'Overview' })
    await userEvent.click(screen.getByRole('link', { name: 'Signups', current: false }))
    const again = await screen.findByRole('checkbox', { name: 'Select #12' })
    await expect(again).toBeChecked()
    // The storage of stories cannot be listed, so that nothing is removed from it here: nor is it written.
    await expect(localStorage.getItem(TICKED)).toBe('[13]')
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByText('1 item selected')).toBeNull())
  },
}

/** Whoever waits must not vanish by one wrong press; said once the server has it. */
export const AnswerMany: Story = {
  args: { address: '/admin/safety-events' },
  beforeEach: records(),
  play: async () => {
    await screen.findByRole('link', { name: '#301' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select #301' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark answered' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark answered 1?' }))
    await expect(bodiesOf('PUT /api/admin/safety-events/301')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Mark answered 1' }))
    await screen.findByText('1 marked answered')
    await expect(bodiesOf('PUT /api/admin/safety-events/301')).toEqual([{ state: 'answered' }])
    await waitFor(() => expect(screen.queryByRole('link', { name: '#301' })).toBeNull())
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** What waits is shown first, the longest first, its words one click away. */
export const SafetyEventsWaiting: Story = {
  args: { address: '/admin/safety-events' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    await screen.findByRole('link', { name: '#301' })
    await expect(screen.getAllByText(/^[2-5]\d min$/)).toHaveLength(2)
    await expect(screen.queryByRole('link', { name: '#303' })).toBeNull()
    const [reveal] = await screen.findAllByRole('button', { name: 'Reveal text of #103' })
    await userEvent.click(reveal!)
    await waitFor(() =>
      expect(screen.getAllByText('It did! Sent the blue one').length).toBeGreaterThan(0)
    )
    await userEvent.click(screen.getByRole('tab', { name: 'All' }))
    await screen.findByRole('link', { name: '#303' })
  },
}

let who = staff()
/** What one searched for names people: who works in the same tab next is not led to it. */
export const TheNextOneComesToAListOfTheirOwn: Story = {
  args: { address: '/admin/jobs?filter={"status":"dead"}' },
  beforeEach: () => {
    who = staff()
    return records({
      answers: {
        'GET /api/admin/me': () => who,
        'PUT /api/admin/jobs/501': refused(403, 'Not for you.'),
      },
    })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: '#501' }))
    const back = await within(screen.getByRole('main')).findByRole('link', { name: 'Jobs' })
    await expect(back).toHaveAttribute('href', expect.stringContaining('filter='))
    who = staff({ id: 2, name: 'Kim Sato' })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' })
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await screen.findByRole('button', { name: /^Account: Kim Sato/ })
    await expect(back).toHaveAttribute('href', '/admin/jobs')
  },
}

/** What nothing brings back asks for its count. */
export const DiscardDeadJobs: Story = {
  args: { address: '/admin/jobs?filter={"status":"dead"}' },
  beforeEach: records(),
  play: async () => {
    await screen.findByRole('link', { name: '#501' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard 3?' }))
    const confirm = dialog.getByRole('button', { name: 'Discard 3' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Type 3 to confirm/), '3')
    await userEvent.click(confirm)
    await screen.findByText('3 discarded')
    await screen.findByText('Nothing matches these filters.')
  },
}

/** Somebody else was quicker with one: what is left is shown, to be chosen anew. */
export const RetryOfOneThatHasGone: Story = {
  args: { address: '/admin/jobs?filter={"status":"dead"}' },
  beforeEach: records({
    answers: { 'PUT /api/admin/jobs/502': refused(404, 'Not found') },
  }),
  play: async () => {
    await screen.findByRole('link', { name: '#501' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry 3' }))
    await screen.findByText('Not found')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('link', { name: '#501' })).toBeNull())
    await expect(screen.getByRole('checkbox', { name: 'Select #502' })).not.toBeChecked()
  },
}

/** One click for the questions of every day. */
export const ReadyQuery: Story = {
  args: { address: '/admin/messages' },
  beforeEach: records(),
  play: async () => {
    await screen.findByRole('link', { name: '#101' })
    await userEvent.click(screen.getByRole('button', { name: 'Ready queries' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Undelivered with code 30007' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '#101' })).toBeNull())
    await expect(screen.getByText('The carrier filtered it (30007)')).toBeVisible()
    await expect(screen.getByText('1–1 of 1')).toBeVisible()
  },
}

/** By the call whose rows the server writes into the audit log. */
export const Export: Story = {
  args: { address: '/admin/signups' },
  beforeEach: records({ role: 'support' }),
  play: async () => {
    const files: Blob[] = []
    const make = URL.createObjectURL
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob)
      return '#'
    }
    const button = await screen.findByRole('button', { name: 'Export' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await screen.findByText('Exported 3 rows')
    URL.createObjectURL = make
    const [heads, first] = (await files[0]!.text()).trim().split('\r\n')
    await expect(heads).toContain('"ID","Email","Phone"')
    await expect(first).toContain(`"b***@example.com","'+44 *** *** 0222"`)
  },
}

/**
 * Rows that came meanwhile push others onto the next page: each is in the file once, and the toast says so.
 */
export const ExportOfAMovingList: Story = {
  args: { address: '/admin/alarms' },
  beforeEach: () => {
    const alarms = growingAlarms()
    const answers = { 'GET /api/admin/alarms': alarms, 'GET /api/admin/exports/alarms': alarms }
    return records({ answers })()
  },
  play: async () => {
    // On a phone the button that may be pressed is another one than that which may not.
    const button = () => screen.getByRole('button', { name: 'Export' })
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    await screen.findByText(/^Exported 1,\d{3} rows. The list changed during the export/)
  },
}

/** Too many to count every time, or to page through. */
export const ManyMessages: Story = {
  args: { address: '/admin/messages' },
  beforeEach: records({
    records: { messages: [] },
    answers: { 'GET /api/admin/messages': manyMessages },
  }),
  play: async () => {
    await expect(await screen.findByText('1–25 of about 1,204,000')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Go to page 400' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Go to page 48160' })).toBeNull()
  },
}

/** On a phone the buttons above a list are icons: of one size, in one line. */
export const ToolsOnAPhone: Story = {
  args: { address: '/admin/messages' },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: records(),
  play: async () => {
    await screen.findByRole('link', { name: '#101' })
    const names = ['Ready queries', 'Add filter', /^Sort by/, 'Export']
    const boxes = names.map((name) => {
      const { top, height } = screen.getByRole('button', { name }).getBoundingClientRect()
      return { top, height }
    })
    await expect(boxes).toEqual(boxes.map(() => boxes[0]))
  },
}

/** What runs, each name on one line. */
export const Processes: Story = {
  args: { address: '/admin/processes' },
  beforeEach: records(),
  play: async () => {
    await screen.findByText('web, worker')
  },
}

/** The name of a model stays whole, however little room there is. */
export const Models: Story = {
  args: { address: '/admin/ai-usage' },
  beforeEach: records({ records: { 'ai-usage': [{ id: 9, model: 'gpt-6-luna' }] } }),
  play: async () => {
    const model = await screen.findByText('gpt-6-luna', { selector: 'td span' })
    await expect(getComputedStyle(model).whiteSpace).toBe('nowrap')
  },
}

export const NoAiUsage: Story = {
  args: { address: '/admin/ai-usage' },
  beforeEach: records(),
  play: async () => {
    await expect(await screen.findByText('No AI usage yet.')).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { address: '/admin/reports' },
  beforeEach: records(),
  play: async () => {
    await expect(await screen.findByText('No reports yet.')).toBeVisible()
  },
}

function manyMessages(): Response {
  const row = { id: 9, direction: 'inbound', kind: 'talk', body: '•••', state: 'received' }
  return Response.json([row], {
    headers: { 'Content-Range': 'messages 0-0/1204000', 'X-Total-Exact': 'false' },
  })
}

/** An alarm more each time somebody looks. */
function growingAlarms() {
  let count = 1500
  return (_body: unknown, address: string): Response => {
    const query = new URL(address, 'http://everly.test').searchParams
    const [from, to] = JSON.parse(query.get('range') ?? '[0,24]') as [number, number]
    count += 1
    const ids = Array.from({ length: count }, (_, index) => count - index).slice(from, to + 1)
    return rows(
      'alarms',
      ids.map((id) => ({ id, kind: 'dead_job', times: 1 })),
      count
    )
  }
}
