import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../frontend/ui/button'
import { LiveRegion } from '../../frontend/ui/live_region'
import { VisuallyHidden } from '../../frontend/ui/visually_hidden'
import { Wordmark } from '../../frontend/lib/wordmark'

function Announcer() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Receive a message</Button>
      <LiveRegion>{count > 0 && `${count} new messages`}</LiveRegion>
    </>
  )
}

const meta = { component: LiveRegion } satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Announces: Story = {
  render: () => <Announcer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 new messages')
  },
}
export const HiddenWords: Story = {
  render: () => (
    <p>
      8:00 AM <VisuallyHidden>, from Valentina</VisuallyHidden>
    </p>
  ),
}
export const Logo: Story = { render: () => <Wordmark /> }
