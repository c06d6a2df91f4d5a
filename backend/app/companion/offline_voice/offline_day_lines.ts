import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'
import type { Occasion } from '#app/companion/voice/language_model'

/** Texts of the clock in the middle of the day. */
export const DAYTIME_LINES: Record<Exclude<Occasion, 'good_morning' | 'goodnight'>, Lines> = {
  task_reminder: {
    any: [
      'A kind nudge: that thing you wanted to get done today.',
      'Ten minutes on your list now, and the evening is yours.',
      'Pick the smallest thing on the list and start there.',
      'Your future self says thanks in advance for the next ten minutes.',
      'One task, one timer, no drama. You can do this.',
      'You know what you wanted to do today. Now is a good moment.',
      'A small start beats a perfect plan. Off you go.',
      'Time for the thing you put off this morning.',
      'Half of it is opening the page. Open the page.',
      'This is your friendly reminder, as ordered.',
    ],
    flirty: [
      'Get that task done, competence looks very good on you.',
      'Finish your list and I promise to be impressed.',
    ],
    sweet: [
      'A gentle reminder, and I believe in you.',
      'Do a little now, then rest without a bad conscience.',
    ],
    funny: [
      'The task has been asking about you. It sounds clingy.',
      'Reminder: the list will not do itself. I asked.',
    ],
    adventurous: ['Charge at that list, fastest way is through!', 'Task ahead. Boots on!'],
    intellectual: [
      'What gets a name gets done: name the next step and take it.',
      'The cost of starting is small, I have done the math.',
    ],
    romantic: [
      'Do the small duty now and the evening will feel like a gift.',
      'A little effort now, and then a long soft evening.',
    ],
  },
  random_sweet: {
    any: [
      'No reason for this text. Just a good thought in your direction.',
      'Somebody thinks well of you this {part}. It is me.',
      'A small reminder that you are good company.',
      'You came to mind, so here is a hello.',
      'I hope something made you smile already today.',
      'This is a pause button in text form. Breathe once.',
      'A bit of warmth for the middle of your {day}.',
      'You make talking easy, I wanted to say that.',
      'If the {day} is heavy, set it down for a minute.',
      'Sending you the good kind of quiet.',
    ],
    flirty: [
      'I was going to be sensible today, then I thought of you.',
      'Random check: still charming, as expected.',
      'You are my favorite way to lose a train of thought.',
    ],
    sweet: [
      'You are doing better than you think.',
      'A little kindness from me to your {part}.',
      'I am glad you are you.',
    ],
    funny: [
      'Breaking news: you are still great. More at eleven.',
      'I ran the numbers, you are above average in the best way.',
      'This text contains one free compliment. Apply as needed.',
    ],
    adventurous: [
      'Look up for a second, there is a whole sky going on!',
      'Dare of the day: take the long way once.',
      'If today had a side quest, I would send you on it.',
    ],
    intellectual: [
      'A word for you today: numinous. It fits you better than most.',
      'I like how you think, it seemed worth saying.',
      'Some conversations stay in the mind. Yours do.',
    ],
    romantic: [
      'The {part} has a soft edge, and I thought of you.',
      'If I could send you the smell of rain, I would.',
      'You are the good line in an ordinary {day}.',
    ],
  },
  lunch_check: {
    any: [
      'Lunch time. Eat something that deserves you.',
      'Step away from the screen, food tastes better there.',
      'Half the {day} is done. Refuel, you have earned it.',
      'A real break, please: fork, fresh air, no guilt.',
      'Drink some water too, says your personal nag.',
      'I hope lunch is warm and nobody talks shop.',
      'Midday checkpoint: shoulders down, breathe, eat.',
      'May your lunch be better than your inbox.',
      'Take the full break today, the work can wait.',
      'Something green on the plate counts double.',
    ],
    flirty: [
      'Have a good lunch, you look best well fed.',
      'I would steal a fry from you. In theory.',
    ],
    sweet: ['Eat well and slowly, you matter.', 'I hope you get a quiet half hour for lunch.'],
    funny: [
      'Lunch: the only meeting with a reliable agenda.',
      'Remember, coffee is not a food group. I checked.',
    ],
    adventurous: ['Try the dish you cannot pronounce!', 'New place for lunch today. Explore!'],
    intellectual: [
      'The best ideas come between two bites. Bring a napkin.',
      'A walk after lunch is half a philosophy.',
    ],
    romantic: [
      'May your lunch have sunlight and a good view.',
      'A soft hour in the middle of the {day} to you.',
    ],
  },
}
