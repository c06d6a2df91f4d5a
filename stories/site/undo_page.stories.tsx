import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ForgottenPassword } from '../../frontend/app/passwords/forgotten_password'
import { UndoPage } from '../../frontend/app/profile/undo_page'
import { PublicShell } from '../../frontend/app/site/public_shell'
import { answering, bodiesOf, refused, waiting } from '../fake_server'
import { inApp } from '../in_app'
import { site, visitor } from '../scenes'

const UNDO = 'POST /api/undo-change'
const GONE = 'This link has already been used or has expired.'
const answers = {
  'GET /api/auth/check': visitor,
  'GET /api/site': site(),
  [UNDO]: { success: true },
}

const meta = {
  component: UndoPage,
  args: { ForgottenPassword },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: inApp({
    path: '/undo-change#secret-of-the-link',
    page: '/undo-change',
    frame: PublicShell,
  }),
  beforeEach: answering(answers),
} satisfies Meta<typeof UndoPage>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Wasn’t you?')
    await expect(canvas.getByRole('link', { name: 'It was me' })).toHaveAttribute('href', '/')
    await expect(bodiesOf(UNDO)).toEqual([])
  },
}

export const Undone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }))
    const title = 'Your account is yours again'
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(bodiesOf(UNDO)).toEqual([{ token: 'secret-of-the-link' }])
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }))
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/?redirect=/user-dashboard')
  },
}

export const Undoing: Story = {
  beforeEach: answering({ ...answers, [UNDO]: waiting }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Undo the change' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const TooLate: Story = {
  beforeEach: answering({ ...answers, [UNDO]: refused(404, GONE) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }))
    await expect(await canvas.findByText(GONE)).toBeVisible()
  },
}

export const HalfALink: Story = {
  parameters: { path: '/undo-change' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please open the full link from our text.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo the change' })).toBeNull()
  },
}
