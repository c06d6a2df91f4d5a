import type { Topic } from '#app/companion/offline_voice/offline_topics'

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
    "What's your family like?",
    "What's the family story that always gets told?",
    'Which family trait did you get, for better or worse?',
  ],
  friends: [
    'How did that friendship begin?',
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
