import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../frontend/ui/card'

const words = (title: string) => (
  <>
    <h2 className="text-xl">{title}</h2>
    <p className="mt-2">Names, plans and the things you said at 1 a.m. See and delete all of it.</p>
  </>
)

const meta = { component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = { args: { children: words('She remembers') } }
export const Quiet: Story = { args: { tone: 'quiet', children: words('She remembers') } }
export const Butter: Story = {
  args: { tone: 'butter', tail: 'me', children: words('On your schedule') },
}
export const Night: Story = { args: { tone: 'night', children: words('Plain SMS') } }

export const Together: Story = {
  render: () => (
    <div className="on-night grid gap-5 rounded-sheet p-8 sm:grid-cols-3">
      <Card tone="night">{words('She remembers')}</Card>
      <Card tone="butter" tail="me">
        {words('On your schedule')}
      </Card>
      <Card tone="night">{words('Plain SMS')}</Card>
    </div>
  ),
}
