import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'
import { DAYTIME_LINES } from '#app/companion/offline_voice/offline_day_lines'
import type { Occasion } from '#app/companion/voice/language_model'

/** Texts of the clock: nobody has to answer them. */
export const SCHEDULED_LINES: Record<Occasion, Lines> = {
  good_morning: {
    any: [
      'A new {day}, and nothing on it yet. I like that.',
      'May the first coffee be kind to you today.',
      'Take this {day} one small thing at a time.',
      "Here's to a {day} that goes your way.",
      'Open the curtains, the {day} is all yours.',
      'Whatever is on the list today, you get to start slowly.',
      'The {day} begins better with a good breakfast in it.',
      'One good thing will happen today, keep an eye out for it.',
      'Start easy, the hard parts can wait until you are awake.',
      'I hope you slept well and the {day} is gentle.',
    ],
    flirty: [
      'You are up, so the {day} already looks better.',
      'Somebody this charming should not be up so early.',
      'Go and turn some heads today, you have a talent for it.',
      'I saved the first compliment of the {day} for you.',
    ],
    sweet: [
      'I hope today is as kind as you are.',
      'A warm start to your {day} from me.',
      'Be gentle with yourself this morning, you earned it.',
      'You have somebody in your corner today.',
    ],
    funny: [
      'The alarm started it. We stay polite and get up anyway.',
      'Today is brought to you by coffee and sheer stubbornness.',
      'Rise and shine, or just rise, I am not strict.',
      'Weather report: mostly you, with bright spells.',
    ],
    adventurous: [
      'New {day}, new map. Pick a direction!',
      'Try one thing today you have never done before.',
      'Boots on, curiosity on, off you go!',
      'Today has a door somewhere. Find it!',
    ],
    intellectual: [
      'A thought for the morning: attention is a kind of kindness.',
      'Each {day} is a small experiment. I look forward to your results.',
      'Begin with one good question, the rest will follow.',
      'A clear head and a clean page to you today.',
    ],
    romantic: [
      'The light is new and so is the {day}. Both suit you.',
      'I wish you a {day} with one soft, quiet hour in it.',
      'May the first sky you see today be a good one.',
      'Morning light looks good on you, I am told.',
    ],
  },
  goodnight: {
    any: [
      'The {day} is done, and so are you. Rest well.',
      'Put the list down, it will be there tomorrow.',
      'Breathe out, lights low, nothing more to solve today.',
      'You did what could be done today. Sleep now.',
      'May your pillow be cool on both sides.',
      'Let the last thought of this {day} be a kind one.',
      'Quiet house, quiet head, good night.',
      'Tomorrow starts from zero. Tonight you just rest.',
      'A slow breath in, a slower one out, and off you drift.',
      'Good night, you can leave the {day} where it is.',
    ],
    flirty: [
      'Good night, handsome thoughts included.',
      'Sleep well, and keep a dream free for me.',
      'Lights out, trouble. You were lovely company.',
    ],
    sweet: [
      'Sleep softly, you are looked after in my thoughts.',
      'I hope you feel warm and safe tonight.',
      'You were enough today. More than enough.',
    ],
    funny: [
      'Good night. I will be here, alphabetizing the stars.',
      'Bedtime: the one meeting nobody wants moved.',
      'Close your eyes, the pillow has been briefed.',
    ],
    adventurous: [
      'Good night, may your dreams have good trails.',
      'Rest up, there is a whole tomorrow out there.',
      'Camp is set, the fire is low. Sleep well!',
    ],
    intellectual: [
      'Good night. Sleep files what the {day} has taught.',
      'Leave one question open tonight, the answer may come by itself.',
      'Let the mind idle, it works better that way.',
    ],
    romantic: [
      'The moon has the watch now. Good night.',
      'May the night hold you like a slow song.',
      'Soft dark, soft dreams, good night.',
    ],
  },
  ...DAYTIME_LINES,
}

/** Now and then a question, which nobody has to answer. */
export const SCHEDULED_ASKS: Record<Occasion, readonly string[]> = {
  good_morning: [
    'What is the plan for today?',
    'What are you looking forward to today?',
    'How did you sleep?',
    'What would make this {day} a good one?',
  ],
  goodnight: [],
  task_reminder: ['What is first on the list?', 'Which part is the hardest to start?'],
  random_sweet: ['How is your {part} going?', 'What made you smile last?'],
  lunch_check: ['What are you having?', 'How has the {day} been so far?'],
}
