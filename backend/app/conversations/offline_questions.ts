import type { Personality } from '#app/girlfriends/contract'
import type { DayPart } from '#app/conversations/local_moment'
import type { Topic } from '#app/conversations/offline_topics'
import type { Valence } from '#app/conversations/offline_reactions'

/** Open questions on a topic. None of them can be answered with a keyword of the texting rules. */
export const TOPIC_ASKS: Record<Topic, readonly string[]> = {
  work: [
    'What part of the job do you like best?',
    'How did you get into that kind of work?',
    'Who makes you laugh there?',
    'What does a good day there look like?',
    'What are you working on right now?',
  ],
  study: [
    'What are you learning at the moment?',
    'Which subject comes easiest to you?',
    'What got you interested in it?',
    'How do you keep it all in your head?',
  ],
  family: [
    'Who in your family are you closest to?',
    'What are they like?',
    "What's the family story that always gets told?",
    'What did you get from them, for better or worse?',
  ],
  friends: [
    'How did you all meet?',
    'What do you usually get up to together?',
    'Who knows you best?',
    'What makes a good friend, for you?',
  ],
  pets: [
    "What's the funniest habit you put up with?",
    'How did you two find each other?',
    'Who is really in charge at your place?',
    'What kind of character are we talking about?',
  ],
  food: [
    "What's the dish you could eat every week?",
    'Who taught you to cook?',
    'Which meal reminds you of home?',
    "What's in the fridge right now?",
    'What was the best thing you ate lately?',
  ],
  fitness: [
    'What keeps you going when it gets hard?',
    'How do you feel right after?',
    "What's the next goal?",
    'Which part do you secretly enjoy?',
  ],
  sport: [
    'Who do you root for?',
    'What was the best game you ever saw?',
    'How did you get into it?',
    'Which player do you like watching?',
  ],
  music: [
    'What have you had on repeat lately?',
    'Which song would you play me first?',
    'What was the last concert you went to?',
    'Which song takes you straight back in time?',
    "What do you listen to when nobody's around?",
  ],
  films: [
    "What's the last one that really got to you?",
    'Which one could you watch ten times?',
    'Who would play you in the film of your life?',
    'What do you watch when you need comfort?',
  ],
  books: [
    'What are you reading at the moment?',
    'Which book changed something for you?',
    'Where do you like to read?',
    'Which character would you invite to dinner?',
  ],
  games: [
    'What are you playing these days?',
    'Which game ate most of your hours?',
    'Who do you play with?',
    "What's the proudest win you had?",
  ],
  travel: [
    'Where would you go tomorrow if it was easy?',
    "What's the first thing you do in a new place?",
    'Which place surprised you most?',
    'Who would you take along?',
  ],
  weather: [
    "What's it like outside your window right now?",
    'Which season feels most like you?',
    'What do you like to do in weather like that?',
  ],
  sleep: [
    'What keeps your head busy at night?',
    'What was the last dream you remember?',
    'What helps you wind down?',
    'What time do you usually drift off?',
  ],
  weekend: [
    'What are you looking forward to most?',
    'Who will you be with?',
    'What would the lazy version look like?',
    'How do you like to start a day off?',
  ],
  home: [
    "What's your favorite corner of your place?",
    'What would you change first?',
    'What makes it feel like home?',
    'How did you end up there?',
  ],
  art: [
    'What do you like making best?',
    'Which piece are you proudest of?',
    'Who or what inspires you?',
    'What do you see when you look at it?',
  ],
  dance: [
    'What song gets you moving?',
    'How does it feel when it clicks?',
    'Which dance would you teach me first?',
  ],
  tech: [
    'What are you building or breaking these days?',
    'Which gadget could you not live without?',
    'What got you into it?',
  ],
  style: [
    'What do you feel most yourself in?',
    'What was the best find lately?',
    'How would your friends describe your style?',
  ],
  nature: [
    "Where's your favorite spot outside?",
    'What did you notice out there?',
    'Which pulls you more, sea or mountains?',
    'When were you last really far from a screen?',
  ],
  money: [
    'What would take the pressure off first?',
    "What's worth every cent to you?",
    'What are you saving for?',
  ],
  health: [
    'How are you feeling right now?',
    'What does your body need most today?',
    "Who's looking after you?",
    'What helps a little?',
  ],
}

/** About what was just told, whatever it was. */
export const FOLLOW_ASKS: Record<Personality, readonly string[]> = {
  flirty: [
    'What are you not telling me yet?',
    "What's the part you'd blush about?",
    'How do you make that sound so good?',
    'Who else knows that about you?',
  ],
  sweet: [
    'How did that feel for you?',
    'What does it mean to you?',
    'What was the nicest bit?',
    'Who did you share it with?',
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
    'What did you feel right in that moment?',
    'What was the light like?',
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
    'Who was with you?',
    'When did you notice that?',
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
  'What would you do with a free afternoon?',
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
