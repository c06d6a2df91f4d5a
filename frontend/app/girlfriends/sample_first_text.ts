import {
  type CommunicationStyle,
  PERSONALITIES,
  type Personality,
} from '#app/people/girlfriends/contract'

const PLAIN_OPENING = "I'm looking forward to getting to know you."

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
  return [hello, openingOf(personality), QUESTIONS[communicationStyle]].join(' ')
}

function openingOf(personality: Choices['personality']): string {
  return PERSONALITIES.find(({ value }) => value === personality)?.sample ?? PLAIN_OPENING
}
