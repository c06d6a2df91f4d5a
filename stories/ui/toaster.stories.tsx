import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../frontend/ui/button'
import { Dialog } from '../../frontend/ui/dialog'
import { dismissToast, toast } from '../../frontend/ui/toast'
import { Toaster } from '../../frontend/ui/toaster'

const undo = fn()

function Toasts() {
  return (
    <main className="flex min-h-96 flex-wrap content-start gap-3">
      <Button onClick={() => toast({ title: 'Welcome back!' })}>Default</Button>
      <Button
        variant="danger"
        onClick={() =>
          toast({
            variant: 'destructive',
            title: 'Account not found',
            description: 'Please sign up first or check your email address.',
          })
        }
      >
        Destructive
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          toast({
            title: 'Message Deleted',
            action: { label: 'Undo', altText: 'Schedule it again to undo', onPress: undo },
          })
        }
      >
        With action
      </Button>
      <Toaster />
    </main>
  )
}

const meta = {
  component: Toasts,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }))

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }))
    await waitFor(() => expect(region().getByText('Welcome back!')).toBeVisible())
  },
}

export const Destructive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Destructive' }))
    await waitFor(() => expect(region().getByText('Account not found')).toBeVisible())
  },
}

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Destructive' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }))
    await region().findByText('Welcome back!')
    await expect(region().queryByText('Account not found')).toBeNull()
    await expect(region().getAllByRole('listitem')).toHaveLength(1)
  },
}

export const ClosesAndActs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With action' }))
    await userEvent.click(await region().findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }))
    await userEvent.click(await region().findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(region().queryByText('Welcome back!')).toBeNull())
  },
}

export const F8GoesThere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }))
    await region().findByText('Welcome back!')
    await userEvent.keyboard('[F8]')
    await expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement
    )
  },
}

/** The end of the screen where toasts usually come is taken by the button that is pressed. */
function Covering({ place }: { place: string }) {
  return (
    <main className="min-h-dvh">
      <Button className={`fixed ${place}`} onClick={() => toast({ title: 'Welcome back!' })}>
        Press
      </Button>
      <Toaster />
    </main>
  )
}

const leavesTheButtonFree: NonNullable<Story['play']> = async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Press' })
  await waitFor(async () => {
    const told = region().getByRole('listitem').getBoundingClientRect()
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const isApart = bottom <= told.top || told.bottom <= top
    await expect(isApart || right <= told.left || told.right <= left).toBe(true)
  })
}

export const NotOnItsButtonOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Covering place="inset-x-4 top-4" />,
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Press' }))
    await leavesTheButtonFree(context)
  },
}

/** A page of many words: whatever end of the screen a toast takes, it covers something. */
function Dense() {
  return (
    <>
      <header className="flex h-16 items-center justify-end">
        <Button>Menu</Button>
      </header>
      <main>
        <h1>Schedule</h1>
        <Button onClick={() => toast({ title: 'Message Paused' })}>Pause</Button>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>What is read right after the press.</p>
        ))}
        <Toaster />
      </main>
    </>
  )
}

export const OnTheFrameOfADensePhonePage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Dense />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await waitFor(() =>
      expect(region().getByRole('listitem').getBoundingClientRect().bottom).toBeLessThan(100)
    )
  },
}

export const NotOnADialog: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Button style={{ position: 'fixed', inset: '1rem 1rem 14rem' }}>Behind</Button>
      <Toaster />
      <Dialog
        trigger={<Button style={{ position: 'fixed', inset: '5rem 5rem auto' }}>Delete</Button>}
        title="Delete this message?"
        description="Goodnight Text at 10:00 PM won’t be sent anymore. To stop it for a while, pause it."
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' })
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to delete message.' })
    const told = (await screen.findByText('Error')).closest('li')
    // Both have moved in: before, either is elsewhere for a moment.
    await new Promise((later) => setTimeout(later, 800))
    const { bottom = Infinity } = told?.getBoundingClientRect() ?? {}
    await expect(bottom).toBeLessThan(dialog.getBoundingClientRect().top)
  },
}

/** What matters may come after the toast: the next page is drawn under it. */
function NextPage() {
  const [isThere, setIsThere] = useState(false)
  const go = () => {
    toast({ title: 'Welcome to Everly!' })
    setTimeout(() => setIsThere(true), 300)
  }
  return (
    <main className="min-h-dvh">
      <Button onClick={go}>Go</Button>
      {isThere && <Button className="fixed inset-x-4 bottom-4">Press</Button>}
      <Toaster />
    </main>
  )
}

export const NotOnWhatComesLater: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <NextPage />,
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Go' }))
    await context.canvas.findByRole('button', { name: 'Press' })
    await leavesTheButtonFree(context)
  },
}

export const NotOnItsButtonOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Covering place="right-8 bottom-8" />,
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Press' }))
    await leavesTheButtonFree(context)
  },
}
