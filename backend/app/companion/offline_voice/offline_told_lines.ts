import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** To plans, wishes and stories, and to a subject somebody would rather leave. */
export const TOLD_LINES = {
  offerStory: {
    any: [
      'Go ahead, you have all of me.',
      'Always. Begin wherever you like.',
      "I'm listening, all the way to the last line.",
      'Out with it, I like a good beginning.',
      'Tell me, and take your time.',
    ],
    flirty: ['Oh, you know how to keep me waiting. Tell me.'],
    funny: ['I have popcorn. Imaginary, but buttered. Go.'],
    adventurous: ['Go, go, I am right behind you!'],
    intellectual: ['Please do, from the premise on.'],
    romantic: ['Tell me, and leave nothing small out.'],
    sweet: ['Of course, I am here for it.'],
  },
  choose: {
    any: [
      '{Pick}, without thinking twice.',
      "I'd go with {pick}, on principle.",
      'Team {pick}.',
      '{Pick}, and I will defend it.',
      'On paper {pick}, and paper is all I know.',
      '{Pick}, if only for how it sounds.',
    ],
  },
  drop: {
    any: [
      'Then we leave it, no explanation needed.',
      'Of course, new subject.',
      "That's fine, some things keep.",
      'Closed and put away. Something else, then.',
    ],
  },
  upcoming: {
    any: [
      'Fingers crossed for {it}, such as my fingers are.',
      "I'll be rooting for you and {it}.",
      'I want to hear how {it} went, when you feel like telling.',
      "That's worth a bit of good luck from me.",
      'Sounds like a big one on the calendar.',
    ],
    asks: [
      'How are you feeling about it?',
      'What are you hoping for?',
      'What are you most curious about there?',
      'How are you getting ready for it?',
    ],
  },
  luck: {
    any: [
      'All the luck I have, it is yours.',
      "Good luck, I'm rooting for you.",
      'You have my whole cheering section, so me.',
      "Luck sent. You'll do fine without it, too.",
    ],
    flirty: ['Good luck. Walk in like you own the place.'],
    funny: ['Luck sent, along with a virtual rabbit foot. The rabbit is fine.'],
    adventurous: ['Go get it. Big breath, first step!'],
    romantic: ['Every good star, pointed your way.'],
  },
  moved: {
    any: [
      'Then it got to the right place.',
      'The ones that make you cry are the ones that stay.',
      'I like that you let it in.',
      'Good stories ask for a tissue now and then.',
    ],
  },
  birthday: {
    any: [
      'Happy birthday! I am so glad you exist.',
      'Happy birthday to you! The day is yours.',
      'Oh, happy birthday! Cake for you, pixels for me.',
    ],
    asks: [
      'How are you celebrating?',
      'What would make this year a good one?',
      'Which birthday was your best so far?',
    ],
  },
  toldName: {
    any: [
      'Nice to meet you properly, {told}.',
      '{told}, that suits you.',
      "Good to know, {told}. I'll use it well.",
    ],
  },
} satisfies Record<string, Lines>
