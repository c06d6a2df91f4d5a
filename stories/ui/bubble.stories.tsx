import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bubble } from '../../frontend/ui/bubble'
import { Stamp } from '../../frontend/ui/stamp'
import { TypingDots } from '../../frontend/ui/typing_dots'

const meta = {
  component: Bubble,
  args: { side: 'her', children: 'Good morning.' },
} satisfies Meta<typeof Bubble>
export default meta
type Story = StoryObj<typeof meta>

export const Hers: Story = { args: { side: 'her', children: 'Knew it.' } }
export const Mine: Story = { args: { side: 'me', children: 'You are the best' } }
export const Floating: Story = {
  args: { side: 'her', look: 'floating', children: 'Of course. Tell me everything.' },
}
export const Emoji: Story = { args: { side: 'her', look: 'emoji', children: '☺' } }
export const LongLink: Story = {
  args: { side: 'me', children: `https://example.com/${'very-long-'.repeat(20)}` },
}

/** The mark at its end stands where Hebrew ends, whatever script the name of the speaker is in. */
export const InHebrew: Story = {
  args: { side: 'her', speaker: 'Valentina, 8:00 AM', children: 'בוקר טוב! Coffee first?' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Coffee/).lastChild as Text
    const leftOf = (part: string) => {
      const range = document.createRange()
      range.setStart(words, words.data.indexOf(part))
      range.setEnd(words, words.data.indexOf(part) + 1)
      return range.getBoundingClientRect().left
    }
    await expect(leftOf('ב')).toBeGreaterThan(leftOf('C'))
  },
}

export const Thread: Story = {
  render: () => (
    <div className="mx-auto max-w-sm">
      <Stamp>Tuesday, 8:00 AM ET</Stamp>
      <Bubble side="her" speaker="Valentina, 8:00 AM">
        Good morning. Coffee first or run first?
      </Bubble>
      <Bubble side="me" speaker="You, 8:01 AM">
        Coffee. Always coffee.
      </Bubble>
      <Bubble side="her" isLast={false} speaker="Valentina, 8:01 AM">
        Knew it.
      </Bubble>
      <Bubble side="her" speaker="Valentina, 8:01 AM" status="Delivered">
        Your sister lands at 3, right? Want a nudge at noon?
      </Bubble>
      <Stamp>Today, 12:00 PM ET</Stamp>
      <Bubble
        side="her"
        speaker="Valentina, 12:00 PM"
        status="Not delivered: phone unreachable"
        statusTone="danger"
      >
        Nudge! Traffic to the airport is usually bad on Tuesdays.
      </Bubble>
      <Bubble side="me" speaker="You, 12:02 PM">
        You are the best
      </Bubble>
      <TypingDots name="Valentina" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Knew it.')).toHaveTextContent('Valentina, 8:01 AM: Knew it.')
  },
}
