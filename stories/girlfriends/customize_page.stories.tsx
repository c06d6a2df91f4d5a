import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { CustomizePage } from '../../frontend/app/girlfriends/customize_page'
import { SetupShell } from '../../frontend/app/site/setup_shell'
import { answering, bodiesOf, offline, refused, seesToast, waiting } from '../fake_server'
import { desktop, inApp } from '../in_app'
import { girlfriend, loggedIn, signup, site } from '../scenes'

const login = { ...loggedIn, isOnboarded: false }
const answers = {
  'GET /api/auth/check': login,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup({ isOnboarded: false }) },
  'POST /api/girlfriend': {
    message: 'Your companion is ready.',
    girlfriend: girlfriend(),
  },
}
const framed = inApp({
  path: '/customize',
  frame: SetupShell,
  answers: { '/api/auth/check': login },
})

const meta = {
  component: CustomizePage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: framed,
  beforeEach: answering(answers),
} satisfies Meta<typeof CustomizePage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create Your Everly' })
    await expect(canvas.getByRole('button', { name: 'Start Texting Now!' })).toBeDisabled()
    await expect(canvas.getByLabelText('Her Age')).toHaveValue(22)
    await expect(canvas.getByText('Age range: 18-35 years old')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Custom Girl' })).toBeEnabled()
    await expect(canvas.queryByText('Coming Soon')).toBeNull()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(18)
  },
}

export const EmptyOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('radiogroup', { name: 'Personality Type' })
    await expect(cards).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Romantic' }))
    await waitFor(() =>
      expect(canvas.getByText(/something lovely about a first hello/)).toBeVisible()
    )
  },
}

/** Where the law keeps romance from people. */
export const InARestrictedState: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isOnboarded: false, isRestricted: true }) },
  }),
  play: async ({ canvas }) => {
    const style = await canvas.findByLabelText('Relationship Style')
    const names = () => [...style.querySelectorAll('option')].map(({ textContent }) => textContent)
    await waitFor(() => expect(names().slice(1)).toEqual(['Friend', 'Supportive']))
    await userEvent.click(canvas.getByRole('radio', { name: 'Valentina' }))
    const personality = canvas.getByRole('combobox', { name: 'Personality Type' })
    await expect(personality).toHaveValue('')
    await expect(personality).not.toHaveTextContent(/Flirty|Romantic/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sophie' }))
    await expect(personality).toHaveValue('sweet')
    await userEvent.click(canvas.getByRole('radio', { name: 'Luna' }))
    await expect(personality).toHaveValue('')
    await userEvent.click(canvas.getByRole('radio', { name: 'Zoe' }))
    await expect(personality).toHaveValue('funny')
  },
}

/** On a phone she stays in sight down to the last field. */
export const PreviewInSight: Story = {
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Personality Type' }),
      'romantic'
    )
    canvas.getByLabelText('Relationship Style').scrollIntoView({ block: 'center' })
    const preview = canvas.getByRole('region', { name: 'Preview' })
    await waitFor(() => {
      const { top, bottom } = preview.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThan(innerHeight / 3)
    })
    await expect(preview).toHaveTextContent('Zoe, 23')
    await expect(preview).toHaveTextContent('Romantic · Casual · Friend')
    await expect(preview).toHaveTextContent('There is something lovely about a first hello.')
  },
}

export const PhotoFillsAnEmptyName: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Her Name')
    await userEvent.click(canvas.getByRole('radio', { name: 'Sophie' }))
    await expect(name).toHaveValue('Sophie')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ada')
    await userEvent.click(canvas.getByRole('radio', { name: 'Luna' }))
    await expect(name).toHaveValue('Ada')
    await expect(canvas.getByText(/Writes about the moon/)).toBeVisible()
  },
}

export const PhotoSuggestsAPersonality: Story = {
  play: async ({ canvas }) => {
    const personality = await canvas.findByRole('combobox', { name: 'Personality Type' })
    const told = () =>
      canvas.queryAllByText('Goes with the portrait you picked. You can change it.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Sophie' }))
    await expect(personality).toHaveValue('sweet')
    await userEvent.click(canvas.getByRole('radio', { name: 'Zoe' }))
    await expect(personality).toHaveValue('funny')
    await expect(told()[0]).toBeVisible()
    await userEvent.selectOptions(personality, 'romantic')
    await expect(told()).toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Elena' }))
    await expect(personality).toHaveValue('romantic')
  },
}

export const ALookOfHerOwn: Story = {
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom Girl' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Side braid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
    await seesToast('Profile Created!')
    await expect(bodiesOf('POST /api/girlfriend')).toMatchObject([
      { image: 'look.zoe.cocoa.braid.black.none.sky.kitchen', personality: 'funny' },
    ])
    const shown = await canvas.findByRole('img', { name: 'Portrait of Zoe' })
    await expect(shown.getAttribute('src')).toMatch(/^data:image/)
  },
}

export const FilledOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'Flirty' }))
    await expect(canvas.getByText('2 of 18 chosen')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/So you are the one I get to text/)).toBeVisible())
  },
}

export const EverythingMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Music' }))
    await userEvent.clear(canvas.getByLabelText('Her Age'))
    await userEvent.type(canvas.getByLabelText('Her Age'), '17')
    await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))

    await seesToast('Please Select a Photo')
    const summary = (await canvas.findAllByRole('alert'))[0]
    await expect(summary).toHaveTextContent(
      'Please select a photo. Name must be at least 2 characters. Must be at least 18. ' +
        'Please select a personality. Please select a communication style. ' +
        'Please select a relationship style.'
    )
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Valentina' })).toHaveFocus())
  },
}

export const TooOld: Story = {
  play: async ({ canvas }) => {
    const age = await canvas.findByLabelText('Her Age')
    await userEvent.clear(age)
    await userEvent.type(age, '36')
    await userEvent.tab()
    await expect(await canvas.findByText('Must be 35 or younger')).toBeVisible()
    await expect(age).toBeInvalid()
  },
}

export const NoInterestNoSubmit: Story = {
  play: async ({ canvas }) => {
    const music = await canvas.findByRole('checkbox', { name: 'Music' })
    const submit = canvas.getByRole('button', { name: 'Start Texting Now!' })
    await userEvent.click(music)
    await expect(submit).toBeEnabled()
    await userEvent.click(music)
    await expect(submit).toBeDisabled()
    await userEvent.tab()
    await expect(await canvas.findByText('Please select at least one interest')).toBeVisible()
  },
}

/** Red says that she can be made; until then the button only tells what is missing. */
export const RedOnceNothingIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Zoe' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Music' }))
    await userEvent.selectOptions(canvas.getByLabelText('Communication Style'), 'casual')
    const submit = canvas.getByRole('button', { name: 'Start Texting Now!' })
    await expect(submit).toBeEnabled()
    await waitFor(() => expect(submit).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }))
    await userEvent.selectOptions(canvas.getByLabelText('Relationship Style'), 'friend')
    await waitFor(() => expect(submit).toHaveStyle({ backgroundColor: 'rgb(177, 32, 79)' }))
  },
}

export const Creating: Story = {
  beforeEach: answering({ ...answers, 'POST /api/girlfriend': waiting }),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toBeVisible()
    await expect(bodiesOf('POST /api/girlfriend')).toEqual([
      {
        name: 'Zoe',
        age: 23,
        personality: 'funny',
        interests: ['Music', 'Travel'],
        communicationStyle: 'casual',
        relationshipStyle: 'friend',
        image: 'zoe',
      },
    ])
  },
}

export const Created: Story = {
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await seesToast('Profile Created!')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zoe is here' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/Hi, I'm Zoe, an AI\./)).toBeVisible())
  },
}

/** Whoever starts over may have paused texting before. */
export const CreatedWhilePaused: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isOnboarded: false, isPaused: true }) },
  }),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await canvas.findByText('Texting is paused. Her first text comes when you resume it.')
    await expect(canvas.queryByText(/on its way/)).toBeNull()
  },
}

export const CreatedAfterStop: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup({ isOnboarded: false, isOptedOut: true }) },
  }),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await canvas.findByText('You replied STOP, so her first text won’t be sent.')
  },
}

export const Refused: Story = {
  beforeEach: answering({
    ...answers,
    'POST /api/girlfriend': refused(422, 'Your companion is always an adult.', {
      name: 'Your companion is always an adult.',
    }),
  }),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await seesToast('Setup Failed')
    const name = canvas.getByLabelText('Her Name')
    await expect(name).toBeInvalid()
    await expect(name).toHaveValue('Zoe')
    await userEvent.type(name, 'y')
    await waitFor(() => expect(name).toBeValid())
  },
}

export const ServerBroke: Story = {
  beforeEach: answering({ ...answers, 'POST /api/girlfriend': refused(500, '') }),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await seesToast('Setup Failed')
    await expect(canvas.getByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** By another tab, or by a call whose answer was lost. */
export const ThereAlready: Story = {
  beforeEach: () => {
    let isThere = false
    return answering({
      ...answers,
      'GET /api/signup': () => ({ signup: signup({ isOnboarded: isThere }) }),
      'GET /api/girlfriend': {
        girlfriend: girlfriend({ image: 'look.zoe.cocoa.braid.black.none.sky.kitchen' }),
      },
      'POST /api/girlfriend': () => {
        isThere = true
        return refused(409, 'Your companion already exists. You can have one.')
      },
    })()
  },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'Already Set Up!' })
    const picture = await canvas.findByRole('img', { name: /^Portrait of/ })
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:/)))
  },
}

export const Loading: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': waiting }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading')
  },
}

export const AccountNotFound: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': refused(404, 'Not found') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Account Not Found' })
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/')
  },
}

export const AlreadySetUp: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/signup': { signup: signup() },
    'GET /api/girlfriend': { girlfriend: girlfriend() },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Already Set Up!' })
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/')
    await expect(await canvas.findByRole('img', { name: /^Portrait of/ })).toBeVisible()
  },
}

export const NetworkBroken: Story = {
  beforeEach: answering({ ...answers, 'GET /api/signup': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could not reach Everly/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Zoe' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Increase age' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Travel' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Music' }))
  await userEvent.selectOptions(canvas.getByLabelText('Communication Style'), 'casual')
  await userEvent.selectOptions(canvas.getByLabelText('Relationship Style'), 'friend')
}

async function fillAndSend(canvas: Canvas): Promise<void> {
  await fill(canvas)
  const select = canvas.queryByRole('combobox', { name: 'Personality Type' })
  if (select) await userEvent.selectOptions(select, 'funny')
  else await userEvent.click(canvas.getByRole('radio', { name: 'Funny' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Start Texting Now!' }))
}
