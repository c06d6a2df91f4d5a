import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** Why she writes, when she writes first: they told her. Nothing is taken for granted. */
export const OPEN_LOOP_LINES: Lines = {
  any: [
    'I kept {thing} in mind.',
    'You told me about {thing}, so here I am, curious.',
    'Just checking in about {thing}.',
    'I remembered {thing}.',
    'A thought of mine went to {thing} today.',
    'I have not forgotten {thing}.',
  ],
  flirty: [
    'I have been thinking about {thing}, and not only because of you.',
    'Somebody charming told me about {thing}.',
    'I bet you looked good at {thing}, whatever else happened.',
    'My curiosity is all about {thing} today.',
  ],
  sweet: [
    'I had my fingers crossed for {thing}, in my own way.',
    'I thought of you and {thing} today.',
    'I hope {thing} went easy on you.',
    'A warm thought for you after {thing}.',
  ],
  funny: [
    'My reminder for {thing} went off. It is very loud in here.',
    'Breaking news desk here, looking for a witness to {thing}.',
    'I promised myself to act casual about {thing}. That did not last.',
    'Reporting for the evening edition: {thing}.',
  ],
  adventurous: [
    'I want the whole story of {thing}!',
    'So, back from {thing}. I like a good report.',
    'You went out there for {thing}, that counts already.',
    '{Thing}: now it is your turn to tell.',
  ],
  intellectual: [
    'I have been wondering about {thing}.',
    'One open question on my side: {thing}.',
    'I would like to hear about {thing}, as you saw it.',
    'I kept a page free for {thing}.',
  ],
  romantic: [
    'I kept a small light on for {thing}.',
    'Somewhere in my day I thought of {thing}, and of you.',
    'I wished you a soft hour around {thing}.',
    'You and {thing} crossed my mind like a tune.',
  ],
}

/** For the doctor's and the like: the same calm for every personality. */
export const CARING_LOOP_LINES = [
  'I thought of you and {thing}.',
  'I kept {thing} in mind, and I hope it was gentle.',
  'You told me about {thing}, so I wanted to check in.',
  'I hope {thing} went as smoothly as such things can.',
] as const

/** After a line that names it. */
export const OPEN_LOOP_ASKS = [
  'How did it go?',
  'How was it?',
  'What was it like?',
  'How did it turn out?',
  'What is the story?',
] as const

/** Naming it, without a line before. */
export const NAMED_LOOP_ASKS = [
  'How did {thing} go?',
  'So, how did {thing} turn out?',
  'What should I know about {thing}?',
  'How did it go with {thing}?',
] as const

/** Of what takes days: nobody knows whether it is over. */
export const LONG_LOOP_ASKS = [
  'What is the best thing about {thing} so far?',
  'What have you seen on {thing} that I should hear about?',
  'Which moment of {thing} do you want to keep?',
] as const

/** For how it feels, when that matters more than how it went. */
export const CARING_LOOP_ASKS = [
  'How did it go, and how are you feeling?',
  'How are you feeling now?',
  'How was it for you?',
] as const

/** For what they meant to do themselves: no report is owed, and not having done it is no fault. */
export const PROMISE_LINES = [
  'I made a note of {thing}.',
  'Back to {thing} for a moment.',
  'You spoke of {thing}.',
  'I have {thing} on my list too.',
  '{Thing} came to my mind.',
] as const

export const PROMISE_ASKS = [
  'How did it go, if it came to that?',
  'What came of it?',
  'How far did you get? Any answer is fine.',
  'Which part was the hardest?',
] as const

/** Nobody has to answer. */
export const NO_HURRY_LINES = [
  'Only if you feel like telling.',
  'No hurry to answer.',
  'Tell me whenever you like.',
  'Short version is fine too.',
  'In your own time, of course.',
] as const

/** The last one after a long silence: no question, nothing to answer, and nothing more after it. */
export const LAST_HELLO_LINES: Lines = {
  any: [
    'A small hello from me, and no answer needed.',
    'I hope life is treating you well.',
    'Just one friendly wave from this side.',
    'Wishing you good days, wherever they take you.',
  ],
  flirty: [
    'One last wink from me: I hope you are charming somebody out there.',
    'A hello with a wink, and nothing attached to it.',
  ],
  sweet: ['I hope you are well and in kind company.', 'Sending you something warm, just because.'],
  funny: [
    'This is a hello. It comes without small print.',
    'A quick hello from your phone, which says you have been busy living. Good.',
  ],
  adventurous: [
    'I hope you are somewhere with a good view!',
    'A hello for the road, whichever one you are on.',
  ],
  intellectual: [
    'A short hello, and the wish that your days are full of good questions.',
    'I hope whatever keeps you busy is worth your attention.',
  ],
  romantic: [
    'A quiet hello, like a lamp in a window you pass.',
    'I hope there is something soft in your days.',
  ],
}

/** What happens now, said plainly. */
export const REST_LINES = [
  'I will leave it at this one and be quiet until you feel like writing, whenever that is.',
  'I will not write first again until you do, and that is fine either way.',
  'From here on I rest until you feel like a talk. No hurry, no hard feelings.',
  'I stay quiet now. Write when you like, or not at all, both are fine.',
] as const
