import { TextModel } from '#app/language/text_model'

const model = new TextModel('worth_keeping')
/** Odds at which seven of eight held-out lines, most of them written to be mistaken, were worth it. */
const WORTH = 0.75
/** Enough when something else bears it out. */
const BORNE_OUT = 0

/** How much a text, perhaps with her question before it, tells of the life of whoever wrote it. */
export function worthOf(text: string, asked: string | null): number {
  const alone = model.odds(text)
  return asked === null ? alone : Math.max(alone, model.odds(text, asked))
}

export function isWorthKeeping(text: string, asked: string | null, isBorneOut: boolean): boolean {
  return worthOf(text, asked) > (isBorneOut ? BORNE_OUT : WORTH)
}
