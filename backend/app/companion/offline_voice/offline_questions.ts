import type { Personality } from '#app/people/girlfriends/contract'
import type { DayPart } from '#app/companion/voice/local_moment'
import type { Valence } from '#app/companion/offline_voice/offline_reactions'

/** About what was just told, whatever it was. */
export const FOLLOW_ASKS: Record<Personality, readonly string[]> = {
  flirty: [
    'What are you not telling me yet?',
    "What's the part you'd blush about?",
    'How do you make that sound so good?',
    'Who else knows that about you?',
  ],
  sweet: [
    'How does that feel for you?',
    'What does it mean to you?',
    "What's the nicest bit about it?",
    'Who else gets to hear about it?',
  ],
  funny: [
    'What would the movie title be?',
    'On a scale from nap to volcano, where are we?',
    "What's the most ridiculous detail you left out?",
    'Who would play the villain in this?',
  ],
  adventurous: [
    'What happens next?',
    'Where did it all begin?',
    "What's the boldest way this could go?",
    'How far would you take it?',
  ],
  intellectual: [
    'What made you see it that way?',
    'How has that changed over time?',
    'What do most people miss about it?',
    'Where does that come from, you think?',
  ],
  romantic: [
    'What does it stir in you?',
    'What would it look like as a painting?',
    'Which small part of it stays with you?',
    'What do you wish you could keep of it?',
  ],
}

export const PLAIN_FOLLOW_ASKS: Record<Valence, readonly string[]> = {
  neutral: [
    'How did that come about?',
    'What made you think of it?',
    'Where did that start?',
    "What's the story there?",
    'How long has that been a thing?',
    "What's the best part of it?",
    'What else should I know?',
    'How do you feel about it?',
    "Who's part of it?",
    'When did that begin?',
  ],
  good: [
    'What was the best moment of it?',
    'Who did you tell first?',
    'How are you going to celebrate?',
    'What made the difference, you think?',
    'How does it feel now?',
    'What are you most proud of in it?',
  ],
  bad: [
    'What part weighs on you most?',
    'How long has it been like this?',
    'What would help, even a little?',
    'How are you holding up?',
    'What do you need most right now?',
    "Who's in your corner on this?",
  ],
}

export const DEEP_ASKS = [
  'What does that say about what you want?',
  'What would you tell your younger self about it?',
  "What's underneath that, if you look closely?",
  'When did you last feel fully at ease?',
  'What do you rarely say out loud?',
  'What would change if you let it?',
  'Which part of you is talking there?',
  'What are you quietly hoping for?',
  'Who taught you to see it like that?',
  'What would enough look like?',
] as const

export const HOUR_ASKS: Record<DayPart, readonly string[]> = {
  morning: [
    "What's first on your list today?",
    'What would make today a good one?',
    'How did you sleep?',
    'What does your morning look like?',
  ],
  afternoon: [
    "How's your {day} going so far?",
    'What has been the best part of today so far?',
    "What's left on your plate for today?",
    'What are you in the middle of?',
  ],
  evening: [
    'What was the best part of your {day}?',
    'How do you like to spend an evening like this?',
    'What made you smile today?',
    "What's the plan for the rest of the evening?",
  ],
  night: [
    "What's keeping you up?",
    'What does your head do at this hour?',
    'What was the last good thing about today?',
    'How does the night sound where you are?',
  ],
}

/** To open another door when the last one is closed. */
export const FRESH_ASKS = [
  'What have you been thinking about lately?',
  'What would a perfect lazy day look like for you?',
  'Which food could you never give up?',
  'What song is stuck in your head these days?',
  'Who made you laugh last?',
  'Where do you feel most yourself?',
  "What's something small you're proud of?",
  'What did you want to be when you were little?',
  'Which smell takes you right back?',
  'What are you looking forward to this week?',
  "What's the best gift you ever got?",
  'How do you take your coffee, or your tea?',
  'What would you do with a day off from everything?',
  'Which place would you show me first?',
  "What's a thing you could talk about for an hour?",
  'What was the best text you got this week?',
  'Which film do you always end up watching again?',
  'What is your most useless talent?',
  'How would your best friend describe you?',
  'What did you learn lately that surprised you?',
  'Which day of your year do you like best?',
  "What's your comfort thing after a long day?",
] as const

/** Back to something told earlier. */
export const CALLBACK_ASKS = {
  recent: [
    "Earlier you mentioned {it}. What's the latest there?",
    "I'm still curious about {it}. What's the story?",
    'Back to {it} for a second: how did that come about?',
    'You brought up {it} before. How do you feel about that now?',
  ],
  old: [
    'How did things go with {it}?',
    "Last time you told me about {it}. What's new there?",
    "I remembered {it} from our talk. How's that going?",
  ],
} as const
