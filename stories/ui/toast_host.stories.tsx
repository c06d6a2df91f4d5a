import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../frontend/ui/button'
import { dismissToast, toast } from '../../frontend/ui/toast'
import { ToastHost } from '../../frontend/ui/toast_host'

function Page() {
  return (
    <main className="min-h-96">
      <Button onClick={() => toast({ title: 'Welcome back!' })}>Tell</Button>
      <ToastHost />
    </main>
  )
}

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing to tell, nothing on the page. */
export const Silent: Story = {
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Notifications (F8)' })).toBeNull()
  },
}

export const FirstToast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    const close = await screen.findByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toBeVisible())
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const F8BeforeAnyToast: Story = {
  play: async () => {
    await userEvent.keyboard('[F8]')
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement))
  },
}
