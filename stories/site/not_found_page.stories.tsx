import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundPage } from '../../frontend/app/site/not_found_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { inApp } from '../in_app'
import { loggedIn, site, visitor } from '../scenes'

const meta = {
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  decorators: inApp({
    path: '/nowhere',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': site() },
  }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' })
    await expect(heading).toBeVisible()
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
    await expect(document.title).toBe('404 Page Not Found · Everly')
  },
}

export const SignedIn: Story = {
  decorators: inApp({
    path: '/nowhere',
    frame: PublicShell,
    answers: { '/api/auth/check': loggedIn, '/api/site': site() },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to dashboard' })).toBeVisible()
  },
}
