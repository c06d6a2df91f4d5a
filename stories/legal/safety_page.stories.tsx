import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SafetyPage } from '../../frontend/app/legal/safety_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const meta = {
  component: SafetyPage,
  parameters: { layout: 'fullscreen' },
  decorators: inApp({
    path: '/safety',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': site() },
  }),
} satisfies Meta<typeof SafetyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Safety' })).toBeVisible()
    const lines = canvas.getByRole('region', { name: 'In a crisis' })
    for (const line of ['988', '741741', '116 123', '13 11 14', 'findahelpline.com']) {
      await expect(lines).toHaveTextContent(line)
    }
  },
}
