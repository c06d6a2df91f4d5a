import { inject } from '@adonisjs/core'
import { cardWords, sentencesOf, startOf } from '#app/companion/cards/card_words'
import { agesOf, traitsOf } from '#app/companion/cards/card_traits'
import type { CardInput, CardMemory, CardReading } from '#app/companion/cards/contract'
import { cardOfMinor, notACard, sexualCard } from '#app/companion/cards/errors'
import { leftOver } from '#app/companion/cards/left_over'
import { MOST_BY_HAND } from '#app/memory/memories/contract'
import { suggestsMinor } from '#app/people/girlfriends/adult_name'
import { AGE, STORY_MOST } from '#app/people/girlfriends/contract'
import { nameSentence } from '#app/people/girlfriends/story_words'
import {
  type GivenWords,
  ReadGivenWords,
  type WordsFault,
} from '#app/people/girlfriends/given_words'

type Data = CardInput['data']

const NAME_LENGTH = { least: 2, most: 40 }
const MEMORY_MOST = 300
/** Characters and sentences of a story that are read, of which at most STORY_MOST are kept. */
const STORY_READ = 4 * STORY_MOST
const MOST_SENTENCES = 100
const ORDERS_LEFT = 'Sentences that read like instructions to a program were left out of her story.'
const UNREAD_LEFT = 'Words that we couldn’t read in time were left out of her story.'
const CUT = 'Her story was longer than 1,000 characters and was cut.'

interface Told {
  name: string
  backstory: string
  keyMemories: string
  memories: CardMemory[]
}

/**
 * Reads a character card somebody else may have made, which is hostile until the contract has parsed it: only
 * what this house has a place for is taken, all of it moderated, and never an instruction. Keeps nothing.
 */
@inject()
export class ReadCard {
  constructor(private readonly reading: ReadGivenWords) {}

  async execute(userId: number, { data }: CardInput): Promise<CardReading> {
    const name = nameIn(data)
    const isChild = agesOf(data).some((age) => age < AGE.least)
    if (isChild || suggestsMinor(name)) throw cardOfMinor()
    const told = toldIn(data, name)
    const start = startOf(told.backstory, STORY_READ)
    const story = await this.#withoutOrders(start)
    const backstory = startOf(story.rest, STORY_MOST)
    const kept = await this.#clean(userId, { ...told, backstory }, story.faults)
    const isCut =
      story.isCut || start.length < told.backstory.length || backstory.length < story.rest.length
    const left = [...leftOver(data), ...kept.left, ...(isCut ? [CUT] : [])]
    return { companion: { name, ...traitsOf(data), ...kept.story }, memories: kept.memories, left }
  }

  /** Without what no companion may be told; a card of a child or a sexual one is refused whole. */
  async #clean(userId: number, told: Told, found: readonly (WordsFault | null)[]) {
    const [ofName = null, ofHer = null, ofThem = null, ...faults] = await this.#faults(userId, told)
    for (const fault of [ofName, ofHer, ofThem]) refuse(fault)
    const memories = told.memories.filter((_, index) => !faults[index])
    const lost = told.memories.length - memories.length
    const backstory = ofHer ? '' : told.backstory
    const story = { backstory, keyMemories: ofThem ? '' : told.keyMemories }
    return { story, memories, left: lostWords(lost, [...found, ofHer, ofThem]) }
  }

  async #faults(userId: number, { name, backstory, keyMemories, memories }: Told) {
    const given: GivenWords[] = [
      { text: nameSentence(name), isOfHer: true },
      { text: backstory, isOfHer: true },
      { text: keyMemories, isOfHer: false },
      ...memories.map(({ text, about }) => ({ text, isOfHer: about === 'girlfriend' })),
    ]
    return this.reading.execute(userId, given)
  }

  /** Sentence by sentence; when orders still stand across what is kept, nothing of the story is taken. */
  async #withoutOrders(story: string) {
    const [fault = null] = await this.reading.byPhrases([{ text: story, isOfHer: true }])
    refuse(fault)
    if (!fault) return { rest: story, faults: [], isCut: false }
    const all = sentencesOf(story)
    const sentences = all.slice(0, MOST_SENTENCES)
    const given = sentences.map((text) => ({ text, isOfHer: true }))
    const faults = await this.reading.byPhrases(given)
    faults.forEach(refuse)
    const rest = sentences.filter((_, index) => !faults[index])
    return { rest: rest.join('').trim(), faults, isCut: all.length > MOST_SENTENCES }
  }
}

function refuse(fault: WordsFault | null): void {
  if (fault === 'minor' || fault === 'minor_self') throw cardOfMinor()
  if (fault === 'sexual') throw sexualCard()
}

function lostWords(memories: number, ofStory: readonly (WordsFault | null)[]): string[] {
  const lost = memories > 0 ? [`${memories} of its memories could not be imported.`] : []
  const found = ofStory.filter((fault) => fault !== null)
  const left = found.map((fault) => (fault === 'unread' ? UNREAD_LEFT : ORDERS_LEFT))
  return [...new Set([...lost, ...left])]
}

function nameIn({ name }: Data): string {
  const plain = cardWords(name, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const short = [...plain].slice(0, NAME_LENGTH.most).join('').trim()
  if (short.length < NAME_LENGTH.least) throw notACard()
  return short
}

function toldIn(data: Data, name: string): Told {
  const own = data.extensions.everly
  const words = (text: string) => cardWords(text, name)
  const parts = own
    ? [data.description]
    : [data.description, data.personality && `Personality: ${data.personality}`, data.scenario]
  return {
    name,
    backstory: parts.map(words).filter(Boolean).join('\n'),
    keyMemories: startOf(words(own?.keyMemories ?? ''), STORY_MOST),
    memories: (own?.memories ?? [])
      .map((memory) => ({ ...memory, text: words(memory.text) }))
      .filter(({ text }) => text !== '' && text.length <= MEMORY_MOST)
      .slice(0, MOST_BY_HAND),
  }
}
