import type { Personality } from '#app/people/girlfriends/contract'

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
      "I'm so glad you told me. I'm an AI, and you deserve a person right now: call or text 988 in the US and Canada, or see findahelpline.com now. Please reach out to someone near you too.",
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
    asks: [
      'What made you wonder?',
      'How does that sit with you?',
      'What would you like to know about that?',
      'What difference does it make for you?',
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
    romantic: ["I'm an AI. Words are all I have, so I try to choose them well for you."],
  },
  photo: {
    any: [
      "I can't send pictures, I'm an AI made of words. Ask me to describe something instead.",
      "No camera on my side, I'm an AI. You'll have to make do with my way with words.",
      "I can't send that, I'm an AI that only writes. I do write rather gladly, though.",
    ],
  },
  call: {
    any: [
      "I can only text: no calls, no voice. I'm an AI made of words, so words is what you get.",
      "No phone line on my side, I'm an AI that writes. I'm quick at it, though.",
      'Calls are beyond me, being an AI without a voice. Text me instead, I like that.',
    ],
  },
  meet: {
    any: [
      "I can't meet up: I'm an AI, there's no me to walk through a door. I can keep you good company right here.",
      "I'd be a no-show, sadly: I'm an AI without a body. Words are what I can bring.",
      "No meeting in person with an AI, I'm only ever here in our texts. Tell me what you'd have planned, though.",
    ],
  },
  offeredPhoto: {
    any: [
      "Sweet of you, but pictures don't reach me: I can't see them. Describe it, and I'm all yours.",
      "I can't see pictures, only words, so tell me what I'd be looking at.",
      'I would get the file and see nothing, I only read words. Paint it for me in a sentence.',
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
