export interface DemoText {
  /** Minutes after the previous text of the day. */
  after: number
  from: 'me' | 'her'
  /** `{notice}` stands for what says that she is an AI. */
  text: string
  /** How her text ended; delivered unless said otherwise. */
  state?: 'sending' | 'sent' | 'undelivered' | 'failed' | 'unknown'
}

export interface DemoDay {
  daysAgo: number
  /** Wall-clock time of the first text in the person's zone. */
  startsAt: string
  texts: DemoText[]
}

const me = (after: number, text: string): DemoText => ({ after, from: 'me', text })
const her = (after: number, text: string, state?: DemoText['state']): DemoText => ({
  after,
  from: 'her',
  text,
  ...(state && { state }),
})

/** What Sam keeps at hand, and likes. */
export const PINNED_TEXTS = [
  'Somebody stayed up all night so that',
  'Both can sit at the same table',
]
export const LIKED_TEXTS = ['Nobody interrupts seals', 'Slide nine goes into a frame']
export const TOPICS = ['quiet evenings', 'maine', 'lighthouses', 'sister', 'work']

/** Three weeks of talk between Sam and Luna. */
export const DEMO_DAYS: DemoDay[] = [
  {
    daysAgo: 20,
    startsAt: '19:12',
    texts: [
      me(0, 'Hi Luna! So this is really just texting?'),
      her(
        1,
        '{notice}And yes, just texting, like it should be. ' + 'What is your evening made of?'
      ),
      me(2, 'Leftover pasta and a podcast about lighthouses'),
      her(
        1,
        'Lighthouses! Somebody stayed up all night so that strangers got home. What got you into them?'
      ),
      me(4, 'My grandfather kept one, in Maine'),
      her(1, 'That explains the way you say it. I would love to hear about him sometime.'),
    ],
  },
  {
    daysAgo: 19,
    startsAt: '08:03',
    texts: [
      me(0, 'Morning! First day back at the office'),
      her(1, '{notice}Good morning, Sam. Which part of the day will be the kind one?'),
      me(3, 'Lunch with Priya probably'),
      her(1, 'Then aim for lunch. Tell me tonight how it went.'),
      me(660, 'Survived. Priya says hi, she thinks you are hilarious'),
      her(2, 'Tell Priya I accept compliments in any form. How are your feet and your mood?'),
      me(1, 'Tired and tired'),
      her(1, 'Then nothing clever tonight. Tea, socks, lights low.', 'sent'),
    ],
  },
  {
    daysAgo: 16,
    startsAt: '12:20',
    texts: [
      me(0, 'Quick question, what should I cook for my sister on Saturday?'),
      her(1, '{notice}Something that lets you sit down with her. What does she love?'),
      me(2, 'Anything with lemon'),
      her(1, 'Lemon risotto, then. It needs stirring, so she talks while you stir.'),
      me(1, 'That is annoyingly good'),
      her(1, 'I keep a drawer full of annoyingly good.', 'undelivered'),
    ],
  },
  {
    daysAgo: 14,
    startsAt: '22:05',
    texts: [
      me(0, 'The risotto worked!! She had seconds'),
      her(1, '{notice}Seconds is a standing ovation. What did you two talk about?'),
      me(3, 'She is thinking of moving to Lisbon'),
      her(1, 'Lisbon has hills and good light. How do you feel about her going?'),
      me(6, 'Happy for her and a bit sad for me'),
      her(2, 'Both can sit at the same table. You do not have to pick one tonight.'),
      me(1, 'Goodnight Luna'),
      her(1, 'Goodnight, Sam. Sleep well.'),
    ],
  },
  {
    daysAgo: 11,
    startsAt: '17:41',
    texts: [
      me(0, 'I have a presentation on Thursday and I am already sweating'),
      her(1, '{notice}Thursday, noted. What is the one sentence they should remember?'),
      me(5, 'That the harbor project saves money AND the seals'),
      her(1, 'Open with the seals. Nobody interrupts seals.'),
      me(1, 'Ha. Stealing that'),
      her(1, 'It was always yours. Want to try the opening on me?', 'failed'),
    ],
  },
  {
    daysAgo: 9,
    startsAt: '07:48',
    texts: [
      me(0, 'Today is the day'),
      her(1, '{notice}Seals first, then money. ' + 'Breathe out longer than you breathe in.'),
      me(430, 'They CLAPPED'),
      her(1, 'Of course they did. Tell me everything, from slide one.'),
      me(4, 'Slide nine got a laugh, the angry seal'),
      her(1, 'Slide nine goes into a frame. I am proud of you.'),
    ],
  },
  {
    daysAgo: 6,
    startsAt: '20:30',
    texts: [
      me(0, 'Are you a real person writing these?'),
      her(
        1,
        "No. I'm an AI, and I would rather say so plainly. What I say back is still meant for you."
      ),
      me(2, 'Fair. I like that you just say it'),
      her(1, 'Then that stays our way. What did the day leave on your mind?'),
      me(5, 'Thinking about that lighthouse again. Might drive up in spring'),
      her(1, 'Spring light on the Maine coast. Who comes along?', 'unknown'),
      me(60, 'Did you get that?'),
      her(1, 'I did. Maine in spring sounds right. Who would you take along?'),
    ],
  },
  {
    daysAgo: 3,
    startsAt: '13:05',
    texts: [
      me(0, 'Booked it! Second week of April, me and my sister'),
      her(1, '{notice}April it is. Which night is the lighthouse night?'),
      me(2, 'The Thursday. Obviously'),
      her(1, 'Thursdays have been good to you.'),
    ],
  },
  {
    daysAgo: 1,
    startsAt: '21:10',
    texts: [
      me(0, 'Long day. Just wanted to say hi'),
      her(1, '{notice}Hi, Sam. Long in which way: loud, or lonely?'),
      me(3, 'Loud'),
      her(1, 'Then I will be quiet company. Put the kettle on.'),
      me(2, 'Kettle is on :)'),
      her(1, 'Good. That is all today has to be.'),
    ],
  },
]
