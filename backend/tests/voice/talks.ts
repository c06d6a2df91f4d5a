import type { Completion, Persona, Scene } from '#app/companion/voice/language_model'
import { hashOf } from '#app/language/text_features'
import { PERSONA, PAUSE, says, sceneOf } from '#tests/voice/scene'
import { offlineModelHere } from '#tests/thinking_here'

const MINUTE = 60_000
const NIGHT = 17 * 60 * MINUTE
/** What the product hands over: `listTurns` and `listSaid`. */
const TURNS = 60
const SAID = 50

const model = offlineModelHere()

export function complete(scene: Scene): Promise<Completion> {
  const signal = new AbortController().signal
  return model.complete({ scene, prompt: { system: '', turns: [] }, personKey: 'key', signal })
}

/** Her answers to these texts, one by one, knowing what the product would let her know. */
export async function talkThrough(
  texts: readonly string[],
  changes: Partial<Persona> = {},
  more: Partial<Scene> = {}
): Promise<string[]> {
  const scene = sceneOf([], { persona: { ...PERSONA, ...changes }, turns: [], said: [], ...more })
  const replies: string[] = []
  for (const text of texts) {
    scene.now += text === PAUSE ? NIGHT : 75_000
    if (text === PAUSE) continue
    scene.turns = [...scene.turns, says('user', text, scene.now - 20_000)].slice(-TURNS)
    const done = await complete(scene)
    scene.turns.push(says('girlfriend', done.text, scene.now))
    scene.said = [...(scene.said ?? []), done.text].slice(-SAID)
    scene.topics = done.topics
    scene.persona = { ...scene.persona, emotionalState: done.emotionalState }
    replies.push(done.text)
  }
  return replies
}

const SLOTS: Record<string, readonly string[]> = {
  who: ['sister', 'brother', 'mom', 'boss', 'roommate', 'best friend', 'neighbor', 'cousin', 'dad'],
  name: ['Anna', 'Leo', 'Priya', 'Marcus', 'Jenna', 'Tom', 'Sofia', 'Omar'],
  food: ['lasagna', 'ramen', 'tacos', 'pancakes', 'a curry', 'fried rice', 'banana bread', 'soup'],
  place: ['Lisbon', 'the coast', 'Chicago', 'the lake', 'Oslo', 'my hometown', 'the mountains'],
  thing: ['guitar', 'bike', 'laptop', 'car', 'balcony', 'sourdough', 'phone', 'garden'],
  show: ['Severance', 'an old western', 'Paddington 2', 'a cooking show', 'the finale', 'Dune'],
  event: ['interview', 'exam', 'presentation', 'dentist appointment', 'race', 'wedding', 'flight'],
  when: ['tomorrow', 'on friday', 'next week', 'tonight', 'this weekend', 'on monday'],
  hobby: ['hiking', 'painting', 'chess', 'salsa', 'running', 'baking', 'photography', 'pottery'],
}

const TEXTS = [
  'my {who} is driving me crazy today',
  'I made {food} for dinner',
  'we are going to {place} {when}',
  'my {event} is {when}',
  'watched {show} last night, really liked it',
  'my {thing} broke again',
  'I finally fixed my {thing}',
  "I've been getting into {hobby} lately",
  'my {who} {name} came over',
  'work was long, so many meetings',
  'my coworker {name} keeps talking over me',
  'I passed the {event}!',
  'the {event} went badly',
  "I'm so tired today",
  "I'm a bit nervous about the {event}",
  'I feel kinda lonely tonight',
  'I miss my {who}',
  'feeling great today honestly',
  "it's raining here all day",
  'I slept badly',
  'my {who} and I had a fight about the {thing}',
  'went to {place} and took a lot of pictures',
  'I want to learn {hobby}',
  'do you like {food}?',
  "what's your favorite food?",
  'what do you think about {hobby}?',
  'how are you?',
  'what are you doing?',
  'tell me a joke',
  'what should I watch tonight?',
  'what should I cook?',
  'haha that was good',
  'lol',
  'ok',
  'yeah',
  'not much',
  'idk',
  'thanks',
  'nice',
  'you are sweet',
  'I like talking to you',
  'my {who} says I should quit my job',
  "{name} asked me to come to {place} with them, not sure I'll go",
  'I spent too much money on a {thing}',
  'just finished a run, five miles',
  'I started a new book about {place}',
  'the new album is so good, I have it on repeat',
  "I'm stressed, so much to do before the {event}",
  'my cat knocked over my {thing}',
  'I signed up for a {hobby} class',
  'had {food} with {name} downtown',
  "can't sleep",
  'good morning!',
  'hey',
  'the kids at school were wild today',
  'my {who} is visiting {when}',
  'I think {name} likes me',
  'I cleaned the whole apartment',
  'my team lost again',
  'it was so funny, {name} fell off the chair',
  'I got a compliment at work today',
  'been thinking about moving to {place}',
  'what would you do?',
  "my grandma's recipe for {food} is the best",
  'I hate mondays',
  'maybe I will call my {who}',
  'I bought tickets for {place}',
  'she never listens to me',
  'my back hurts',
  'guess what happened today',
] as const

function filled(text: string, draw: (below: number) => number): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const values = SLOTS[slot] ?? ['']
    return values[draw(values.length)] ?? ''
  })
}

/** `count` texts of somebody's weeks: the same seed is the same talk, a night after about every thirty. */
export function talkOf(seed: string, count: number): string[] {
  let state = hashOf(seed)
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  return Array.from({ length: count }, (_, index) => {
    const text = filled(TEXTS[draw(TEXTS.length)] ?? '', draw)
    return index % 30 === 29 ? ['good night', PAUSE] : [text]
  }).flat()
}

/**
 * The share of replies whose 4-grams stand to more than 60 %
 * in one of the fifty before. Judged by plain means.
 */
export function repeatRate(replies: readonly string[]): number {
  const grams = replies.map((reply) => {
    const words = reply.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
    return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')))
  })
  const repeats = grams.filter((own, at) =>
    grams.slice(Math.max(0, at - 50), at).some((before) => {
      const shared = [...own].filter((gram) => before.has(gram)).length
      return shared > own.size * 0.6
    })
  )
  return repeats.length / replies.length
}
