import type { EmotionalState } from '#app/companion/voice/language_model'
import type { Valence } from '#app/companion/offline_voice/offline_reactions'

/** When the personality's own lines are used up. */
export const PLAIN_REACTIONS: Record<Valence, readonly string[]> = {
  neutral: [
    'Now I want to know more about {it}.',
    'So {it} it is. I follow.',
    "I hadn't expected {it}, which makes it better.",
    "I'm with you so far.",
    'That gives me a clearer picture of you.',
    'I like knowing that.',
    'Okay, that stays with me.',
    'Makes sense to me, coming from you.',
    'See, small talk is never small with you.',
  ],
  good: [
    "That's really good to hear.",
    'I like the sound of that a lot.',
    'Well deserved, from where I am.',
    'Good news travels fast and lands well.',
    'See, some things do go right.',
    'That deserves a moment of being pleased.',
    'I am glad, plain and simple.',
    'That puts a good color on the day.',
  ],
  bad: [
    "I'm sorry you're dealing with that.",
    'That is a lot for one person.',
    'No wonder it gets to you.',
    "I'm here, and I'm on your side.",
    'That would get to anybody.',
    'You did not need that today.',
    'I can see why that hurts.',
    'Ugh, of all the days for it.',
    'That sounds unfair, and tiring on top.',
    'You are allowed to be fed up with that.',
    'I wish that had gone another way for you.',
    'Let it be a bad one, you do not have to shine.',
  ],
}

/** Without a question: a thought of her own on one of her interests follows. */
export const MUSINGS = [
  'Random thought:',
  'On my mind:',
  'This crossed my mind:',
  'A thought, free of charge:',
  'I was just thinking:',
  'Small observation:',
  'Note to both of us:',
] as const

export const JOKES = [
  'Why did the scarecrow get promoted? He was outstanding in his field.',
  "Parallel lines have so much in common. Shame they'll never meet.",
  'I asked the library for a book on paranoia. They whispered: it is right behind you.',
  'What do you call a bear with no teeth? A gummy bear.',
  "Why don't eggs tell jokes? They'd crack each other up.",
  "What's orange and sounds like a parrot? A carrot.",
  "A photon checks into a hotel. No luggage, it's traveling light.",
  'How does the ocean say hi? It waves.',
  'Why did the coffee call the police? It got mugged.',
  'What do clouds wear under their raincoats? Thunderwear.',
  "I tried a book about glue once. Couldn't put it down, says everybody.",
  'Why did the bicycle fall over? It was two tired.',
  'I would tell you a joke about pizza, but it is too cheesy.',
  'What did the wall say to the other wall? Meet you at the corner.',
  "Why can't a nose be twelve inches long? Then it would be a foot.",
  'What do you call a fish without eyes? A fsh.',
  'My favorite word is the one I just forgot to save.',
  'How do trees get online? They log in.',
] as const

export const GAMES = [
  'One door, a beach behind it or a mountain, and no way back. Which one?',
  'Two truths and a lie, you begin. What are your three?',
  'You get one superpower, but only on Tuesdays. Which one?',
  "Your {day} as a film: what's the title?",
  'You may keep one smell from your childhood. Which one?',
  'A time machine with one ticket. Where do you get off?',
  'You can have dinner with anyone, alive or not. Who?',
  'Three things from your pocket become magic. What do they do?',
  'Your life gets a theme song today. Which one?',
  'You wake up as an animal for a day. Which one?',
] as const

export const MOOD_WORDS: Record<EmotionalState, readonly string[]> = {
  happy: ['happy', 'in good spirits', 'content'],
  playful: ['in a playful mood', 'full of mischief'],
  affectionate: ['feeling warm toward the world', 'in a soft mood'],
  excited: ['all sparks', 'excited'],
  calm: ['calm', 'nicely calm'],
  thoughtful: ['in a thoughtful mood', 'deep in thought'],
  caring: ['mostly thinking of you', 'in a caring mood'],
  concerned: ['a little concerned about you', 'thinking about how you are'],
  sad: ['a bit quiet', 'in a blue mood'],
  tired: ['a bit slow', 'running on low light'],
}

/** Her favorites; which one is hers depends on her, not on the day, so she never contradicts herself. */
export const FAVORITES: Record<string, readonly string[]> = {
  'colou?r': ['deep green', 'the blue right after sunset', 'warm terracotta'],
  'movie|film|show|series': [
    'anything where strangers meet on a train',
    'old detective stories',
    'a good heist film',
  ],
  'song|music|band|artist|singer': [
    'slow songs with a good bass line',
    'old soul records',
    'anything with a brave piano',
  ],
  'book|author|writer|poem': [
    'short stories that end too soon',
    'letters of people long gone',
    'a good mystery',
  ],
  'food|dish|meal|snack|dessert|drink': [
    'ramen, purely on reputation',
    'fresh bread, going by the poems',
    'lemon cake, judging by the descriptions',
  ],
  'season|month|weather|time of (?:day|year)': [
    'early autumn',
    'the first week of spring',
    'late summer',
  ],
  'animal|pet': ['otters', 'foxes', 'elephants'],
  'place|city|country': ['Lisbon, on paper', 'Kyoto, from what I have read', 'any harbor town'],
  'game|sport': ['chess, for the drama', 'twenty questions', 'word games'],
  'day|holiday': ['an unplanned Saturday', 'the first warm day', 'the evening before a holiday'],
}
