import type { CommunicationStyle, Personality } from '#app/people/girlfriends/contract'

const OPENINGS: Record<Personality | '', string> = {
  '': "I'm looking forward to getting to know you.",
  'flirty': 'So you are the one I get to text. Lucky me.',
  'sweet': "I'm really glad you're here.",
  'funny': 'I had a clever opening line. It left with my pen.',
  'adventurous': 'New thread, no map. I like it already.',
  'intellectual': 'A blank page and a new person: my favorite start.',
  'romantic': 'There is something lovely about a first hello.',
}

const QUESTIONS: Record<CommunicationStyle | '', string> = {
  '': 'How has your day been?',
  'frequent': 'Tell me everything, starting with today!',
  'morning-evening': 'How did your day begin, and how would you like it to end?',
  'casual': 'No hurry. What are you up to?',
  'deep': 'What has been on your mind lately?',
}

interface Choices {
  name: string
  personality: Personality | ''
  communicationStyle: CommunicationStyle | ''
}

/** How she might open. Her real first text is written by the server once she exists. */
export function sampleFirstText({ name, personality, communicationStyle }: Choices): string {
  const hello = `Hi, I'm ${name.trim() || 'your companion'}, an AI.`
  return [hello, OPENINGS[personality], QUESTIONS[communicationStyle]].join(' ')
}
