import { titled, trimmed } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, ended, groupsIn, rule, type Rule } from '#app/memory/facts/slots'

const REST = '(?<place>[^!?;:\\n]{2,60})'
const NOT_AFTER =
  /(?: |^)(?:and|but|because|cause|cuz|cos|with|where|when|who|which|that|for|so|while|until|till|after|before|if|near|by|next to|last|this|next|every|about|since|during|in (?:my|a|an|the|\d{1,4}|january|february|march|april|may|june|july|august|september|october|november|december|\p{L}+ ago)|on|at|all|alone|yesterday|tomorrow|tonight|now|right|rn|two|three|four|five|six|seven|eight|nine|ten|a (?:few|couple|year|month|week|while|long)|over|to be|to \p{L}+|as|again|lol|haha\w*|tbh|ngl|loving|it's|its|is|was|has|i|we|my|not|from|originally|too|also|just|like|since|forever|anymore|these|some|once|though|tho|btw|y|con|desde|pero|hace|ahora|donde|por|porque|para|cuando)(?= |$|,|\.).*$/iu
const VAGUE =
  /^(?:an?|my|our|your|his|her|their|this|that|the|here|there|home|work|bed|peace|fear|denial|hell|heaven|harmony|sin|luxury|poverty|person|reality|it|town|one|two|different|same|constant|pain|chaos|space|mars|earth|another|someone|somewhere|nowhere|everywhere|outside|out|up|down|love|style|\d.*|la|el|un|una|mi|casa|en|paz|college|school|bigger|better|new place|apartment|dorms?|campus|student housing|city|country)\b/iu
const THE_PLACES =
  /^(?:the )?(?:netherlands|uk|us|usa|u\.s|u\.k|states|united \p{L}+|philippines|bahamas|bronx|bay area|midlands|hague|gambia|maldives|czech republic|dominican republic|congo|hamptons|dr|emirates|uae|deep south|midwest|south side|upper \p{L}+ side|lower \p{L}+ side)\b/iu
const INNER =
  /^(?:an?|the|a small|my|un|una) [^,]{0,40}?\b(?:in|of|near|outside|outside of|en|de)\b (?<inner>.+)$/iu
const MOST_WORDS = 4

/** The place a clause goes on with, or null: "portland with my cat" is Portland, "a small town in Texas" Texas. */
export function placeOf(rest: string): string | null {
  const whole = rest.trim()
  const inner = THE_PLACES.test(whole) ? null : groupsIn([INNER], whole)
  const [first = '', region = ''] = cutPlace(inner?.inner ?? whole)
  if (!isPlace(first)) return null
  return region ? `${titled(first)}, ${titled(region)}` : titled(first)
}

function isPlace(place: string): boolean {
  if (!place || /\d/.test(place) || place.split(' ').length > MOST_WORDS) return false
  return THE_PLACES.test(place) || !VAGUE.test(place)
}

function cutPlace(said: string): string[] {
  const [first = '', second = ''] = said
    .split(',')
    .map((part) => trimmed(part.replace(NOT_AFTER, '')))
  const isRegion = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|[a-z]{2,14})$/u.test(second)
  const isPlain =
    second.split(' ').length <= 2 &&
    !VAGUE.test(second) &&
    !/ing$|^(?:lol|haha|love|moved|work|so|me|ok)\b/iu.test(second)
  return isRegion && isPlain
    ? [first, /^[a-z]{2}$/.test(second) ? second.toUpperCase() : second]
    : [first]
}

function placed(slot: string, confidence = 1): Rule['read'] {
  return ({ place = '' }) => {
    const value = placeOf(place)
    return value ? [{ slot, value, confidence }] : []
  }
}

function left({ place = '' }: Record<string, string>): Draft[] {
  const value = placeOf(place)
  return value ? [ended('home', value)] : []
}

function fromTo({ from = '', place = '' }: Record<string, string>): Draft[] {
  const old = placeOf(from)
  const home = placeOf(place)
  return [
    ...(old && home ? [ended('home', old)] : []),
    ...(home ? [{ slot: 'home', value: home }] : []),
  ]
}

const NATIONS =
  'american|brazilian|canadian|mexican|british|english|scottish|irish|welsh|french|german|italian|spanish|portuguese|polish|ukrainian|russian|turkish|greek|dutch|belgian|swedish|norwegian|danish|finnish|swiss|austrian|hungarian|czech|romanian|indian|pakistani|bangladeshi|nepali|sri lankan|chinese|japanese|korean|vietnamese|thai|filipino|filipina|indonesian|malaysian|australian|egyptian|moroccan|nigerian|kenyan|ghanaian|ethiopian|south african|lebanese|iranian|persian|iraqi|israeli|saudi|colombian|argentinian|chilean|peruvian|venezuelan|cuban|puerto rican|dominican|jamaican|haitian|salvadoran|guatemalan|honduran'
const SELF = '(?:I|we)'

export const PLACE_RULES: readonly Rule[] = [
  rule(`^${SELF} ${ADVERBS}(?:used to live|used to be based) in ${REST}`, left),
  rule(`^${SELF} (?:don't|no longer|do not) ${ADVERBS}live in ${REST}`, left),
  rule(`^I'm (?:no longer|not) living in ${REST}`, left),
  rule(`^${SELF} (?:have )?${ADVERBS}moved (?:out of|away from) ${REST}`, left),
  rule(
    `^${SELF} (?:have )?${ADVERBS}(?:moved|relocated) (?:\\p{L}+ )?from (?<from>[^!?;:\\n]{2,30}?) (?:\\p{L}+ )?to ${REST}`,
    fromTo
  ),
  rule(
    `^${SELF} (?:have )?${ADVERBS}(?:moved|relocated) (?:(?:back|down|up|out|over|here|all the way|permanently) )*to ${REST}`,
    placed('home')
  ),
  rule(
    `^(?:${SELF} ${ADVERBS}(?:live|reside)|(?:I'm|we're) ${ADVERBS}(?:living|based)|${SELF} have ${ADVERBS}(?:lived|been living)) (?:(?:over|up|down|out|back|alone|together|here) )*in ${REST}`,
    placed('home')
  ),
  rule(
    `^${SELF} ${ADVERBS}live (?:just )?(?:near|outside of|outside|close to) ${REST}`,
    placed('home', 0.6)
  ),
  rule(`^(?:home is|I call home|my city is|I'm settled in) ${REST}`, placed('home', 0.8)),
  rule(
    `^(?:I'm ${ADVERBS}from|I ${ADVERBS}(?:come|came|hail) from|I was ${ADVERBS}(?:born(?: and raised)?|raised) in|I'm born and raised in|I ${ADVERBS}grew up in|my home ?town is|born and raised in) ${REST}`,
    placed('origin')
  ),
  rule(`^(?<place>[\\p{L}][\\p{L} ]{1,30}?) is my home ?town`, placed('origin')),
  rule(`^I'm (?:not from) ${REST}`, ({ place = '' }) => {
    const value = placeOf(place)
    return value ? [ended('origin', value)] : []
  }),
  rule(
    `^I'm ${ADVERBS}(?<nation>${NATIONS})(?: american)?(?= |$|,)(?! (?:food|teacher|prof))`,
    ({ nation = '' }) => [
      { slot: 'nationality', value: nation.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) },
    ]
  ),
]
