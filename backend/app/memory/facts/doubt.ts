import type { Clause } from '#app/memory/facts/plain_talk'
import { isCoarse, isSecret } from '#app/memory/facts/refused_values'

const JOKE =
  /(?:\bj\/?k\b|\b(?:just|only|totally) (?:kidding|joking|messing)\b|\b(?:kidding|joking)\b|\bjkjk\b|\bsike\b|\bpsych\b|\s\/s\b|\byeah,? right\b|\bas if\b|\bin my dreams\b|\bapril fools?\b|\bsarcas\w*|\bnot!\s*$|\bes broma\b|\bbromeo\b|\bbroma\b|\bsí,? claro\b|\bsi claro\b)/iu
const FICTION =
  /\b(?:imagine\w*|pretend\w*|suppose|hypothetical\w*|role ?-?play\w*|lyrics?|the song goes|sing(?:s|ing)? (?:along )?|in (?:the|this|my|a) (?:\p{L}+ )?(?:game|movie|film|show|book|novel|story|dream|play|song|sims|rpg|fanfic)|my (?:(?:dnd|d&d) )?character|in (?:minecraft|the sims|gta|skyrim|stardew(?: valley)?|animal crossing|d&d|dnd|fortnite|roblox|another life|a past life|an alternate universe)|dream(?:ed|t|s|ing)?|nightmare|past life|parallel universe|acting as|quote|says? the|imagina\w*|soñ[eé]|sueño|ojal[aá]|letra)\b|[♪♫🎵🎶]/iu
const CONDITION =
  /\b(?:if|unless|wish\w*|would|wouldn't|i'd|could(?:n't)? have|should(?:n't)?|someday|some day|one day|what if|as though|as if|supposed to|hopefully|hope to|hoping to|want to|wanted to|dying to|almost|nearly|was going to|were going to|si|quisiera|quiero|me gustaría|gustaria|cuando sea|algún día|algun dia|querría|casi)\b/iu
const HEDGE =
  /\b(?:maybe|might|perhaps|possibly|not sure|i think|i thought|i guess(?! so)|i suppose|may (?:have|be)|probably|supposedly|apparently|considering|thinking (?:of|about)|tal vez|quiz[aá]s?|creo que|a lo mejor|puede que)\b/iu
const OTHERS_WORDS =
  /^(?:s?he|they|my \p{L}+|everyone|everybody|people|someone|you|mom|dad) (?:just |always |once )*(?:said|says|say|told|tells|thinks?|thought|claims?|was like|is like|goes|asked|asks|wrote|texted)\b/iu
const HEDGED = 0.4

/** Nothing in the whole text is meant. */
export function isJoke(text: string): boolean {
  return JOKE.test(text) || FICTION.test(text)
}

/** The clauses that state something of their own: no question, wish, condition, secret or somebody else's words. */
export function statedOnly(clauses: Clause[]): Clause[] {
  const stated: Clause[] = []
  let conditional = ''
  for (const clause of clauses) {
    if (clause.sentence === conditional) continue
    if (
      /^(?:if|unless|imagine|suppose|si) /iu.test(clause.text) ||
      OTHERS_WORDS.test(clause.text)
    ) {
      conditional = clause.sentence
    } else if (isPlain(clause)) stated.push(clause)
  }
  return stated
}

function isPlain({ text, sentence, isQuestion }: Clause): boolean {
  if (isQuestion || isSecret(sentence) || isCoarse(text) || text.includes('"')) return false
  return !CONDITION.test(text)
}

/** 1 for what is plainly said, below 0.5 for "maybe" and "I think". */
export function plainness(clause: string): number {
  return HEDGE.test(clause) ? HEDGED : 1
}
