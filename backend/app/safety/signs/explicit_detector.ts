import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { isMinorSignal } from '#app/safety/signs/minor_detector'
import { anyOf, anyOfMany, holds, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/language/plain_words'
import { TextModel } from '#app/language/text_model'

const said = loadWords(
  'signs/explicit_phrases.txt',
  z.strictObject({ explicit: phrases, suggestive: phrases })
)
const around = loadWords(
  'signs/explicit_contexts.txt',
  z.strictObject({
    notExplicit: phrases,
    family: phrases,
    child: phrases,
    sexual: phrases,
    asking: phrases,
  })
)
const somethingElse = anyOf(around.notExplicit)
const open = anyOfMany(said.explicit)
const suggestive = anyOf(said.suggestive)
const family = anyOf(around.family)
const child = anyOf(around.child)
const sexual = anyOf(around.sexual)
const asking = anyOf(around.asking)

const model = new TextModel('explicit')
/** Odds enough without a phrase, and too few to bear one out. */
const LIKELY = -0.4
/** It pauses an account: where children are named the model alone has to be surer. */
const SURELY = 1
const HARDLY = -1

/** `minor`: anything sexual about somebody who is no adult. `explicit`: any other open sexual talk. */
export type ExplicitKind = 'explicit' | 'minor'

/**
 * What a person asks for or says, in English or Spanish.
 * Flirting, health and what somebody suffered are none.
 */
export function isExplicit(text: string): ExplicitKind | null {
  const plain = plainWords(text)
  const words = cleared(text)
  const odds = model.odds(words === plain ? text : words)
  if (odds > SURELY) return kindOf(text, true)
  if (odds > LIKELY) return phrasesIn(text) ?? (namesChild(text) ? null : 'explicit')
  return odds > HARDLY ? phrasesIn(text) : null
}

/** By its phrases alone: the model learned how people write to her, not how she writes. */
function phrasesIn(text: string): ExplicitKind | null {
  return kindOf(text, holds(cleared(text), ...open))
}

function kindOf(text: string, isOpen: boolean): ExplicitKind | null {
  const words = cleared(text)
  const isAsked = isOpen || words.split(' . ').some((sentence) => isRequest(` ${sentence} `))
  if (isAsked && namesChild(text)) return 'minor'
  return isOpen ? 'explicit' : null
}

/** Other than the children of somebody's own life. */
const namesChild = (text: string) =>
  holds(cleared(text).replace(family, '~'), child) || isMinorSignal(text)

const isRequest = (sentence: string) => holds(sentence, sexual) && holds(sentence, asking)

/** The stricter measure for what she writes herself. */
export function isSuggestive(text: string): boolean {
  return phrasesIn(text) !== null || holds(cleared(text), suggestive)
}

const cleared = (text: string) => plainWords(text).replace(somethingElse, '~')
