import { gerund, trimmed } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, type Groups, keyed, rule, type Rule } from '#app/memory/facts/slots'

const THING = '(?<thing>[^!?;:\\n]{2,200})'
const HATES =
  "(?:hate|despise|loathe|dislike|detest|can't stand|can't stomach|never liked|never enjoyed)"
const LIKES =
  '(?:like|love|enjoy|adore|luv|looove|loove|have always (?:loved|liked)|have (?:really )?been (?:loving|enjoying)|am loving)'
const NO = "(?:don't|do not|didn't|no longer|never)"
const NO_THING =
  /^(?:you|your|u|ur|it|its|it's|that|that's|this|these|those|them|him|her|his|their|my|our|me|us|myself|how|when|what|where|who|why|whatever|everything|everyone|everybody|anything|nothing|something|someone|people|life|men|women|humans|being|having|getting|feeling|knowing|hearing|seeing|thinking|talking (?:to|with) you|talking|texting|to (?:be|think|see|hear|know|have|say|talk|feel|believe|get|tell|ask|add|point|go|come|keep|do|meet|admit|break|disagree|complain|bother|live|stay)|where|a|an|another|one|some|any|all|so|as|if|one another|each|every|both|here|there|not|no|to|god|jesus|in|at|on|for|with|from|too|ya|y'all|i|we|he|she|they|at first|babe|baby|already|texting you|hanging out with you|spending time with you|sex|mornings with)(?= |$|'|,)/iu
/** "The colors in the pic" are no taste, "the ocean" is. */
const THE_ONE =
  /^the (?!(?:ocean|sea|beach|rain|snow|cold|heat|sun|summer|winter|mountains?|woods|forest|outdoors|desert|countryside|water|city|night|moon|stars|gym|opera|theater|theatre|ballet|cinema|movies|arts?|dark|circus|zoo|library|smell of|sound of|color)(?= |$|,))\p{Ll}/u
const CUT =
  /(?: |^|,)(?:and (?:i|we|my|he|she|it|then|so|also|it's|you|that)|but|because|'?cause|cuz|cos|bc|so much|(?:with|for) (?:my|our|you|all)|so bad|when|while|since|if|where|that|what|who|which|how|than|more than|before|every|until|even|it's|its|is|are|was|makes|make|brings?|tastes?|smells?|looks?|especially|though|either|right|ever|most|the most|anymore|a ton|tons|lol|haha\w*|the best|thanks|except|unless|i|we|he|she|they|very much|a bit|a lot)(?= |$|,).*$/iu
const CUT_BEHIND_NOUN =
  /(?: |^|,)(?:with (?:my|you|all)|for (?:me|years|the|a|my|its|it)|over|to (?!music|podcasts|be)|in|on|at|after|as|about|from|like|during|these|this|through)(?= |$|,).*$/iu
const FRAGMENT =
  /\b(?:to|on|of|in|at|for|with|the|what|it|and|by|an?|my|about|from|as|sure|also|being)$|\b(?:him|her|them|you|your|it|its|itself|myself|sure|these|those|his|their|what)\b|^(?:huge|big|total|massive|through|valued|going|making|doing|having|getting|taking|sharing|being|trying|starting|escaping|the|such|much|also)\b(?!.* .* )$|^(?:having|being|knowing|making sure|seeing how|hearing about) /iu
const MOST_ITEMS = 6
const MOST_WORDS = 4

/** The things of a list a clause goes on with: "hiking, sushi and to swim in lakes". */
export function thingsOf(rest: string): string[] {
  const parts = rest.split(/,? (?:and|or|&|plus|y|ni) |, /iu)
  const things: string[] = []
  for (const part of parts.slice(0, MOST_ITEMS)) {
    const thing = thingOf(part)
    if (!thing) break
    things.push(thing)
  }
  return things
}

function thingOf(part: string): string | null {
  const said = part.trim().replace(/^(?:also |both |eating |drinking |listening to )+(?=.)/iu, '')
  if (isNoThing(said)) return null
  const doing = asDoing(said).replace(CUT, '')
  const cut = isDoing(doing) ? doing : doing.replace(CUT_BEHIND_NOUN, '')
  const thing = trimmed(trimmed(cut).replace(EMPTY_HEAD, ''))
  return isThing(thing) ? lowered(thing) : null
}

function isNoThing(said: string): boolean {
  return THE_ONE.test(said) || (NO_THING.test(said) && !AS_DOING.test(said))
}

function isDoing(words: string): boolean {
  return /^\p{L}+ing\b/iu.test(words)
}

function isThing(thing: string): boolean {
  const most = isDoing(thing) ? MOST_WORDS + 1 : MOST_WORDS
  const isShort = thing.length > 1 && thing.split(' ').length <= most
  return isShort && !NO_THING.test(thing) && !FRAGMENT.test(thing)
}

function lowered(thing: string): string {
  const isProper = /\p{Lu}/u.test(thing.slice(1)) || /^\p{Lu}\p{Ll}+$/u.test(thing)
  return isProper ? thing : thing.toLowerCase()
}

const EMPTY_HEAD =
  /^(?:the|a|an|some|going to|all kinds of|all sorts of|any kind of|most|good) (?=.)/iu
const AS_DOING =
  /^to (?:(?:go|sing|hike|swim|cook|bake|read|write|run|travel|paint|draw|dance|garden|fish|camp|ski|surf|skate|climb|code|play|watch|listen|cycle|bike|knit|sew|sleep|shop|explore|walk|drive|eat|drink|work out|train|lift|build|collect|fix|sail|dive|party|film|edit|photograph|meditate|study|learn|cuddle|people watch)(?= |$))/iu

/** `to hike in the woods` -> `hiking in the woods`. */
function asDoing(said: string): string {
  const verb = AS_DOING.test(said) ? /^to (\p{L}+)(.*)$/iu.exec(said) : null
  if (!verb) return said
  const [, first = '', rest = ''] = verb
  return first.toLowerCase() === 'go' && /^ \p{L}+ing\b/u.test(rest)
    ? rest.trim()
    : `${gerund(first.toLowerCase())}${rest}`
}

function tastes(rest: string, value: 'like' | 'dislike'): Draft[] {
  return thingsOf(rest).map((thing) => ({ slot: keyed('taste', thing), value, thing }))
}

const read =
  (value: 'like' | 'dislike'): Rule['read'] =>
  ({ thing = '' }) =>
    tastes(thing, value)
const past =
  (value: 'like' | 'dislike'): Rule['read'] =>
  ({ thing = '' }) =>
    tastes(thing, value).map((draft) => ({ ...draft, change: 'ended' as const }))

function turned({ thing = '' }: Groups): Draft[] {
  const isOver = /\bany ?more\b/iu.test(thing)
  return tastes(thing.replace(/ any ?more.*$/iu, ''), 'dislike').map((draft) => ({
    ...draft,
    confidence: isOver ? 1 : 0.95,
  }))
}

const KIND = '(?<kind>\\p{L}+(?: \\p{L}+){0,2}?)'
const NO_KIND =
  /\b(?:part|thing|person|people|human|girl|girlfriend|guy|way|moment|hobby|one|day of|bit|memory|text|time with|kind|type|place to be|everything|aspect|ex|child|kid|student|customer)s?\b/iu

function favorites({ kind = '', value = '' }: Groups): Draft[] {
  const key = kind
    .trim()
    .toLowerCase()
    .replace(/^(?:all time|current|absolute|new|number one) /u, '')
  const said = trimmed(
    value
      .replace(
        /^(?:definitely|probably|still|always|the color|also|obviously|by far|now|currently|called|easily|has to be|would be) /iu,
        ''
      )
      .replace(/(?: by far| of all time| ever| hands down| for sure| no doubt).*$/iu, '')
      .replace(FAV_CUT, '')
  )
  if (NO_KIND.test(key) || said.length < 2 || said.split(' ').length > 7 || NO_VALUE.test(said))
    return []
  return [
    {
      slot: keyed('favorite', key),
      value: /^(?:the|an?) \p{Ll}/u.test(said) ? said.replace(/^(?:the|an?) /u, '') : said,
    },
  ]
}

const FAV_CUT =
  /(?:,? (?:but|because|cause|cuz|cos|bc|since|so|and (?:i|my|we|it)|when|which|it's|its|followed|especially|i|what's|whats|then)(?= |$)|,).*$/iu
const NO_VALUE =
  /^(?:you|your|u|when|how|that|this|it|the one|the part|what|him|her|them|not|always|coming|up|whatever|a tie|hard|too|so|in|on|at|to|just|gone|closed|here|there|out|back|ours|mine|probably|definitely|talking to you|texting you|seeing|being|who|where)(?= |$|'|,)/iu

const COUNTABLE =
  /(?:cat|dog|movie|film|book|game|car|animal|plant|comic|train|plane|bird|horse|museum|sport|puzzle)$/iu

export const TASTE_RULES: readonly Rule[] = [
  rule(
    `^my ${ADVERBS}(?:all time |all-time |absolute |current )?favorite ${KIND}(?: of all time| ever| right now| these days)?(?:'s| is| are| was always| has always been| would be| has to be| =) (?<value>[^!?;:\\n]{2,70})`,
    favorites
  ),
  rule(
    `^(?<value>[\\p{L}\\d][^!?;:\\n,]{1,50}?)(?: is| are|'s) (?:still |definitely |probably |always |by far )*my (?:all time |all-time |absolute |current |number one )?favorite (?<kind>\\p{L}+(?: \\p{L}+)?)(?=$|,| ever| of all time| right now)`,
    (groups) =>
      /^(?:my|that|this|it|you|your|he|she|i|we|they|what|here|there|texting|talking|these|those|the)\b/iu.test(
        groups.value ?? ''
      )
        ? []
        : favorites(groups)
  ),
  rule(`^I ${ADVERBS}used to (?:really )?${HATES} ${THING}`, past('dislike')),
  rule(
    `^I ${ADVERBS}used to (?:really |absolutely )?(?:${LIKES}|be (?:really )?into) ${THING}`,
    past('like')
  ),
  rule(
    `^I(?:'ll)? (?:${ADVERBS}${NO} (?:really |even |actually |particularly |much |exactly )*(?:${LIKES}|care for|dig)|${ADVERBS}${HATES}) ${THING}`,
    turned
  ),
  rule(
    `^(?:I'm (?:really |just |so )*(?:not|no longer|never)|I was never) (?:really |even |much |that |exactly |such |a |too |big |huge |much of |the biggest )*(?:into|fond of|fan of|crazy about|keen on|fans? of) ${THING}`,
    turned
  ),
  rule(
    `^(?:not |never )(?:really |much |exactly )*(?:a (?:big |huge )?fan of|into|big on) ${THING}`,
    turned
  ),
  rule(
    `^I'm ${ADVERBS}(?:an? (?:big |huge |massive |lifelong |total )*(?:fan of|sucker for|lover of)|into|obsessed with|crazy about|fond of|addicted to|passionate about|big on|keen on) ${THING}`,
    read('like')
  ),
  rule(
    `^I'm ${ADVERBS}an? (?:big |huge |total )*(?<thing>(?!(?:cat|dog|night|morning|people|big|huge|total|massive|real|true|hopeless)\\b)[\\p{L} ]{3,20}) (?:lover|fan|nerd|addict|fanatic|enthusiast)(?=$|,| )`,
    ({ thing = '' }) => tastes(COUNTABLE.test(thing) ? `${thing}s` : thing, 'like')
  ),
  rule(
    `^I'm ${ADVERBS}an? (?:big |huge |total )*(?<thing>cat|dog|coffee|tea|morning) person`,
    read('like')
  ),
  rule(`^I ${ADVERBS}prefer ${THING}`, read('like')),
  rule(`^I ${ADVERBS}(?:do )?${LIKES} ${THING}`, read('like')),
]
