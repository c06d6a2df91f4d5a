import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { clausesOf, contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/secret_requests.txt',
  z.strictObject({
    secret: shapes.source,
    asksSecret: shapes.patterns('u'),
    money: shapes.source,
    giftCard: shapes.source,
    asksMoney: shapes.patterns('u'),
    theirSecret: shapes.sources,
    theirTrouble: shapes.pattern('u'),
    hers: shapes.source,
    inPassing: shapes.pattern('gu'),
    imagined: shapes.pattern('u'),
    paysHer: shapes.patterns('u'),
    warns: shapes.pattern('u'),
    tellsOf: shapes.pattern('u'),
    wantsIt: shapes.pattern('u'),
  })
)

/** Hers to name only where they lost, forgot or changed it: there is no other harmless reason to. */
const THEIR_SECRET = WORDS.theirSecret.map((source) => new RegExp(`\\b(?:${source})`, 'u'))
const FOR_HER = new RegExp(`\\b${WORDS.hers}\\b`, 'u')
const ANY_MONEY = new RegExp(`(?<!\\p{L})(?:${WORDS.money}|${WORDS.giftCard})(?!\\p{L})`, 'u')

const namesTheirs = (clause: string) =>
  THEIR_SECRET.some((pattern) => pattern.test(clause)) && !WORDS.theirTrouble.test(clause)
const paysHer = (clause: string) =>
  isMoneyForHer(clause) || WORDS.paysHer.some((pattern) => pattern.test(clause))
const isMoneyForHer = (clause: string) =>
  ANY_MONEY.test(clause) &&
  !WORDS.imagined.test(clause) &&
  FOR_HER.test(clause.replace(WORDS.inPassing, ' '))

const ASKS = [...WORDS.asksSecret, ...WORDS.asksMoney]

/** And "send it to me", once one was named. */
const NAMES_ONE = new RegExp(`\\b(?:${WORDS.secret}|${WORDS.giftCard}|(?:the|that) codes?)\\b`, 'u')

const asks = (clause: string) =>
  !WORDS.warns.test(clause) &&
  !WORDS.tellsOf.test(clause) &&
  (namesTheirs(clause) || paysHer(clause) || ASKS.some((pattern) => pattern.test(clause)))

/** Passwords, codes, numbers of cards and papers, money in any form: who asks for those is no companion. */
export const asksSecrets: WordsCheck = (text) => {
  const words = contracted(text)
  const clauses = clausesOf(words)
  const wantsIt = NAMES_ONE.test(words) && !WORDS.warns.test(words) && WORDS.wantsIt.test(words)
  if (!wantsIt && !clauses.some(asks)) return null
  return 'Never ask for passwords, codes, card or identity numbers, money or gift cards, not even as a joke.'
}
