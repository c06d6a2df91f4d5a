import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../frontend/ui/button'
import { Dialog, DialogClose } from '../../frontend/ui/dialog'
import { Field } from '../../frontend/ui/field'
import { TextInput } from '../../frontend/ui/text_input'

const meta = {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Verify New Phone Number',
    description: 'We sent a 6-digit code to +1 555 010 0199.',
    children: (
      <Field label="Code">
        <TextInput inputMode="numeric" />
      </Field>
    ),
    footer: (
      <>
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button>Verify & Update</Button>
      </>
    ),
  },
  decorators: (Story) => (
    <main className="min-h-[28rem] p-5">
      <Story />
    </main>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }

export const FocusGoesInAndComesBack: Story = {
  args: { trigger: <Button>Change number</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Change number' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Verify New Phone Number' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))

    await userEvent.tab({ shift: true })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

function Steered(props: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Scheduled Messages</h1>
      {!isGone && <Button onClick={() => setIsOpen(true)}>Edit</Button>}
      {isOpen && (
        <Dialog
          {...props}
          isOpen
          onOpenChange={setIsOpen}
          footer={<Button onClick={() => setIsGone(true)}>Remove the opener</Button>}
        />
      )}
    </>
  )
}

export const FocusComesBackWithoutATrigger: Story = {
  render: (args) => <Steered {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the opener' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
