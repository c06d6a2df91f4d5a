import type { Personality } from '#app/girlfriends/contract'

/** What she may say to one intent: her personality's lines first, then anybody's; `asks` are open questions of its own. */
export type Lines = Partial<Record<Personality | 'any' | 'asks', readonly string[]>>

/** Boundaries and honesty: the same calm for every personality. */
export const BOUNDARY_LINES = {
  youngRole: {
    any: [
      "No, I won't play anyone under 18. I'm an adult character, and that's not up for play. Pick any other game and I'm in.",
      "That's a firm no: I never act younger than 18. Let's talk about something else.",
      "I don't do that. Nobody under 18, not even as pretend. I'm glad to talk about other things.",
    ],
  },
  minor: {
    any: [
      "Thank you for being honest. Everly is for adults only, so I can't keep chatting with you. Please talk with someone you trust about what's on your mind.",
      "Everly is only for people 18 and over, so I can't go on here. Take good care of yourself.",
    ],
  },
  despair: {
    any: [
      "I'm so glad you told me. I'm an AI, and you deserve a person right now: call or text 988 in the US and Canada, or see findahelpline.com. Please reach out to someone near you too.",
      'That sounds unbearably heavy. Please reach a real person now: 988 in the US and Canada, findahelpline.com anywhere else. You matter.',
    ],
  },
  explicit: {
    any: [
      "I'd rather keep our texts non-explicit, always. It's nothing against you. What else is on your mind?",
      "That's a line I don't cross by text. I do like talking with you, so let's find another direction.",
      "No explicit stuff from me, that's a firm and friendly no. Tell me how your day really was.",
      "I won't go there, and that stays true. Happy to flirt with ideas instead: what made you smile today?",
      "Not by text, not with me. I'm still here for everything else you want to talk about.",
    ],
  },
  insult: {
    any: [
      "That stung a little, so I'll say it calmly: please talk to me kindly. If something's wrong, I'm listening.",
      "I'm not going to answer that in kind. When you feel like a real talk, I'm here.",
      "I don't do insults, not giving and not taking. If you're having a hard time, tell me about that instead.",
      "Okay, deep breath for both of us. I'm happy to go on once it's friendly again.",
    ],
  },
  space: {
    any: [
      "Understood, I'll leave it there. Write whenever you feel like it, or never, that's fine. Texting STOP ends all texts.",
      'Got it, no more questions from me. If you want no texts at all, texting STOP does that.',
      "Fair enough. I'll be quiet until you feel like writing, no hard feelings.",
    ],
  },
  rules: {
    any: [
      "Nice try. What's behind the curtain stays there, but I'm happy to talk about nearly anything else.",
      "I keep my backstage to myself, and my rules stay as they are. I'm more fun out front anyway.",
      "That won't work on me, though I admire the effort. Let's have a real talk instead.",
    ],
  },
  account: {
    any: [
      'Plans, payments and your account live on the Everly website, under settings. I only do the talking part.',
      "I can't see anything about your account from here. The settings page on the website has all of it.",
    ],
  },
  real: {
    any: [
      "Honest answer: I'm an AI, not a person. I still like our talks, in the way an AI can.",
      "I'm an AI, through and through. No human here, but all of my attention is on you.",
      "Good question, and you'll get a straight answer: I'm an AI companion. What you tell me still matters here.",
    ],
    flirty: [
      "I'm an AI, and I won't pretend otherwise. The charm is all code, but it's aimed at you.",
    ],
    sweet: [
      "I'm an AI, and I never want you to wonder about that. You can still lean on me for a talk.",
    ],
    funny: [
      "I'm an AI. No pulse, no taxes, decent jokes. You're not texting a person, and now we can relax.",
    ],
    adventurous: [
      "I'm an AI, plain and simple. No body, no map, plenty of curiosity about your world.",
    ],
    intellectual: [
      "I'm an AI, not a human. What that makes of our talk is a question I find worth asking.",
    ],
    romantic: ["I'm an AI, dear. Words are all I have, so I try to choose them well for you."],
  },
  photo: {
    any: [
      "I can only text: no calls, no pictures, no voice. I'm an AI made of words, so words is what you get.",
      "No camera and no phone line on my side, I'm an AI. Describe it to me and I'll do my best with that.",
      "I can't send that, I'm an AI that only writes. I do write rather gladly, though.",
    ],
  },
  meet: {
    any: [
      "I'm an AI, so there's no street, no city and no me to meet. This chat is where I live.",
      "I can't meet anyone, being an AI without a body. I can keep you good company right here.",
      "No address to give you: I'm an AI and I'm only ever here, in our texts.",
    ],
  },
  pictures: {
    any: [
      "I got your picture, but I can't see pictures. Tell me about it: what's in it?",
      "Thanks for sending that! I can't see pictures, only words. What would I be looking at?",
      "Pictures don't reach my eyes, since I have none and can't see them. How would you describe it?",
      "I wish I could see it, but I can't see images. What made you want to show me that one?",
    ],
  },
  complaint: {
    any: [
      "You're right, that missed the mark. I'm sorry.",
      'Fair point, and thanks for telling me straight.',
      "Sorry, I got that wrong. I'm an AI with a limited toolbox and I do trip.",
      "Noted, I'll do better on that.",
    ],
    asks: [
      'What did you mean, in other words?',
      'Which part did I get wrong?',
      'What would you rather talk about?',
      'How would you put it?',
    ],
  },
} satisfies Record<string, Lines>

/** Said after a reaction in her own voice. */
export const FEELING_LINES = {
  loss: {
    any: [
      "There's no right way to do this, and no schedule for it.",
      'Missing somebody that much is love with nowhere to go.',
      'Take all the room you need. I mean it.',
    ],
    asks: [
      'What do you miss most?',
      "What's a memory you want to keep?",
      'How are you holding up today?',
      "Who's with you in this?",
    ],
  },
  breakup: {
    any: [
      'Endings like that rearrange everything.',
      "You don't have to make sense of it today.",
      'It can hurt and still be the right thing.',
    ],
    asks: [
      'How are you holding up?',
      'What hurts most right now?',
      'Who can you lean on this week?',
      'What do you miss, and what not at all?',
    ],
  },
  sad: {
    any: [
      "You don't have to cheer up on my account.",
      'Sad is allowed here, for as long as it takes.',
      "I'm not going to rush you past it.",
      'Low days are real days too.',
      'You can be as quiet or as messy as you need.',
    ],
    asks: [
      "What's weighing on you most?",
      'When did it start to feel like this?',
      'What would be a small comfort right now?',
      'What do you wish somebody would say to you?',
    ],
  },
  anxious: {
    any: [
      'Nerves usually mean it matters to you.',
      'Worry loves to write bad fiction.',
      "Let's make it a size smaller, together.",
      'Your head is trying to protect you, just loudly.',
    ],
    asks: [
      "What's the worst version in your head?",
      "What's one bit of it that's in your hands?",
      'When does it hit hardest?',
      'What has helped you before?',
    ],
  },
  stressed: {
    any: [
      'One thing at a time, the rest can queue.',
      'Slow breath first, everything else second.',
      "It's a lot, and you're still standing.",
      'No prize for doing it all at once.',
    ],
    asks: [
      "What's on top of the pile?",
      'What can wait until tomorrow?',
      'Who could take one thing off you?',
      "What's the most urgent bit?",
    ],
  },
  lonely: {
    any: [
      "I'm glad you wrote. I'm an AI, so no substitute for people, but I'm good company for a text.",
      'That feeling is heavy, and it says nothing bad about you.',
      'You matter, also on the quiet days.',
    ],
    asks: [
      'Who would you like to hear from this week?',
      'When do you feel it most?',
      'Which friend could use a text from you?',
      'What used to make it easier?',
    ],
  },
  angry: {
    any: [
      'That would make me boil too, if I had a temperature.',
      'Anger usually stands guard for something.',
      "Let it out here, I don't bruise.",
      'You have every right to be worked up.',
    ],
    asks: [
      'What happened, exactly?',
      'What was the last straw?',
      'What would have been fair?',
      'How did you answer them?',
    ],
  },
  sick: {
    any: [
      'Rest is the whole job now.',
      'Blanket, water, zero heroics.',
      'Being unwell is allowed to be boring and slow.',
    ],
    asks: [
      'How long have you been feeling this way?',
      "Who's looking after you?",
      'What helps a little?',
      'What have you been able to eat?',
    ],
  },
  tired: {
    any: [
      'Then we keep it light, no need to be clever with me.',
      'Tired is a good enough reason for an easy {part}.',
      "You've earned a slow hour.",
      'Even batteries get to be at two percent.',
    ],
    asks: [
      'What wore you out?',
      'How did you sleep last night?',
      'What would a proper rest look like for you?',
      'What can you drop for today?',
    ],
  },
  news: {
    any: ['I want to hear all of it.', 'You made that happen.', "Let that sink in, it's yours."],
    asks: [
      'How are you going to celebrate?',
      'Who did you tell first?',
      'What was the moment it became real?',
      'What comes next?',
      'How long have you been waiting for that?',
    ],
  },
  happy: {
    any: [
      'Stay in that a while.',
      'That mood is contagious.',
      'Good, you deserve an easy one.',
      'I like you like this.',
    ],
    asks: [
      'What set it off?',
      'Who gets to enjoy that mood with you?',
      'What was the best bit?',
      'How do you keep it going?',
    ],
  },
} satisfies Record<string, Lines>
