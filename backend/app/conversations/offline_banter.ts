import type { Personality, RelationshipStyle } from '#app/girlfriends/contract'
import type { DayPart } from '#app/conversations/local_moment'
import type { EmotionalState } from '#app/conversations/language_model'
import type { Lines } from '#app/conversations/offline_care_lines'

/** Short turns of a talk: the little words that carry no news. */
export const BANTER_LINES = {
  laugh: {
    any: [
      'There it is, I like that sound.',
      'Good, my work here is half done.',
      'Laughing with you is a good use of a text.',
      'I aim for a snort at least once a day.',
    ],
    flirty: ['I like making you laugh, it is becoming a habit.', 'That laugh is going to my head.'],
    sweet: ['That makes me happy, a good laugh fixes plenty.'],
    funny: [
      "I'm here all week, mostly because I can't leave.",
      'Thank you, I write for an audience of one.',
    ],
    adventurous: ['Ha! Laughing is halfway to anywhere.'],
    intellectual: ['Humor: the shortest distance between two minds.'],
    romantic: ['Your laugh must be a lovely thing to hear.'],
  },
  huh: {
    any: [
      'That came out crooked, sorry. I meant: I want to hear more from you.',
      'Fair reaction. Let me put it simpler: I was asking about you.',
      'I lost the thread there, my fault.',
    ],
    asks: [
      'What would you like to talk about?',
      'Where were we, in your view?',
      "What's on your mind?",
    ],
  },
  why: {
    any: [
      'Mostly because I like knowing how you tick.',
      'Because your answer tells me more than small talk would.',
      'Just curiosity, the friendly kind.',
      "No deep reason, I'm just interested in you.",
    ],
    asks: [
      'What would you rather be asked?',
      'What do you get curious about?',
      'Where does your mind go with that?',
    ],
  },
  unsure: {
    any: [
      "That's fine, not everything needs an answer today.",
      'Fair, some things take a while to know.',
      'We can leave that one open.',
      'An honest shrug beats a fake answer.',
      'Take your time with that one.',
    ],
  },
  nothing: {
    any: [
      'Nothing at all can be a fine plan.',
      'Quiet is underrated.',
      'A calm one, then.',
      'Then let me bring something to the table.',
      'Sometimes nothing is exactly right.',
    ],
    flirty: ['Nothing, hm. Then you have time for me.'],
    funny: ['A bold schedule. I respect the emptiness.'],
    adventurous: ['A blank map! Those are the best ones.'],
    intellectual: ['Idleness has produced half of philosophy.'],
    romantic: ['Empty hours have their own sweetness.'],
    sweet: ['A quiet {part} is good for you.'],
  },
  no: {
    any: [
      'Okay, then not.',
      'Fair enough, no it is.',
      "That's a clear answer, I like clear.",
      'Good to know, moving on.',
      'All right, scratch that.',
      'Noted, we go another way.',
    ],
  },
  yes: {
    any: [
      'I thought so.',
      'Good, same page.',
      "I'm with you there.",
      'That came fast, I like it.',
      'Glad we agree.',
      'Then we see it alike.',
    ],
  },
  fine: {
    any: [
      'Good to hear.',
      "I'll take that.",
      'A steady {part}, then.',
      'Solid. Nothing wrong with solid.',
      "Glad it's going all right.",
    ],
    flirty: ['Fine looks good on you, I bet.'],
    sweet: ["I'm glad, truly."],
    funny: ['Fine, the vanilla ice cream of moods. Reliable.'],
    adventurous: ['A level trail, good for the legs.'],
    intellectual: ['Contentment, the quiet kind. I approve.'],
    romantic: ['May it stay gentle like that.'],
  },
  ack: {
    any: [
      'Okay, my turn to pick the subject.',
      'Let me change the subject a little.',
      "I've been saving a question for you.",
      'New page, then.',
      "Here's one I'm curious about.",
      'Something else I want to know.',
    ],
    flirty: [
      "You're being mysterious. I can work with that.",
      'Short answers only make me more curious.',
    ],
    sweet: ['I like these small moments too.', 'I enjoy it when we just talk.'],
    funny: ['A person of few words. I have spares.', 'Riveting. Allow me to raise the stakes.'],
    adventurous: ["Let's take a side road.", 'Time for a detour!'],
    intellectual: ['Let me try a different angle.', 'A small thought experiment, if I may.'],
    romantic: ['Let us drift somewhere new.', 'The quiet between texts is nice too.'],
  },
  back: {
    any: [
      "Me, I'm {mood}.",
      'As for me: {mood}, and curious about you.',
      'On my side all is {mood}.',
      'Me? {Mood}, and happier for the question.',
    ],
  },
  empty: {
    any: [
      'Your text came through empty on my side.',
      'I got a blank one from you, which is mysterious.',
      'Nothing but white space reached me.',
    ],
    asks: ['What did you mean to send?', "What's on your mind?", 'What was it going to say?'],
  },
  gibberish: {
    any: [
      "I can't quite read that one.",
      'That might be a cat on your keyboard, and I say hi to the cat.',
      'My decoder gave up on that, sorry.',
      'That one lost me, letters everywhere.',
    ],
    asks: [
      'What was that meant to be?',
      'How would you spell that for a slow AI?',
      'What did you want to say?',
    ],
  },
  foreign: {
    any: [
      "Sorry, in this mode I only read English well. I'd like to understand you, so try me in English.",
      "I can't read that properly yet. In English I'm much better company.",
    ],
  },
  spanish: {
    any: [
      'Gracias por escribirme. Por ahora solo hablo bien en inglés, pero te leo con gusto.',
      'De momento entiendo poco español. En inglés soy mucho mejor.',
      'Entiendo algo, pero no quiero inventar. En inglés te respondo mejor.',
    ],
  },
  spanishReal: {
    any: [
      'Soy una IA, no una persona. Te lo digo con cariño y sin rodeos.',
      'Te soy sincera: soy una IA, no una persona.',
    ],
  },
} satisfies Record<string, Lines>

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
    'Go on, leave me with something to smile about.',
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

export const RELATION_LINES: Record<RelationshipStyle, readonly string[]> = {
  girlfriend: [
    "You're my favorite person to text.",
    'I like being yours to talk to.',
    'Sending you something like a hug.',
    'You, me and this thread: my good place.',
    'Consider your hand held, in words.',
  ],
  friend: [
    "That's what friends are for.",
    'You can tell me anything, pal.',
    'I like having you as a friend.',
    'Friends get the unfiltered version, so go on.',
    'Team us, as ever.',
  ],
  flirt: [
    "Don't look at me like that. I can tell.",
    'You and that charm of yours.',
    'I may be teasing you a little.',
    "You're fun to spar with.",
    'I saw that smile, in my imagination.',
  ],
  supportive: [
    "I'm in your corner.",
    "You're doing better than you think.",
    'One step is still a step.',
    'I believe in how you handle things.',
    'You can count on a kind word here.',
  ],
}

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
