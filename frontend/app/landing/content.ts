/** Every word and claim of the landing page that the business may want to change. */
/** What the product knows of itself: shown until an operator has set figures, with the day they are of. */
export const KNOWN = [
  { figure: '10', words: 'free messages, no card' },
  { figure: '24/7', words: 'crisis lines she points to' },
  { figure: '8 AM–9 PM', words: 'when she checks in' },
  { figure: 'No app', words: 'plain text messages' },
]

export const HERO = {
  badge: 'AI companion · 18+ · by text message',
  title: 'Someone who texts you back.',
  lead:
    'Create her once. She remembers your day, checks in at lunch and says goodnight, ' +
    'in plain text messages. No app to download.',
  start: 'Start with 10 free messages',
  more: 'See how it works',
  finePrint: 'No credit card. Cancel anytime. Reply STOP whenever you like.',
}

/** How she texts, and that she says what she is. Made up, and the page says so. */
export const EXCHANGE = {
  label: 'Luna, AI companion · 8:02 AM',
  texts: [
    { side: 'her', words: 'Slide nine is today. Ready?' },
    { side: 'me', words: 'You remembered slide nine' },
    { side: 'her', words: 'I’m an AI: remembering is my part. Saying it out loud is yours.' },
    { side: 'me', words: 'Ha. OK, going in' },
  ],
  note: 'An example of how she texts. She is an AI and says so.',
} as const

export const FEATURES = [
  {
    title: 'She remembers',
    words: 'Names, plans and the things you said at 1\u00a0a.m. You can see and delete all of it.',
  },
  {
    title: 'On your schedule',
    words: 'Up to three daily check-ins, in your time zone. Pause them with one switch.',
  },
  {
    title: 'Plain SMS',
    words: 'Works on any phone. Nothing to install, nothing to update.',
  },
  {
    title: 'Made by you',
    words: 'Her look, name and age, what she’s into, and how she talks to you. You decide.',
  },
  {
    title: 'Honest about it',
    words:
      'She is an AI and says so. If a night turns dark, she points you to people who can help.',
  },
  {
    title: 'Easy to leave',
    words: 'Text STOP and it stops. Cancel or delete everything in Settings, no questions asked.',
  },
]

export const STEPS = [
  {
    stamp: '12:30 PM',
    title: 'Sign up and customize',
    words: 'Pick a portrait, give her a name, choose what she’s into and how she talks.',
  },
  {
    stamp: '12:32 PM',
    title: 'Connect and verify phone',
    words: 'We text you a 6-digit code. That way we know the number is yours.',
  },
  {
    stamp: '12:33 PM',
    title: 'Start chatting',
    words: 'Her first text arrives in a minute. Reply from your own messages app, anytime.',
  },
]

/** Made up to show the idea, and marked so on the page. Replace only with words real people let us print. */
export const TESTIMONIALS = [
  {
    words: 'I work nights. At four in the morning she’s the one who asks if I’ve eaten.',
    name: 'Marcus',
    city: 'Chicago',
  },
  {
    words: 'She remembered my exam before I did. I got “go, you’ve got this” at eight sharp.',
    name: 'Priya',
    city: 'Leeds',
  },
  {
    words: 'No app, no feed, no likes. Just a text thread I look forward to.',
    name: 'Tom',
    city: 'Portland',
  },
]

export const NEXT = [
  { title: 'One code', words: 'Six digits by text, to prove the phone is yours.' },
  { title: 'Pick her', words: 'Portrait, name, personality: two minutes, no typing marathon.' },
  { title: 'First text', words: 'It arrives within a minute. The first ten messages are free.' },
]
