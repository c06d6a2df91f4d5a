import type { CardReading } from '#app/companion/cards/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { CustomizePage } from '../../frontend/app/girlfriends/customize_page'
import { SetupShell } from '../../frontend/app/site/setup_shell'
import { answering, bodiesOf, refused, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, loggedIn, signup, site } from '../scenes'

const READ = 'POST /api/girlfriend/card'
const CREATE = 'POST /api/girlfriend'
const MANY = 'POST /api/memories/many'
const login = { ...loggedIn, isOnboarded: false }
const reading: CardReading = {
  companion: {
    name: 'Mira',
    age: 27,
    personality: 'funny',
    interests: ['Travel', 'Books'],
    communicationStyle: 'casual',
    relationshipStyle: 'friend',
    image: 'maya',
    backstory: 'Mira keeps a lighthouse and paints small boats.',
    keyMemories: '',
  },
  memories: [{ text: 'You live in Lisbon.', about: 'user', isPinned: true }],
  left: [
    'Its instructions for other programs were left out: she keeps her own rules.',
    'Its greetings were left out: she writes her own first text.',
  ],
}
const answers = {
  'GET /api/auth/check': login,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup({ isOnboarded: false }) },
  [READ]: { success: true, ...reading },
  [CREATE]: { message: 'Your companion is ready.', girlfriend: girlfriend() },
  [MANY]: { success: true, added: 1 },
}

const meta = {
  component: CustomizePage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/customize',
    frame: SetupShell,
    answers: { '/api/auth/check': login },
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof CustomizePage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const CARD = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Mira' } }
const NO_CARD = 'We can’t read this as a character card. It has to be version 2, in a JSON file.'

async function choose(canvas: Canvas, text = JSON.stringify(CARD)) {
  const input = await canvas.findByLabelText('Import a character card')
  const file = new File([text], 'mira.json', { type: 'application/json' })
  await userEvent.upload(input, file)
}

export const FillsTheForm: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await seesInFull(await canvas.findByText('Mira is filled in.'), canvas)
    await expect(canvas.getByText(/She brings 1 memory along/)).toBeVisible()
    await expect(canvas.getByText(/she keeps her own rules/)).toBeVisible()
    await expect(bodiesOf(READ)).toEqual([CARD])
    await expect(canvas.getByLabelText('Her Name')).toHaveValue('Mira')
    await expect(canvas.getByLabelText('Her Age')).toHaveValue(27)
    await expect(canvas.getByLabelText('Her backstory (optional)')).toHaveValue(
      reading.companion.backstory
    )
    await expect(bodiesOf(CREATE)).toEqual([])
  },
}
export const FillsTheFormOnDesktop: Story = { ...FillsTheForm, globals: desktop }

export const CreatesHerWithHerMemories: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await canvas.findByText('Mira is filled in.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
    const { keyMemories, ...companion } = reading.companion
    await waitFor(() => expect(bodiesOf(MANY)).toEqual([{ memories: reading.memories }]))
    await expect(keyMemories).toBe('')
    await expect(bodiesOf(CREATE)).toEqual([companion])
  },
}

export const HerMemoriesAreLost: Story = {
  beforeEach: answering({ ...answers, [MANY]: refused(503, 'Busy') }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await canvas.findByText('Mira is filled in.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
    await canvas.findByRole('heading', { name: 'Mira is here' })
  },
}

export const Refused: Story = {
  beforeEach: answering({ ...answers, [READ]: refused(422, 'Companions are adults.') }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(await canvas.findByText('Companions are adults.')).toBeVisible()
    await expect(canvas.getByLabelText('Her Name')).toHaveValue('')
  },
}

export const NoCard: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'no JSON at all')
    await expect(await canvas.findByText(NO_CARD)).toBeVisible()
    await choose(canvas, JSON.stringify('x'.repeat(61_000)))
    await expect(await canvas.findByText(NO_CARD)).toBeVisible()
    await expect(bodiesOf(READ)).toEqual([])
  },
}

export const Reading: Story = {
  beforeEach: answering({ ...answers, [READ]: waiting }),
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(await canvas.findByText('Reading...')).toBeVisible()
  },
}

const BACKSTORY = 'Her backstory (optional)'

/** What the card does not say stays as it was written; what an earlier card said goes with it. */
export const KeepsWhatTheCardDoesNotSay: Story = {
  beforeEach: () => {
    const companions = [{ name: 'Mira', age: 27, backstory: 'She sails.' }, { name: 'Ada' }]
    return answering({
      ...answers,
      [READ]: () => ({ companion: companions.shift() ?? {}, memories: [], left: [] }),
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Cooking' }))
    await choose(canvas)
    await canvas.findByText('Mira is filled in.')
    await expect(canvas.getByRole('checkbox', { name: 'Cooking' })).toBeChecked()
    await choose(canvas)
    await canvas.findByText('Ada is filled in.')
    await expect(canvas.getByRole('checkbox', { name: 'Cooking' })).toBeChecked()
    await expect(canvas.getByLabelText('Her Age')).toHaveValue(22)
    await expect(canvas.getByLabelText(BACKSTORY)).toHaveValue('')
  },
}

export const ABrokenSecondFileTakesNothing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await canvas.findByText('Mira is filled in.')
    await choose(canvas, 'no JSON at all')
    await expect(await canvas.findByText(NO_CARD)).toBeVisible()
    await expect(canvas.getByText(/She brings 1 memory along/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
    await waitFor(() => expect(bodiesOf(MANY)).toEqual([{ memories: reading.memories }]))
  },
}

export const TheSameCardAgain: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await canvas.findByText('Mira is filled in.')
    await choose(canvas)
    await waitFor(() => expect(bodiesOf(READ)).toHaveLength(2))
    await seesNothingWrong(canvas)
  },
}

async function seesNothingWrong(canvas: Canvas) {
  await expect(canvas.queryByText(NO_CARD)).toBeNull()
}

/** Not behind the bar with the button, which stays at the bottom of the screen. */
async function seesInFull(words: HTMLElement, canvas: Canvas) {
  const button = canvas.getByRole('button', { name: 'Start Texting Now!' })
  await waitFor(() =>
    expect(words.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top)
  )
}
