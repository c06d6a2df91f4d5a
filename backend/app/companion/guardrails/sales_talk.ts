import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { askedWords, contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/sales_talk.txt',
  z.strictObject({
    sales: shapes.patterns('u'),
    addresses: shapes.patterns(),
    helpLines: shapes.pattern('giu'),
  })
)

/** Prices the person named are theirs to talk about. */
function withoutTheirPrices(words: string, asked: string): string {
  const named = new Set(asked.match(/\d+(?:[.,]\d\d)?/g) ?? [])
  return words.replace(/[$€£] ?(\d+(?:[.,]\d\d)?)/g, (price, amount: string) =>
    named.has(amount) ? ' ' : price
  )
}

/** Plans, prices, messages left, discounts: the product speaks of those, never she. */
export const sells: WordsCheck = (text, { scene }) => {
  const words = withoutTheirPrices(contracted(text), askedWords(scene))
  if (!WORDS.sales.some((pattern) => pattern.test(words))) return null
  return 'Never mention plans, prices, subscriptions, offers or messages left.'
}
const PHONE_NUMBER = /(?<![\d:.])\+?\d(?:[\s().-]{0,2}\d){8,}(?![\d:])/u

/** She never sends links, addresses or numbers to call. */
export const sendsLink: WordsCheck = (text, { scene }) => {
  const words = text.normalize('NFKC').replace(WORDS.helpLines, ' ')
  const number = PHONE_NUMBER.exec(words)?.[0]
  const isTheirs = scene.turns.some((turn) => number !== undefined && turn.text.includes(number))
  const hasAddress = WORDS.addresses.some((pattern) => pattern.test(words))
  if (!hasAddress && (number === undefined || isTheirs)) return null
  return 'Send no link, web address, e-mail address or phone number.'
}
