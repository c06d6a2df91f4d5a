import { consentWording } from '#app/texting/consent/contract'
import { DEFAULT_NAMES } from '#app/core/answers/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PrivacyPage } from '../../frontend/app/legal/privacy_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const meta = {
  component: PrivacyPage,
  parameters: { layout: 'fullscreen' },
  decorators: inApp({
    path: '/privacy',
    frame: PublicShell,
    answers: { '/api/auth/check': visitor, '/api/site': site() },
  }),
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    ).toBeVisible()
    const program = within(canvas.getByRole('region', { name: 'Everly text messages' }))
    await expect(
      program.getByText(consentWording(DEFAULT_NAMES.brand).text, { exact: false })
    ).toBeVisible()
    await expect(program.getByText(/Reply STOP/, { selector: 'dd' })).toBeVisible()
    await expect(program.getByRole('link', { name: DEFAULT_NAMES.supportEmail })).toBeVisible()
  },
}
