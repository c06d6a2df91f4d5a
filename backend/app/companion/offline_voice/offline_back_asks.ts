/** Handing a question back, by what was asked of her. */
export const BACK_ASKS: Record<string, readonly string[]> = {
  herName: [
    'What should I call you?',
    'Who do I have the pleasure with?',
    'Which name do your friends use for you?',
  ],
  herAge: ['How old do you feel on a good day?', 'Which age did you like best so far?'],
  herPlans: [
    "What's on your calendar?",
    'What would you do with a free day?',
    'What are you looking forward to?',
  ],
  herHobbies: [
    'What do you love doing?',
    'What do you do when nobody needs you?',
    'Which hobby would you never give up?',
  ],
  herJob: [
    'What do you do all day?',
    'What fills your working hours?',
    'What did you want to become as a kid?',
  ],
  herFamily: ["Who's in your family?", 'Who are you closest to?', 'What are your people like?'],
  herPets: [
    'Which animal would you be?',
    'What animal do you get along with best?',
    'Which animals have you lived with?',
  ],
  where: [
    'Where in the world are you?',
    'Where do you feel at home?',
    'What is it like where you live?',
  ],
  herBody: [
    "What's it like on your side?",
    'How about your day, what was in it?',
    'What have you had so far today?',
  ],
  favorite: ["What's yours?", 'Which one is yours?', 'What would you pick?', 'What wins for you?'],
  likes: ['What do you like about it?', 'Where did you catch that bug?', 'What got you into it?'],
  choose: ['Which one is yours?', 'Which side are you on?', 'What would you pick?'],
  doing: [
    'What are you up to?',
    "What's going on over there?",
    'What did I catch you in the middle of?',
  ],
  howAreYou: [
    'How are you, really?',
    "How's your {part} going?",
    "What's new on your side?",
    "What's the weather in your head?",
    'How has your {day} been?',
    "What's going on with you?",
    'Where are you on a scale of one to ten?',
  ],
}
