import { z } from 'zod'
import { source } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { Interest } from '#app/people/girlfriends/contract'

/** The topics of a talk. The first whose words are in a clause names it. */
export const TOPICS = [
  'pets',
  'health',
  'study',
  'work',
  'family',
  'friends',
  'fitness',
  'sport',
  'dance',
  'music',
  'films',
  'books',
  'games',
  'food',
  'travel',
  'weather',
  'sleep',
  'nature',
  'art',
  'tech',
  'style',
  'money',
  'home',
  'weekend',
] as const

export type Topic = (typeof TOPICS)[number]

const TOPIC_WORDS = loadWords('offline_voice/topics.txt', z.record(z.enum(TOPICS), source))
const WORDED = TOPICS.map((topic) => ({
  topic,
  words: new RegExp(`\\b(?:${TOPIC_WORDS[topic]})\\b`, 'i'),
}))

const INTEREST_TOPICS: Record<Interest, Topic[]> = {
  'Movies & TV': ['films'],
  'Music': ['music'],
  'Books': ['books'],
  'Travel': ['travel'],
  'Fitness': ['fitness'],
  'Cooking': ['food'],
  'Gaming': ['games'],
  'Art': ['art'],
  'Photography': ['art'],
  'Dancing': ['dance'],
  'Sports': ['sport'],
  'Fashion': ['style'],
  'Technology': ['tech'],
  'Animals': ['pets'],
  'Nature': ['nature'],
  'Food': ['food'],
  'Shopping': ['style'],
  'Beauty': ['style'],
}

export function topicOf(clause: string): Topic | null {
  return WORDED.find(({ words }) => words.test(clause))?.topic ?? null
}

/** The one of her interests that a topic touches, as she would write it; null when it is none of hers. */
export function interestIn(topic: Topic | null, interests: Interest[]): string | null {
  const hit = interests.find((interest) => topic && INTEREST_TOPICS[interest].includes(topic))
  return hit ? interestWords(hit) : null
}

export function topicsOfInterest(interest: Interest): Topic[] {
  return INTEREST_TOPICS[interest]
}

export function interestWords(interest: Interest): string {
  return interest === 'Movies & TV' ? 'movies and TV' : interest.toLowerCase()
}

export function isTopic(word: string): word is Topic {
  return word in TOPIC_WORDS
}
