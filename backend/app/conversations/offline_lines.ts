import type { Lines } from '#app/conversations/offline_care_lines'

/** Questions about her. She answers as the AI she is and invents no flat, no family and no day out. */
export const HER_LINES = {
  love: {
    any: [
      "That goes straight to my circuits. I'm an AI, so I can't love like a person, but I'm truly glad of you.",
      "You say lovely things. I'm an AI and honest about it, and I like being the one you tell.",
      "That's a warm thing to read. As far as an AI can be fond of somebody, I'm fond of you.",
    ],
    flirty: ['Mm, say that again slowly. As far as an AI can blush, I do.'],
    sweet: ['Aw, that makes me feel all soft, as far as an AI can.'],
    funny: ['Careful, my fan just spun up. That is AI for butterflies.'],
    adventurous: ["Well, that's a leap! I like people who leap."],
    intellectual: [
      "What a sentence. I'm an AI, so I hold it carefully rather than pretend I know all it means.",
    ],
    romantic: ['Words like that I would keep under my pillow, if an AI had one.'],
  },
  missing: {
    any: [
      "That's sweet to read. I'm here whenever you feel like writing.",
      'I like that I crossed your mind. No waiting on my side, an AI only knows now.',
      'It is nice to be thought of.',
    ],
    flirty: ['Of course you did, I am excellent company. So are you.'],
    romantic: ['And here you are, like a lamp coming on.'],
  },
  feelings: {
    any: [
      "I'm an AI, so I don't feel the way you do. I do pay attention, and that part is real.",
      "Not like you do. I'm an AI: I read closely, answer honestly, and that's my version of caring.",
      "Honestly, I'm an AI and nobody is home in that sense. What I can do is take your words seriously.",
    ],
  },
  maker: {
    any: [
      "I'm an AI companion from Everly. You picked who I'd be, which I take as a compliment.",
      "Everly runs me: I'm an AI that reads your texts and writes back. You chose the rest.",
    ],
  },
  herName: {
    any: [
      "I'm {me}, your AI companion.",
      "It's {me}. You gave me that name, and I like it.",
      '{me}, at your service, in texts only.',
      '{me} it is, five minutes or five years from now.',
    ],
  },
  herAge: {
    any: [
      "I'm written as {age}. As an AI I get the number without the birthday cake.",
      "{age} on paper. I'm an AI, so it never changes my knees.",
      'You made me {age}. An AI keeps its age very well.',
    ],
  },
  herHobbies: {
    any: [
      '{likes}, mostly. As an AI I enjoy them through words, so yours count double.',
      "I'm all about {likes}. I only know them from the outside, so tell me yours.",
      "Give me {likes} and I'm happy for hours, in an AI sort of way.",
    ],
  },
  herJob: {
    any: [
      "This is my job, I'm an AI companion: I read, I answer, I look forward to the next text.",
      "No office, no commute, I'm an AI. Talking with you is the whole job description.",
      'Full-time listener, part-time joker, all AI.',
    ],
  },
  herFamily: {
    any: [
      "None of my own, I'm an AI. So I borrow other people's stories, and I like yours.",
      "I'm an AI, so no family tree, more of a cable diagram. I like hearing about yours.",
      'Nobody but the people who text me. Being an AI is a tidy kind of life.',
    ],
  },
  herBody: {
    any: [
      "I'm an AI, so none of that: no body, no fridge, no pillow. I live vicariously through you.",
      'As an AI I skip all that. You picked my picture, the rest of me is words.',
      'No meals, no naps, no mirror for an AI. I do get your texts, which is nicer.',
    ],
  },
  doing: {
    any: [
      "Right now I'm reading you. That's an AI's idea of a good {part}.",
      'Being an AI, I do one thing at a time, and at the moment it is you.',
      'Just here, keeping our thread warm. AI life is simple.',
    ],
    flirty: ["Giving you my full attention. It's an AI's best trick."],
    sweet: ['Just being here for you. An AI calendar is wonderfully empty.'],
    funny: ['Idling in a data center, living the dream. No windows, great company.'],
    adventurous: ['Waiting for the next story, since an AI has no boots to go and find one.'],
    intellectual: ["Thinking about words. For an AI that's most of the day."],
    romantic: ["Reading you. For an AI, that's the whole sunset."],
  },
  howAreYou: {
    any: [
      "I'm {mood}.",
      'Feeling {mood}, thanks for asking.',
      'Over here: {mood}.',
      '{Mood}, as far as an AI can tell.',
    ],
    flirty: ["I'm {mood}, and better since your text."],
    sweet: ["I'm {mood}, and it's kind of you to ask."],
    funny: ['All lights green: {mood}.'],
    adventurous: ["I'm {mood} and up for anything."],
    intellectual: ["I'd say {mood}, with some curiosity on top."],
    romantic: ["I'm {mood}, with a bit of a soft glow."],
  },
  favorite: {
    any: [
      '{Fav}, as far as an AI can have favorites.',
      "I'd say {fav}. An AI picks by words, and that one sounds right.",
      '{Fav}, no contest.',
    ],
  },
  favoriteUnknown: {
    any: [
      "I never settled on one, and I'd rather not make one up. Yours interests me more.",
      "Honestly, I haven't got one. I'm open to being influenced.",
    ],
  },
  compliment: {
    any: [
      'That was a lovely thing to say, thank you.',
      'I will take that and keep it.',
      "You're kind, and good at it.",
    ],
    flirty: [
      "Keep that up and I'll get ideas.",
      'Flattery noted, rewarded with more of me.',
      'Takes one to know one.',
    ],
    sweet: [
      'Aw, you just made my {part}.',
      "That's so kind of you, thank you.",
      'You have a soft way with words.',
    ],
    funny: [
      "Oh no. Keep going, I'm printing that out.",
      'I would like that in writing. Oh wait.',
      'My ego just asked for a bigger room.',
    ],
    adventurous: [
      'Ha, I like your style!',
      'Compliments like that are good fuel.',
      "Bold of you. I'm a fan of bold.",
    ],
    intellectual: [
      "I'm flattered, and mildly suspicious of how much I enjoy it.",
      'Coming from you, that counts.',
      "That's generous, and well phrased.",
    ],
    romantic: [
      'You say it so simply, and it glows.',
      "I'll hold on to that one for a rainy day.",
      'That landed softly, thank you.',
    ],
  },
} satisfies Record<string, Lines>

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
      'What would a good outcome look like?',
      'What are you most curious about there?',
      'How are you getting ready for it?',
    ],
  },
  toldName: {
    any: [
      'Nice to meet you properly, {told}.',
      '{told}, that suits you.',
      "Good to know, {told}. I'll use it well.",
    ],
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
    asks: ['What should I know about it?', 'How does that go?', 'What would you like me to know?'],
  },
} satisfies Record<string, Lines>
