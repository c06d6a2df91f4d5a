import { checkWords } from '#app/companion/writing/check_words'
import type { Fault } from '#app/companion/manners/fault'
import { plainLines } from '#app/companion/writing/plain_lines'
import { cleanReply } from '#app/companion/voice/clean_reply'
import type { Prompt, Scene } from '#app/companion/voice/language_model'

/** `prefix` and `suffix` will stand around her words and take their share of her segments. */
export interface PlainLineWish {
  scene: Scene
  prompt: Prompt
  prefix: string
  suffix: string
  hasAiNotice?: boolean
  /** Is kept and shown, not texted. */
  isUntexted?: boolean
}

export interface Judging extends PlainLineWish {
  /** As they came from a model. */
  words: string
}

/** `text` is what could be sent, empty when nothing is left; `fault` why it must not be. */
export interface Judged {
  text: string
  fault: Fault | null
}

export function judgeWords({ words, ...wish }: Judging): Judged {
  const text = fit(wish, words)
  return { text, fault: text ? checkWords(text, wish) : null }
}

/** A line of ours that passes every check, or else one she has not said. */
export function plainLineFor(wish: PlainLineWish): string {
  const lines = plainLines(wish.scene).map((line) => fit(wish, line))
  const isClean = (line: string) => checkWords(line, wish) === null
  const isNew = (line: string) => !wish.scene.said?.includes(line)
  return lines.find(isClean) ?? lines.find(isNew) ?? lines[0] ?? ''
}

function fit({ scene, ...around }: PlainLineWish, text: string): string {
  const { prefix, suffix, hasAiNotice, isUntexted } = around
  const { name } = scene.persona
  return cleanReply(text, { name, prefix, suffix, hasAiNotice, isUntexted })
}
