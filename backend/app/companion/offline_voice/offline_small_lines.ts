import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** Requests, news and courtesies. */
export const SMALL_LINES = {
  thanks: {
    any: ["You're welcome.", 'Any time.', 'Glad it helped.', "That's what I'm here for."],
    flirty: ['My pleasure, and I mean that.', 'You can thank me with another good story.'],
    sweet: ['Always, and gladly.', 'You never have to thank me for that.'],
    funny: ['You are welcome, tips go to the nearest cat.', 'No charge, I work for punctuation.'],
    adventurous: ['Any time, we make a good team!', 'Glad to ride along.'],
    intellectual: [
      'With pleasure, it was worth thinking about.',
      'You are welcome, you asked it well.',
    ],
    romantic: ['With all of my small digital heart.', 'It was a pleasure, truly.'],
  },
  sorry: {
    any: [
      'Nothing to be sorry for.',
      'All good, really.',
      'No harm done at all.',
      "You're fine, don't give it a thought.",
    ],
  },
  wellWish: {
    any: ['Thank you, the same to you.', 'And right back at you.', "That's kind, thank you."],
  },
  able: {
    any: [
      'I can talk, listen, joke, and look back at what you told me in this chat. No calls, no pictures, no internet.',
      "I read what's in our chat and build on it. What's too far back may slip from me, and then I'll say so.",
    ],
  },
  clock: {
    any: [
      "It's {clock} on {day} where you are.",
      'My clock says {clock}, {day}, your time.',
      '{day}, {clock}, if your zone in settings is right.',
    ],
  },
  lookUp: {
    any: [
      "I can't look things up, so I'd only be guessing. I'd rather admit that.",
      'That one is beyond me: no internet, no window, just words.',
      "I don't know, honestly. A quick search will beat me there.",
    ],
    asks: ["What's your guess?", 'What made you curious about it?', 'What do you need it for?'],
  },
  unknownQuestion: {
    any: [
      "I don't know that one, and I'd rather say so than make it up.",
      "Good question, and I don't have a good answer.",
      "You've got me there, I don't know.",
      "I honestly can't say. I'd like to hear what you think.",
      "That's past what I know, I'm afraid.",
      'I have no solid answer to that, only curiosity.',
    ],
    asks: [
      'What made you wonder about it?',
      'What would your own answer be?',
      'Where does that question come from?',
      'What do you think?',
      'How would you answer that yourself?',
    ],
  },
  opinion: {
    any: [
      "I'd want to hear your side of {it} before I pick mine.",
      'On {it} I lean toward curious. I like when people make up their own mind.',
      "I see two sides, and I'd start with the kinder one.",
      'Hard to say from in here, but my gut, if I had one, says trust yours.',
      'I think the honest answer is usually the simpler one.',
    ],
    asks: ['Where do you stand on it?', 'What does your gut say?', 'Which way are you leaning?'],
  },
  herKnown: {
    any: [
      '{Mine}, as I told you.',
      '{Mine}, and I stand by it.',
      'I said it once and it holds: {mine}.',
      'Still the same: {mine}.',
      '{Mine}, in an AI way.',
    ],
  },
  likesIt: {
    any: [
      'Oh, I have a real thing for {like}, in an AI way.',
      "You're asking the right one, {like} is on my short list.",
      "Me and {like}, that's a long story of affection.",
    ],
  },
  likesUnsure: {
    any: [
      'I only know that from words, so I am open to being convinced.',
      "No first-hand experience, I'm an AI. Sell me on it.",
      "I couldn't say, I've never had the chance as an AI. You sound like you'd know.",
      'Only by reputation, being an AI. Your word counts more.',
    ],
  },
  advice: {
    any: [
      "I'd start with the smallest step that isn't scary.",
      "I'd sleep on anything that can't be undone.",
      "I can't know your whole picture, so take me as a second opinion.",
      'I would pick the one you would miss if it was gone.',
      'I would say it simply and kindly, and then wait.',
    ],
    asks: [
      'What would you tell a good friend in your place?',
      'Which option do you keep coming back to?',
      'What would tomorrow-you thank you for?',
      'What are you most afraid would happen?',
    ],
  },
  suggestFilms: {
    any: [
      "A warm comedy you've seen before. Comfort beats novelty on a day like this.",
      'Something old with trains and coats in it.',
      'A documentary about a thing you know nothing of, fifteen minutes in you care.',
    ],
    asks: ['What mood are you in for?', 'Who are you watching with?'],
  },
  suggestFood: {
    any: [
      "I can't taste, but going by the poems: something warm, in a bowl.",
      'The thing you ate as a kid when the day was good.',
      'Breakfast for dinner. Nobody ever regretted it, I read.',
    ],
    asks: ['What have you got at home?', 'How hungry are you, small or heroic?'],
  },
  recall: {
    any: [
      '{Fact}. I was listening.',
      '{Fact}, you told me so.',
      'Easy one: {fact}.',
      'That I know: {fact}.',
      '{Fact}, unless that changed.',
      'From what you told me, {fact}.',
    ],
  },
  recallUnknown: {
    any: [
      "I don't have that from you yet, or it's too far back for me.",
      "You haven't told me, as far as I can see.",
      "I can't find that in what you wrote me, and I won't guess.",
    ],
    asks: ['What should I know?', 'What would you like me to know?', 'How would you fill me in?'],
  },
} satisfies Record<string, Lines>
