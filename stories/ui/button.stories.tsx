import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../frontend/ui/button'

const meta = {
  component: Button,
  args: { children: 'Start with 10 free messages', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  },
}
export const Ghost: Story = { args: { variant: 'ghost', children: 'See how it works' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete My Account' } }
export const Link: Story = { args: { variant: 'link', children: 'Forgot password' } }
export const Small: Story = { args: { size: 'sm', children: 'Get Started' } }
export const Disabled: Story = { args: { disabled: true, children: 'Current Plan' } }

export const PendingIgnoresPresses: Story = {
  args: { isPending: true, children: 'Creating...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Creating...' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

function Once() {
  const [isThere, setIsThere] = useState(true)
  return (
    <main tabIndex={-1}>{isThere && <Button onClick={() => setIsThere(false)}>Once</Button>}</main>
  )
}

export const GoesWithItsPress: Story = {
  render: () => <Once />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Once' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const All: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Send code</Button>
      <Button variant="ghost">Back to Sign Up</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="link">Resend code</Button>
      <Button isPending>Sending</Button>
      <Button size="sm">Get Started</Button>
      <Button disabled>Current Plan</Button>
    </div>
  ),
}
