import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { forgetPhone, rememberPhone } from '../../frontend/app/simulator/phone_book'
import { SimulatorPage } from '../../frontend/app/simulator/simulator_page'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { loggedIn, received, signup, simulatedPhone, site, visitor } from '../scenes'

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
const sid = (index: number) => `SM${String(index).padStart(32, '3f9a07c1')}`

const texts = [
  received({
    sid: sid(1),
    body: 'Your Everly code is 417283. It expires in 10 minutes. Never share it.\n\n@localhost #417283',
    sentAt: ago(95),
  }),
  received({
    sid: sid(2),
    body:
      "Hi, I'm Valentina! So you are the one I get to text. " +
      "Everly: I'm an AI companion, not a person. " +
      'Msg frequency varies. HELP for help, STOP to end.',
    sentAt: ago(20),
  }),
  received({ sid: sid(3), side: 'mine', status: 'received', body: 'Hi there', sentAt: ago(18) }),
  received({ sid: sid(4), side: 'mine', status: 'received', body: '👋', sentAt: ago(18) }),
  received({ sid: sid(5), body: 'Hello you. How is your day?', sentAt: ago(17) }),
  received({ sid: sid(6), status: 'undelivered', body: 'Still there?', sentAt: ago(9) }),
  received({
    sid: sid(7),
    side: 'mine',
    status: 'received',
    body: 'Look!',
    pictures: 1,
    sentAt: ago(1),
  }),
]
const USED = ['+15550100199', '+15550100142', '+447700900123']
const own = '/api/simulator/phones/%2B15550100199'
const other = '/api/simulator/phones/%2B447700900123'
const answers = {
  'GET /api/site': site(),
  'GET /api/auth/check': loggedIn,
  'GET /api/signup': { signup: signup() },
  [`GET ${own}`]: simulatedPhone({ texts }),
  [`PUT ${own}`]: simulatedPhone({ texts, isFailing: true }),
  [`GET ${other}`]: simulatedPhone({
    phone: '+447700900123',
    texts: [received({ sid: sid(20), sentAt: ago(2) }), received({ sid: sid(21), sentAt: ago(1) })],
  }),
  'POST /api/simulator/texts': { success: true, sid: sid(8) },
}
const here = inApp({ path: '/simulator', answers: { '/api/site': site() } })

const meta = {
  component: SimulatorPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    // What the page itself remembers outlives a story, and what stands in the storage does not undo it.
    for (const phone of USED) forgetPhone(phone)
    return answering(answers)()
  },
} satisfies Meta<typeof SimulatorPage>
export default meta
type Story = StoryObj<typeof meta>

export const OwnPhone: Story = {
  decorators: here,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phone +1 555 010 0199' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Copy 417283' })).toBeInTheDocument()
    await expect(canvas.getByText('A text did not arrive')).toBeInTheDocument()
    await expect(document.title).toBe('Simulator · Everly')
    await expect(canvas.getByText('Replied after 60 sec')).toBeInTheDocument()
    const { bottom } = canvas.getByLabelText('Text message').getBoundingClientRect()
    await expect(scrollY).toBe(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** What was forgotten, and the wish itself, leave their places: her answer stands under nothing else. */
export const Forgotten: Story = {
  decorators: here,
  beforeEach: answering({
    ...answers,
    [`GET ${own}`]: simulatedPhone({
      texts: [
        received({ sid: sid(1), side: 'mine', body: 'What do you know?', sentAt: ago(3) }),
        received({ sid: sid(2), body: '', sentAt: ago(2) }),
        received({ sid: sid(3), side: 'mine', body: '', sentAt: ago(2) }),
        received({ sid: sid(4), body: "It's forgotten.", sentAt: ago(1) }),
      ],
    }),
  }),
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('log', { name: 'Texts on this phone' }))
    await expect(thread.getAllByText('[forgotten]')).toHaveLength(2)
  },
}

export const OtherPhonesOnAPhone: Story = {
  decorators: here,
  beforeEach: () => rememberPhone('+447700900123'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Phone +1 555 010 0199' })
    const button = canvas.getByRole('button', { name: /^Phones/ })
    await expect(canvas.getByLabelText('Another number')).not.toBeVisible()
    await waitFor(() => expect(button).toHaveAccessibleName('Phones 2 unread'))
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: /^\+44 770 090 0123/ }))
    await expect(
      await canvas.findByRole('region', { name: 'Phone +44 770 090 0123' })
    ).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Else what is typed on the phone used last would be gone when one's own takes its place. */
export const OwnPhoneNotKnownYet: Story = {
  decorators: here,
  globals: desktop,
  beforeEach: () => {
    rememberPhone('+447700900123')
    return answering({ ...answers, 'GET /api/signup': waiting })()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^\+44 770 090 0123/ })).toBeVisible()
    await expect(canvas.queryByLabelText('Text message')).toBeNull()
  },
}

export const OwnPhoneOnDesktop: Story = {
  decorators: here,
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getByText('undelivered')).toBeVisible()
  },
}

export const Typing: Story = {
  decorators: here,
  beforeEach: answering({
    ...answers,
    [`GET ${own}`]: simulatedPhone({ texts, isTyping: true, nextInMs: 2600 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your companion is typing')).toBeInTheDocument()
    await expect(canvas.getByText('Her reply goes out in 3 sec')).toBeVisible()
  },
}

export const WaitingForTheRest: Story = {
  decorators: here,
  beforeEach: answering({ ...answers, [`GET ${own}`]: simulatedPhone({ texts, nextInMs: 5200 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('She starts writing in 6 sec')).toBeVisible()
    await expect(canvas.queryByText('Your companion is typing')).toBeNull()
  },
}

export const SendsWithEnter: Story = {
  decorators: here,
  play: async ({ canvas }) => {
    const draft = await canvas.findByLabelText('Text message')
    await userEvent.type(draft, 'Two{Shift>}{Enter}{/Shift}lines{Enter}')
    await expect(draft).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'STOP' }))
    const picture = new File([new Uint8Array([1, 2, 3])], 'dog.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Picture'), picture)
    await waitFor(() =>
      expect(bodiesOf('POST /api/simulator/texts')).toEqual([
        { phone: '+15550100199', body: 'Two\nlines' },
        { phone: '+15550100199', body: 'STOP' },
        { phone: '+15550100199', body: '', medium: { contentType: 'image/png', base64: 'AQID' } },
      ])
    )
  },
}

export const NotSent: Story = {
  decorators: here,
  beforeEach: answering({
    ...answers,
    'POST /api/simulator/texts': refused(503, 'The webhook did not answer.'),
  }),
  play: async ({ canvas }) => {
    const draft = await canvas.findByLabelText('Text message')
    await userEvent.type(draft, 'Keep me{Enter}')
    await seesToast('Text not sent')
    await expect(draft).toHaveValue('Keep me')
  },
}

let refuseFirst = () => undefined as void

/** The one before it comes back too. */
export const FirstOfTwoNotSent: Story = {
  decorators: here,
  beforeEach: () => {
    const typed = new Promise<void>((resolve) => (refuseFirst = resolve))
    answering({
      ...answers,
      'POST /api/simulator/texts': (body: unknown) =>
        (body as { body: string }).body === 'Keep me'
          ? typed.then(() => refused(503, 'The webhook did not answer.'))
          : { success: true, sid: sid(8) },
    })()
  },
  play: async ({ canvas }) => {
    const draft = await canvas.findByLabelText('Text message')
    await userEvent.type(draft, 'Keep me{Enter}Sent{Enter}')
    refuseFirst()
    await seesToast('Text not sent')
    await expect(draft).toHaveValue('Keep me')
  },
}

export const FailsDeliveries: Story = {
  decorators: here,
  globals: desktop,
  play: async ({ canvas }) => {
    const failing = (await canvas.findAllByRole('switch', { name: 'Fail deliveries' }))[0]
    if (!failing) throw new Error('no switch')
    await waitFor(() => expect(failing).toBeEnabled())
    await userEvent.click(failing)
    await waitFor(() => expect(bodiesOf(`PUT ${own}`)).toEqual([{ isFailing: true }]))
  },
}

export const UnreadElsewhere: Story = {
  decorators: here,
  globals: desktop,
  beforeEach: () => {
    rememberPhone('+447700900123')
    rememberPhone('+15550100199')
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /\+44 770 090 0123.*2 unread/ })
    await waitFor(() => expect(document.title).toBe('(2) Simulator · Everly'))
    await userEvent.click(row)
    await waitFor(() => expect(document.title).toBe('Simulator · Everly'))
    await expect(row).toHaveAttribute('aria-pressed', 'true')
  },
}

export const EmptyPhoneOfAVisitor: Story = {
  decorators: inApp({
    path: '/simulator?phone=+15550100142',
    answers: { '/api/site': site(), '/api/auth/check': visitor },
  }),
  beforeEach: answering({
    ...answers,
    'GET /api/simulator/phones/%2B15550100142': simulatedPhone({ phone: '+15550100142' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phone +1 555 010 0142' })).toBeVisible()
    await expect(await canvas.findByText(/No texts yet/)).toBeVisible()
  },
}

export const NoNumberYet: Story = {
  decorators: inApp({ path: '/simulator', answers: { '/api/auth/check': visitor } }),
  beforeEach: answering({ ...answers, 'GET /api/auth/check': visitor }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/country code first, and press Open/)).toBeVisible()
    const number = canvas.getByLabelText('Phone number')
    await userEvent.type(number, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('Please enter a valid phone number')).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, '+1 (555) 010-0199{Enter}')
    await expect(await canvas.findByRole('region', { name: 'Phone +1 555 010 0199' })).toBeVisible()
  },
}

export const Loading: Story = {
  decorators: here,
  beforeEach: answering({ ...answers, [`GET ${own}`]: waiting }),
}

export const NoSignal: Story = {
  decorators: here,
  beforeEach: answering({ ...answers, [`GET ${own}`]: offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No signal')).toBeVisible()
  },
}

export const RealCarrier: Story = {
  decorators: inApp({ path: '/simulator', answers: {} }),
  beforeEach: answering({
    ...answers,
    'GET /api/site': site({ simulated: { sms: false, ai: true, payment: true } }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
