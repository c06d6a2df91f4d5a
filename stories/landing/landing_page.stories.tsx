import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LandingPage } from '../../frontend/app/landing/landing_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { Card } from '../../frontend/ui/card'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const meta = {
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>The card to sign up or log in.</Card> },
  decorators: inApp({
    path: '/',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': site() },
  }),
} satisfies Meta<typeof LandingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
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
    for (const claim of ['10K+', '24/7', '99.9%'])
      await expect(canvas.getByText(claim)).toBeVisible()
    await expect(canvas.getAllByText(/· Illustrative$/)).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Start with 10 free messages' })).toHaveAttribute(
      'href',
      '#signup'
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
