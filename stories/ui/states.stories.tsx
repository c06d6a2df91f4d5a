import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonStyles } from '../../frontend/ui/button'
import { EmptyState } from '../../frontend/ui/empty_state'
import { ErrorState } from '../../frontend/ui/error_state'
import { Portrait } from '../../frontend/ui/portrait'

const meta = {
  component: ErrorState,
  args: {
    children: 'We could not load your messages.',
    onRetry: fn(),
    requestId: '01jd5k3v8q9z',
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Error: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('01jd5k3v8q9z')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No messages yet"
      visual={<Portrait src="/portraits/luna.svg" name="Luna" size="sm" />}
      action={
        <a href="sms:+15550100100" className={buttonStyles()}>
          Text Luna
        </a>
      }
    >
      Text Luna at +1 555 010 0100.
    </EmptyState>
  ),
}
