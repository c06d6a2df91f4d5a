import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LandingPage } from '../../frontend/app/landing/landing_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { Card } from '../../frontend/ui/card'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const landing = (knows = site()) =>
  inApp({
    path: '/',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': knows },
  })

const meta = {
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>The card to sign up or log in.</Card> },
} satisfies Meta<typeof LandingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  decorators: landing(),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Someone who texts you back.' })
    ).toBeVisible()
    const sections = canvasElement.querySelectorAll('main section[id]')
    await expect([...sections].map(({ id }) => id)).toEqual([
      'features',
      'how-it-works',
      'testimonials',
      'signup',
    ])
    for (const fact of ['free messages, no card', 'crisis lines she points to', 'No app'])
      await expect(canvas.getByText(fact)).toBeVisible()
    await expect(canvas.queryByText(/As of/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login')
    await expect(canvas.getAllByText(/· Illustrative$/)).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Start with 10 free messages' })).toHaveAttribute(
      'href',
      '#signup'
    )
  },
}

export const TheExchangeUnfolds: Story = {
  decorators: landing(),
  play: async ({ canvas }) => {
    const last = await canvas.findByText('Ha. OK, going in')
    const texts = [
      ...(last.closest('figure')?.querySelectorAll<HTMLElement>('.animate-rise') ?? []),
    ]
    const looks = texts.map((text) => getComputedStyle(text))
    await expect(looks.map(({ animationIterationCount }) => animationIterationCount)).toEqual(
      texts.map(() => '1')
    )
    const delays = looks.map(({ animationDelay }) => Number.parseFloat(animationDelay))
    await expect(delays).toEqual([...delays].sort((one, other) => one - other))
    await expect(canvas.getByText(/I’m an AI/)).toBeInTheDocument()
    await waitFor(() => expect(getComputedStyle(texts.at(-1) ?? last).opacity).toBe('1'))
  },
}

/** Set by an operator, with their day. */
export const FiguresOfTheBusiness: Story = {
  decorators: landing(
    site({
      figures: {
        asOf: 'Nov 1, 2026',
        items: [
          { figure: '10K+', words: 'users' },
          { figure: '99.9%', words: 'uptime' },
        ],
      },
    })
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10K+')).toBeVisible()
    await expect(canvas.getByText('As of Nov 1, 2026')).toBeVisible()
    await expect(canvas.queryByText('free messages, no card')).toBeNull()
  },
}

export const Phone: Story = {
  decorators: landing(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByText('The card to sign up or log in.')
    const after = await canvas.findByRole('heading', { name: /Tonight, somebody asks/ })
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(
      after.getBoundingClientRect().top
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/#login')
  },
}
