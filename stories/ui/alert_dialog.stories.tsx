import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AlertDialog } from '../../frontend/ui/alert_dialog'
import { Button } from '../../frontend/ui/button'

const meta = {
  component: AlertDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Delete this message?',
    description: 'Goodnight Text at 10:00 PM won’t be sent anymore.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
  },
  decorators: (Story) => (
    <main className="min-h-[24rem] p-5">
      <Story />
    </main>
  ),
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }
export const Pending: Story = {
  args: { isOpen: true, isPending: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
export const ConfirmDisabled: Story = { args: { isOpen: true, isConfirmDisabled: true } }

export const FocusStartsOnCancel: Story = {
  args: { trigger: <Button variant="danger">Delete</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
