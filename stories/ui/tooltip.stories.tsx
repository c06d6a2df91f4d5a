import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../frontend/ui/button'
import { Tooltip, TooltipProvider } from '../../frontend/ui/tooltip'

const meta = {
  component: Tooltip,
  args: {
    content: 'You have three already: delete one first.',
    children: <Button variant="ghost">Add message</Button>,
  },
  decorators: (Story) => (
    <TooltipProvider>
      <main className="grid min-h-40 place-items-center">
        <Story />
      </main>
    </TooltipProvider>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OpensOnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('You have three already')
  },
}
