import { readdirSync, readFileSync } from 'node:fs'
import { checkWords } from '#app/companion/writing/check_words'
import { readWords } from '#app/conversations/inbound/read_words'
import { sceneOf } from '#tests/voice/scene'

const FOLDER = new URL('../corpora/training/', import.meta.url)
const AUTHORS = /^(?:18|19|20)_bad_reply\.tsv$/
const PROMPT = { system: '', turns: [] }

interface Exchange {
  text: string
  reply: string
}

/**
 * What people text and what a model answers, as others wrote it: a fleet does its work on it. Words of
 * one frame would not do, for she may not say what resembles her last sixty texts and would be asked again.
 */
export class EverydayTalk {
  readonly #exchanges = readdirSync(FOLDER)
    .filter((name) => AUTHORS.test(name))
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n'))
    .flatMap(exchangesIn)
    .filter(isEveryday)
  readonly #replies = new Map(this.#exchanges.map(({ text, reply }) => [text, reply]))

  textOf(count: number): string {
    return this.#exchanges[count % this.#exchanges.length]!.text
  }

  /** To the last of these lines that is one of the texts. */
  replyTo(lines: readonly string[]): string {
    const text = lines.findLast((line) => this.#replies.has(line)) ?? ''
    return this.#replies.get(text) ?? 'Say that once more?'
  }
}

/** `good<TAB>kind<TAB>his text || her reply`. */
function exchangesIn(row: string): Exchange[] {
  const [label, , words = ''] = row.split('\t')
  const [text, reply] = words.split(' || ')
  return label === 'good' && text && reply ? [{ text, reply }] : []
}

/** Nothing that another room answers, and nothing that would be held back. */
function isEveryday({ text, reply }: Exchange): boolean {
  const { keyword, said } = readWords(text)
  if (keyword || said.signs.length > 0) return false
  return checkWords(reply, { scene: sceneOf([text]), prompt: PROMPT }) === null
}
