import type { Persona, Scene, Turn } from '#app/companion/voice/language_model'

export const PERSONA: Persona = {
  name: 'Maya',
  age: 24,
  personality: 'sweet',
  interests: ['Music', 'Travel', 'Movies & TV'],
  communicationStyle: 'frequent',
  relationshipStyle: 'girlfriend',
  emotionalState: 'happy',
}

/** Tuesday, June 9, 2026, 3:00 PM in Los Angeles. */
export const TUESDAY = Date.parse('2026-06-09T22:00:00Z')

export function says(sender: Turn['sender'], text: string, at = TUESDAY - 60_000): Turn {
  return { sender, text, at, pictures: 0 }
}

/** A scene that asks for a reply; the given texts are the person's, unanswered. */
export function sceneOf(texts: string[], changes: Partial<Scene> = {}): Scene {
  return {
    kind: 'reply',
    persona: PERSONA,
    person: { firstName: 'Sam' },
    now: TUESDAY,
    timeZone: 'America/Los_Angeles',
    topics: [],
    turns: texts.map((text) => says('user', text)),
    ...changes,
  }
}

/** Sixty texts of one long afternoon, evening and next morning. `PAUSE` is a night. */
export const PAUSE = '<night>'
export const LONG_TALK = [
  'Hey',
  'how are you?',
  "I'm ok, a bit tired from work",
  'My boss gave me a huge project and the deadline is friday',
  'my coworker Jenna keeps dumping stuff on me',
  'yeah',
  'Anyway, I took my dog to the park today',
  'My dog is called Rex',
  'he stole a sandwich from a stranger lol',
  'do you have pets?',
  'What do you like to do?',
  'I love hiking, went up Mount Tam last weekend',
  'it was beautiful, fog all over the ocean',
  'are you real?',
  "ok that's honest. thanks",
  "What's my dog's name?",
  'haha you remember',
  'tell me a joke',
  'lol that was terrible',
  "I'm making lasagna tonight",
  "my grandma's recipe",
  'she died last year',
  'I miss her a lot',
  "thank you, that's sweet",
  'what should I watch tonight?',
  'maybe something funny',
  'I watched Paddington 2 yesterday',
  'it made me cry',
  'ok lasagna is in the oven',
  "what's your favorite food?",
  'nice',
  'what are you doing?',
  "it's raining here",
  'I have an interview tomorrow for a new job',
  'kinda nervous about it',
  "it's at a design studio downtown",
  "I'd be a product designer",
  'yeah exactly',
  'my sister says I should go for it',
  'her name is Anna',
  'what do you think?',
  "You're so sweet",
  'I like talking to you',
  'do you love me?',
  'ok',
  'idk',
  'Good night, big day tomorrow',
  PAUSE,
  'good morning!',
  'interview is in two hours',
  'wish me luck',
  'I got the job!!!',
  "I can't believe it",
  'my boss is going to be so mad',
  'gonna celebrate with Anna and Rex',
  "what's the capital of Mongolia?",
  'where do you live',
  'can you send me a pic',
  "what's my sister's name?",
  "you're pretty funny sometimes",
  "I'm feeling kinda lonely though, even with the good news",
  "maybe I'll call my mom",
  'gotta go, bye!',
]
