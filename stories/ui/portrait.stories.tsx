import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from '../../frontend/ui/portrait'

const meta = {
  component: Portrait,
  args: { src: '/portraits/valentina.svg', name: 'Valentina' },
} satisfies Meta<typeof Portrait>
export default meta
type Story = StoryObj<typeof meta>

export const Avatar: Story = { args: { size: 'avatar' } }
export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg', src: '/portraits/luna.svg', name: 'Luna' } }
