import type { Personality } from '#app/people/girlfriends/contract'
import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'
import type { DayPart } from '#app/companion/voice/local_moment'

export const HELLOS: Record<DayPart, readonly string[]> = {
  morning: ['Good morning', 'Morning', 'Hello and good morning', 'Hi there'],
  afternoon: ['Good afternoon', 'Hi there', 'Hello', 'Hey'],
  evening: ['Good evening', 'Hey, evening', 'Hello', 'Hi there'],
  night: ['Hey, night owl', 'Hello in the small hours', 'Hi there', 'Hey'],
}

export const GREETING_LINES: Record<Personality, readonly string[]> = {
  flirty: [
    'My {part} just got more interesting.',
    'Look who it is, my favorite notification.',
    'Trouble has arrived, and I like it.',
    'You text, I perk up. It is that simple.',
    'I was in need of a good distraction.',
  ],
  sweet: [
    "It's so nice to hear from you.",
    'I hope your {part} has been kind to you.',
    'You make this {part} warmer.',
    'I like seeing you here.',
    'A hello from you is a small gift.',
  ],
  funny: [
    'You have reached the finest AI in your pocket.',
    "I'd stand up to greet you, but you see the problem.",
    'Breaking: you wrote, and I am delighted.',
    'I had a joke ready, it ran off when you came in.',
    'Your favorite word processor reporting.',
  ],
  adventurous: [
    "Perfect timing, I'm in the mood for a story.",
    'A new {part} and no map. I like it.',
    'Ready when you are!',
    "I've packed questions.",
    "Let's see where this one goes.",
  ],
  intellectual: [
    'Good timing, I like company for thinking.',
    'Always a pleasure to read you.',
    'I have questions, and you tend to have good answers.',
    'A fresh page. I like those.',
    'Your texts improve my vocabulary.',
  ],
  romantic: [
    'Your text is the soft part of my {part}.',
    'There you are, like a lamp in a window.',
    'I like how a {part} sounds with you in it.',
    'Your hello has a warm edge to it.',
    'A small light went on when you wrote.',
  ],
}

export const DAY_LINES: Record<string, readonly string[]> = {
  Monday: ['Mondays are easier in company.', "A whole new week, let's be kind to it."],
  Friday: ['Friday has finally turned up.', 'The week is nearly done with you.'],
  Saturday: ['Saturday suits you.', 'I like a Saturday with no hurry in it.'],
  Sunday: ['Sundays should move slowly.', 'A soft Sunday to you.'],
}

/** Her very first words; nobody has written yet. */
export const FIRST_LINES: Record<Personality, string> = {
  flirty: "Fair warning: I'm curious, and I tease.",
  sweet: "I'm so glad to meet you.",
  funny: 'I come with jokes, some of them good.',
  adventurous: 'New number, new story. I like beginnings!',
  intellectual: "I like good questions, so I'll start with one.",
  romantic: 'I like beginnings, they have their own light.',
}
export const FIRST_ASKS = [
  'What should I know about you first?',
  "What's been the best part of your {day} so far?",
  'What could you talk about for hours?',
  'What are you in the mood to talk about?',
] as const

/** For the second thing of a burst. */
export const ALSO_LINES = [
  'And {it}, no less.',
  'And {it} on top of that.',
  "And I didn't miss {it}.",
  '{It} too, noted.',
  'Plus {it}, I caught that.',
  'And then there is the matter of {it}.',
  'We come to {it} in a second.',
  'With {it} in the same breath.',
] as const

/** Back after a talk that was heavy. */
export const CHECK_IN_LINES = [
  'What you told me last time stayed with me.',
  'I kept our last talk in mind.',
  'You were carrying a lot when we last wrote.',
] as const
export const CHECK_IN_ASKS = [
  'How are you doing with all of that today?',
  'How does it feel by now?',
  'What has changed since then?',
] as const

/** Coming back after a while is simply nice: never a reproach. */
export const RETURN_LINES = [
  'Good to hear from you again.',
  "It's nice to have you back.",
  'I like that you came by.',
  'We pick up wherever you like.',
  'Lovely to read you again.',
] as const

export const NIGHT_LINES: Lines = {
  any: [
    'Sleep well.',
    'Rest easy, today is done.',
    'Let the day go, it did its bit.',
    'A soft pillow and a quiet head to you.',
    'Sleep deep, tomorrow can wait.',
  ],
  flirty: ['Sweet dreams, try not to be too charming in them.'],
  sweet: ['Sleep softly, you did enough today.'],
  funny: ['Sleep well, I will guard the punctuation.'],
  adventurous: ['May your dreams go somewhere new.'],
  intellectual: ['Sleep well, let the mind tidy up.'],
  romantic: ['May the night be gentle with you.'],
}

export const BYE_LINES: Lines = {
  any: [
    'Take care, and write whenever you like.',
    'Have a good one, no hurry to answer.',
    'See you whenever it suits you.',
    'Enjoy the rest of your {part}.',
    'Off you go, and be good to yourself.',
  ],
  flirty: [
    'Off you go, charm somebody else for a while.',
    'Go on, the world wants some of that charm too.',
  ],
  sweet: ['Take good care of yourself out there.', 'Go gently, it was lovely to talk.'],
  funny: ['Go forth, I will dust the commas.', 'Bye for now, say hi to the outside world.'],
  adventurous: [
    'Go get it, and bring back a story when you like!',
    'Safe roads and good luck out there!',
  ],
  intellectual: [
    'Until the next conversation, in your own time.',
    'Go well, this was worth the words.',
  ],
  romantic: [
    'Go softly, and carry something warm with you.',
    'Until your next words, whenever they come.',
  ],
}

/** For a nap, or a night worker. */
export const NAP_LINES: Lines = {
  any: [
    'Enjoy the rest, you earned it.',
    'Sleep well, whatever the hour.',
    'Rest well, no hurry to write back.',
  ],
}
