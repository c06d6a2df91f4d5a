import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppAt } from '../app_at'
import { bodiesOf, comeBack, refused, waiting } from '../fake_server'
import { rows } from './console_scenes'
import { records } from './fake_records'
import { RECORDS } from './resource_scenes'

const meta = {
  title: 'Console/Signup',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const at = (tab: string) => ({ address: `/admin/signups/12/show?tab=${tab}` })

export const Overview: Story = {
  args: at('overview'),
  beforeEach: records(),
  play: async () => {
    await expect(await screen.findByText('Valentina')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Grant messages' })).toBeVisible()
    await expect(screen.getByRole('heading', { level: 2, name: 'Anna Lind' })).toBeVisible()
    await screen.findByRole('tab', { name: 'Messages 6' })
    await userEvent.click(await screen.findByRole('link', { name: '2 open safety events' }))
    await expect(screen.getByRole('tab', { name: /^Safety/ })).toHaveAttribute(
      'aria-selected',
      'true'
    )
  },
}

export const OverviewAsViewer: Story = {
  args: at('overview'),
  beforeEach: records({ role: 'viewer' }),
  play: async () => {
    await screen.findByText('Valentina')
    await expect(screen.queryByRole('button', { name: /Grant|Pause|Reveal/ })).toBeNull()
    await expect(screen.queryByRole('tab', { name: 'Audit' })).toBeNull()
  },
}

export const OverviewOfFree: Story = {
  args: at('overview'),
  beforeEach: records({ records: onFree() }),
  play: async () => {
    await screen.findByText('Free and bonus messages left')
    await expect(screen.queryByText('Daily limit')).toBeNull()
    await expect(screen.queryByText('Used today')).toBeNull()
  },
}

/** Whoever may pause members may not pause those who watch over them. */
export const StaffAccountToSupport: Story = {
  args: at('overview'),
  beforeEach: records({ role: 'support', records: ofStaff() }),
  play: async () => {
    await screen.findByText('Valentina')
    await expect(screen.getByRole('button', { name: /^Reveal phone/ })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  },
}

/** A carrier that blocks her holds up what comes by itself, and no answer. */
export const Blocked: Story = {
  args: at('overview'),
  beforeEach: records({ records: inState('blocked') }),
  play: async () => {
    await screen.findByText('Carrier or phone blocks us.')
    await expect(
      screen.getByText(/Replies and anything else they just asked for still go out/)
    ).toBeVisible()
    await expect(screen.queryByText(/No texts go/)).toBeNull()
  },
}

export const AgeUnconfirmed: Story = {
  args: at('overview'),
  beforeEach: records({ records: inState('age_unconfirmed') }),
  play: async () => {
    await screen.findByText('Date of birth missing.')
    await expect(
      screen.getByText(/None of her texts go out until they give their date of birth/)
    ).toBeVisible()
  },
}

/** What keeps her from texting keeps back no help. */
export const Paused: Story = {
  args: at('overview'),
  beforeEach: records({ records: inState('paused') }),
  play: async () => {
    await screen.findByText('Paused by us.')
    await expect(
      screen.getByText(/Crisis texts, codes and answers to STOP and HELP still go out/)
    ).toBeVisible()
  },
}

/** Every text that is shown is one call, and so one entry of the audit log. */
export const Conversation: Story = {
  args: at('conversation'),
  beforeEach: records({ role: 'support' }),
  play: async () => {
    const reveal = await screen.findByRole('button', { name: 'Reveal 6' })
    await expect(
      screen.getByText('This is recorded in the audit log, once for each.')
    ).toBeVisible()
    await userEvent.click(reveal)
    await screen.findByText('Also: stretch. You always forget.')
    await waitFor(() => expect(bodiesOf('POST /api/admin/reveal')).toHaveLength(6))
    await expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull()
    // The way to another tab keeps what was revealed; the way to another person does not.
    await userEvent.click(screen.getByRole('tab', { name: /^Messages/ }))
    await screen.findByText('It did! Sent the blue one')
  },
}

let isBusy = false

/** A poll that fails takes no text away from whoever is reading. */
export const ConversationNotUpToDate: Story = {
  args: at('conversation'),
  beforeEach: async () => {
    const texts = RECORDS.messages?.filter(({ userId }) => userId === 12) ?? []
    isBusy = false
    const answers = {
      'GET /api/admin/messages': () =>
        isBusy ? refused(503, 'Everly is busy.') : rows('messages', texts),
    }
    return records({ role: 'support', answers })()
  },
  play: async () => {
    await screen.findByRole('log', { name: 'Conversation' })
    isBusy = true
    comeBack()
    await screen.findByText('Everly is busy. The texts below may be out of date.')
    await expect(screen.getByRole('log', { name: 'Conversation' })).toBeVisible()
  },
}

let answerReveals = () => {}

/** Nothing is asked for, and written into the audit log, that nobody will see. */
export const RevealLeft: Story = {
  args: at('conversation'),
  beforeEach: async () => {
    const left = new Promise<void>((resolve) => (answerReveals = resolve))
    const answers = {
      'POST /api/admin/reveal': () => left.then(() => ({ values: { body: 'Good night' } })),
    }
    return records({ role: 'support', answers })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal 6' }))
    await userEvent.click(screen.getByRole('tab', { name: /^Consent/ }))
    await screen.findByText(/I agree to receive recurring/)
    answerReveals()
    await userEvent.click(screen.getByRole('tab', { name: /^Conversation/ }))
    await screen.findByRole('button', { name: 'Reveal 1' })
    await expect(bodiesOf('POST /api/admin/reveal')).toHaveLength(5)
  },
}

/** The same opened dialog is the same grant, however often it is sent. */
export const Grant: Story = {
  args: at('overview'),
  beforeEach: records({
    answers: { 'POST /api/admin/signups/12/grant': refused(409, 'The allowance is full') },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Grant messages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant messages' }))
    const confirm = dialog.getByRole('button', { name: 'Grant 10' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A night without texts')
    await userEvent.click(confirm)
    await dialog.findByText('The allowance is full')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant 10' }))
    await waitFor(() => expect(bodiesOf('POST /api/admin/signups/12/grant')).toHaveLength(2))
    const [first, second] = bodiesOf('POST /api/admin/signups/12/grant') as { key: string }[]
    await expect(first).toMatchObject({ messages: 10, reason: 'A night without texts' })
    await expect(second?.key).toBe(first?.key)
    await expect(first?.key).toMatch(/^[\w-]{8,64}$/)
  },
}

/** Closed now, the dialog could not tell how it ended, and another one would grant again. */
export const GrantUnderWay: Story = {
  args: at('overview'),
  beforeEach: records({ answers: { 'POST /api/admin/signups/12/grant': waiting } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Grant messages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant messages' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A night without texts')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant 10' }))
    await dialog.findByRole('button', { name: 'Working…' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    // One that closes fades out first.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(screen.getByRole('dialog', { name: 'Grant messages' })).toBeVisible()
  },
}

/** The first call counted although its answer was lost: another number does not change it. */
export const GrantRepeated: Story = {
  args: at('overview'),
  beforeEach: records({
    answers: { 'POST /api/admin/signups/12/grant': { success: true, isRepeated: true } },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Grant messages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant messages' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A night without texts')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant 10' }))
    await screen.findByText('Already granted')
  },
}

/** Money goes back once its amount was typed. */
export const Refund: Story = {
  args: at('billing'),
  beforeEach: records({
    answers: { 'POST /api/admin/purchases/61/refund': { success: true, refunded: 999 } },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund a payment' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Bought twice')
    const confirm = dialog.getByRole('button', { name: 'Refund $9.99' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Type \$9.99/), '$9.99')
    await userEvent.click(confirm)
    await screen.findByText('$9.99 is being refunded')
    const [body] = bodiesOf('POST /api/admin/purchases/61/refund') as { part: { key: string } }[]
    await expect(body).toMatchObject({ reason: 'Bought twice', part: { cents: 999, left: 999 } })
    await expect(body?.part.key).toMatch(/^[\w-]{8,64}$/)
  },
}

let isRefunded = false

/** The provider's word may come before the answer, or in its place. */
export const RefundedMeanwhile: Story = {
  args: at('billing'),
  beforeEach: () => {
    isRefunded = false
    const purchases = () => {
      const refunded = isRefunded ? 999 : 0
      return rows(
        'purchases',
        monthsOf('starter').map((row) => ({ ...row, refunded }))
      )
    }
    return records({ answers: { 'GET /api/admin/purchases': purchases } })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund a payment' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wants out')
    isRefunded = true
    comeBack()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Refund', hidden: true })).toBeNull()
    )
    await expect(dialog.getByLabelText(/Reason/)).toHaveValue('Wants out')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A part leaves the plan as it is, unless it is to end with it. */
export const RefundAPart: Story = {
  args: at('billing'),
  beforeEach: records({
    records: { purchases: monthsOf('starter') },
    answers: { 'POST /api/admin/purchases/61/refund': { success: true, refunded: 350 } },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund a payment' }))
    const amount = dialog.getByLabelText(/Amount/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    await expect(amount).toBeInvalid()
    await userEvent.clear(amount)
    await userEvent.type(amount, '3.5')
    await dialog.findByText(/The plan continues/)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'End the plan now as well' }))
    await dialog.findByText(/and the plan ends now/)
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A week without texts')
    await userEvent.type(dialog.getByLabelText(/Type \$3.50/), '$3.50')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $3.50' }))
    await screen.findByText('$3.50 is being refunded')
    const [body] = bodiesOf('POST /api/admin/purchases/61/refund')
    await expect(body).toMatchObject({
      reason: 'A week without texts',
      part: { cents: 350, left: 999 },
      endsPlan: true,
    })
  },
}

/** A month may be an older one: then its plan goes on, unless it is to end with it. */
export const RefundAMonth: Story = {
  args: at('billing'),
  beforeEach: records({
    records: { purchases: monthsOf('starter') },
    answers: { 'POST /api/admin/purchases/61/refund': { success: true, refunded: 999 } },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund a payment' }))
    await dialog.findByText(/ends if this is its newest bill; after an older one it continues/)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'End the plan now as well' }))
    await dialog.findByText(/The full amount goes back .*, and the plan ends now/)
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wants out')
    await userEvent.type(dialog.getByLabelText(/Type \$9.99/), '$9.99')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $9.99' }))
    await screen.findByText('$9.99 is being refunded')
    const [body] = bodiesOf('POST /api/admin/purchases/61/refund')
    await expect(body).toMatchObject({ part: { cents: 999, left: 999 }, endsPlan: true })
  },
}

export const Consent: Story = {
  args: at('consent'),
  beforeEach: records(),
  play: async () => {
    await expect(await screen.findByText(/I agree to receive recurring/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reveal ip address of #31' }))
    await expect(await screen.findByText('192.0.2.10')).toBeVisible()
  },
}

/** What could not be read is not called missing. */
export const ConsentsAway: Story = {
  args: at('consent'),
  beforeEach: records({
    answers: { 'GET /api/admin/consents': refused(503, 'Everly is busy. Try again.') },
  }),
  play: async () => {
    await screen.findByText('Everly is busy. Try again.')
    await expect(screen.queryByText('No consents.')).toBeNull()
  },
}

export const ConsentAway: Story = {
  args: at('consent'),
  beforeEach: records({
    answers: {
      'GET /api/admin/consents': () => rows('consents', RECORDS.consents ?? [], 51),
      'GET /api/admin/consents/31': refused(503, 'Everly is busy. Try again.'),
    },
  }),
  play: async () => {
    await screen.findByText('The latest 50 of 51.')
    await screen.findByText('Everly is busy. Try again.')
  },
}

export const NotesAway: Story = {
  args: at('notes'),
  beforeEach: records({
    answers: { 'GET /api/admin/notes': refused(503, 'Everly is busy. Try again.') },
  }),
  play: async () => {
    await screen.findByText('Everly is busy. Try again.')
    await expect(screen.queryByText('No notes.')).toBeNull()
  },
}

/** What was read before stays, and it is said that it may be old. */
export const NotesNotReadAgain: Story = {
  args: at('notes'),
  beforeEach: () => {
    let isAway = false
    const busy = refused(503, 'Everly is busy. Try again.')
    const answers = {
      'GET /api/admin/notes': () => (isAway ? busy : rows('notes', RECORDS.notes ?? [])),
      'POST /api/admin/notes': () => {
        isAway = true
        return { id: 99 }
      },
    }
    return records({ answers })()
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Write a note'), 'Called back')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText(/The notes below may be out of date\.$/)
    await expect(screen.getAllByRole('button', { name: 'Delete' })[0]).toBeVisible()
  },
}

/** The field is emptied once the note is kept: what would be typed meanwhile would go with it. */
export const NoteUnderWay: Story = {
  // What is typed stays in the console: not with the person of the other stories.
  args: { address: '/admin/signups/13/show?tab=notes' },
  beforeEach: records({ answers: { 'POST /api/admin/notes': waiting } }),
  play: async () => {
    const field = await screen.findByLabelText('Write a note')
    await userEvent.type(field, 'Prefers evenings.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await userEvent.type(field, ' And calls.')
    await expect(field).toHaveValue('Prefers evenings.')
  },
}

/** Paused by somebody else meanwhile, the open dialog does not come to mean the opposite. */
export const PausedMeanwhile: Story = {
  args: at('overview'),
  beforeEach: async () => {
    const [signup] = RECORDS.signups ?? []
    let looks = 0
    const answers = {
      'GET /api/admin/signups/12': () => ({ ...signup, id: 12, isPaused: ++looks > 1 }),
    }
    return records({ role: 'support', answers })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    await screen.findByRole('button', { name: 'Resume', hidden: true })
    const dialog = within(screen.getByRole('dialog', { name: 'Pause this person' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Says he is 15')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
    await waitFor(() =>
      expect(bodiesOf('PUT /api/admin/signups/12')).toEqual([
        { isPaused: true, reason: 'Says he is 15' },
      ])
    )
  },
}

/** A poll that fails takes away neither the page nor what is being written. */
export const NotUpToDate: Story = {
  args: at('overview'),
  beforeEach: async () => {
    const signup = RECORDS.signups?.find(({ id }) => id === 12) ?? {}
    isBusy = false
    const answers = {
      'GET /api/admin/signups/12': () => (isBusy ? refused(503, 'Everly is busy.') : signup),
    }
    return records({ role: 'support', answers })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause this person' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Says he is 15')
    isBusy = true
    await screen.findByText('Everly is busy. What is shown may be out of date.')
    await expect(dialog.getByLabelText(/Reason/)).toHaveValue('Says he is 15')
    await expect(
      screen.getByRole('heading', { level: 2, name: 'Anna Lind', hidden: true })
    ).toBeVisible()
  },
}

/** One's own notes can be changed, others' cannot. */
export const Notes: Story = {
  args: at('notes'),
  beforeEach: records({ role: 'support' }),
  play: async () => {
    await screen.findByText('Calls herself Annie.')
    await expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1)
    await userEvent.type(screen.getByLabelText('Write a note'), 'Prefers evenings.')
    await userEvent.click(screen.getByRole('tab', { name: /^Consent/ }))
    await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }))
    await expect(await screen.findByLabelText('Write a note')).toHaveValue('Prefers evenings.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText('Prefers evenings.', { selector: 'p' })
    await expect(bodiesOf('POST /api/admin/notes')).toEqual([
      { userId: 12, body: 'Prefers evenings.' },
    ])
  },
}

/** An admin may take away what somebody else wrote. */
export const NotesAsAdmin: Story = {
  args: at('notes'),
  beforeEach: records(),
  play: async () => {
    await screen.findByText('Calls herself Annie.')
    const notes = RECORDS.notes?.filter(({ userId }) => userId === 12) ?? []
    await expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(notes.length)
  },
}

export const Billing: Story = { args: at('billing'), beforeEach: records({ role: 'viewer' }) }
/** What was done to anything of theirs, not to the account alone. */
export const Audit: Story = {
  args: at('audit'),
  beforeEach: records(),
  play: async () => {
    await screen.findByText('signups.grant')
    await expect(screen.getByText('resources.reveal')).toBeVisible()
  },
}

function inState(textingState: string) {
  const { signups = [] } = RECORDS
  const isAgeConfirmed = textingState !== 'age_unconfirmed'
  return { signups: signups.map((signup) => ({ ...signup, textingState, isAgeConfirmed })) }
}

function onFree() {
  const { signups = [] } = RECORDS
  const free = { subscriptionType: 'free', dailyMessageLimit: 0, messagesUsedToday: 0 }
  return { signups: signups.map((signup) => ({ ...signup, ...free })) }
}

function ofStaff() {
  const { signups = [] } = RECORDS
  return { signups: signups.map((signup) => ({ ...signup, role: 'admin' })) }
}

/** The purchase of the scenes, as a month of this plan. */
function monthsOf(planId: string) {
  return (RECORDS.purchases ?? []).map((row) => ({ ...row, kind: 'subscription', planId }))
}
