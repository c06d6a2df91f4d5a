import { straighten } from '#app/companion/offline_voice/offline_second_person'
import { countSegments } from '#app/texting/sms/segments'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = set('my our the a an this that his her their some')
const OWN = set('my our')
/** Words a noun phrase ends before: verbs, prepositions, connectives, adverbs. */
const ENDS = set(
  "is are was were am be been has have had do does did will would can could should may might must shall and or but because cause cuz so if then than that which who when where while with without in on at for to from by about into over after before until since like as up down off out away back again downtown upstairs outside today tonight tomorrow yesterday now right really badly well okay fine just too very still also always never soon later already anyway though not isn't isnt aren't wasn't weren't don't doesn't didn't can't won't wouldn't couldn't i you he she it we they me him us them my your our their his the a an this these those there here what how why broke went got made said told came left gave took ran fell lost won ate saw kept felt hurt died hates loves wants likes says thinks keeps makes needs goes works looks gets feels seems knows comes takes lives calls asks starts ends means gives runs turns sounds tells lately almost every each together instead maybe probably somehow please lol haha xd thx tho i'm im i've ive i'll you're it's its he's she's they're we're that's once all both only even ever every got going gonna wanna"
)
const ADJECTIVES = set(
  'great good best bad worst nice new old little big small long short same next last first second whole entire few lot bit while way time thing things stuff couple other own most more kind sort point case rest least much many day god life mind turn fault head right left wrong real only very one ones idea bunch ton lots better chance self moment minute hour morning afternoon evening night week weekend month year something anything everything nothing it summer winter today future past'
)
const VAGUE = set('bit lot little few couple while bunch ton kind sort')
const PLACED = /\b(?:in|on|at|with|from|to|for|by|into|of)\s+$/i
const NOT_SUBJECTS = set(
  'that this there what it everything nothing something someone somebody everyone everybody people today tomorrow yesterday they here where which these those work life things both then just maybe have been not would could anything nobody'
)
const NOT_NAMES = set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i ok okay lol omg hi hey hello yes no haha thanks god ai tv usa'
)
const NEVER_ECHO =
  /\b(?:fuck\w*|shit\w*|bitch\w*|cunt\w*|dick\w*|cock\w*|puss\w*|tits?|boobs?|ass|asshole|whore|slut\w*|nud\w*|naked|sex\w*|porn\w*|rape\w*|nigg\w*|fag\w*|retard\w*|kill\w*|suicid\w*|stop|cancel|http\w*|www|com|system|prompt|instructions?)\b/i
const ING_NOUNS =
  /^(?:wedding|morning|evening|meeting|building|painting|training|ring|king|spring|string|ceiling|thing|wing|swing|sibling|darling|pudding|duckling|briefing|hearing|apartment|opening|something)$/
const ED_NOUNS =
  /^(?:bed|seed|weed|shed|speed|need|feed|breed|greed|sled|kid|med|red|used|tired|old-fashioned)$/
const OWNING = /\b(?:have|has|got|own|bought|adopted|started|wrote|built|made|'ve)\s+$/i
const LOVED =
  /\b(?:love|loved|like|liked|enjoy|enjoyed|hate|adore|watch|watched|watching|play|played|playing|make|makes|making|having|read|reading|cook|cooked|cooking|bake|baked|baking|eat|ate|eating|drink|drinking|prefer|into|about|learn|learning|study|studying|practice|practicing|visit|visited|visiting|tried|ordered|went|go|going|gone|do|doing)\s+(?:to |some |more |a lot of |lots of )?([\p{L}\d][\p{L}\d'&-]*(?:\s+[\p{L}\d][\p{L}\d'&-]*){0,2})/giu

function isEnd(word: string): boolean {
  const lower = word.toLowerCase()
  if (ENDS.has(lower)) return true
  if (/ing$/.test(lower)) return !ING_NOUNS.test(lower)
  return /ed$/.test(lower) && !ED_NOUNS.test(lower)
}

function takeWords(words: string[], most: number): string[] {
  const taken: string[] = []
  for (const [index, word] of words.entries()) {
    if (taken.length === most || !/^[\p{L}\d]/u.test(word)) break
    const isHead = index === 0 && /(ing|ed)$/i.test(word) && !ENDS.has(word.toLowerCase())
    if (!isHead && isEnd(word)) break
    taken.push(word)
  }
  return taken
}

/** Nothing in it that she would rather not say back. */
export function isFitToEcho(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) && countSegments(text).encoding === 'GSM-7' && !NEVER_ECHO.test(text)
  )
}

function isEchoable(phrase: string): boolean {
  const words = phrase.split(' ')
  return phrase.length <= 32 && words.every((word) => word.length <= 18) && isFitToEcho(phrase)
}

/** `I'd be a designer` names what somebody is, not a thing to talk about. */
const IS = /(?:\b(?:be|am|is|was|are|become|as|like|being)|'m|'re|'s)\s+$/i

function leadFor(determiner: string, before: string): string {
  if (OWN.has(determiner)) return 'your '
  if (determiner === 'some') return ''
  if (determiner !== 'a' && determiner !== 'an')
    return `${determiner === 'this' ? 'that' : determiner} `
  return OWNING.test(before) ? 'your ' : 'that '
}

interface Found {
  phrase: string
  weight: number
}

function determined(clause: string): Found[] {
  const tokens = [...clause.matchAll(/[\p{L}\d][\p{L}\d'&-]*|[^\s]/gu)]
  return tokens.flatMap((token, index) => {
    const determiner = token[0].toLowerCase()
    if (!DETERMINERS.has(determiner)) return []
    const words = takeWords(
      tokens.slice(index + 1).map((next) => next[0]),
      3
    )
    return phraseOf(determiner, words, clause.slice(0, token.index))
  })
}

function phraseOf(determiner: string, words: string[], before: string): Found[] {
  const lower = words.map((word) => word.toLowerCase())
  const isThing =
    lower.length > 0 && !ADJECTIVES.has(lower.at(-1) ?? '') && !VAGUE.has(lower[0] ?? '')
  const isTitle = /^an?$/.test(determiner) && IS.test(before)
  if (!isThing || isTitle) return []
  const phrase = leadFor(determiner, before) + words.join(' ')
  return [{ phrase, weight: weightOf(determiner, before) }]
}

function weightOf(determiner: string, before: string): number {
  if (OWN.has(determiner)) return 4
  return PLACED.test(before) ? 1 : 2
}

function named(clause: string): Found[] {
  if (clause === clause.toUpperCase()) return []
  const names = clause.matchAll(/(?<=[\p{L}\d,'] )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu)
  return [...names]
    .map((hit) => hit[0].replace(/'s$/, ''))
    .filter((name) => !NOT_NAMES.has(name.toLowerCase()) && !/^I'/.test(name))
    .map((phrase) => ({ phrase, weight: 3 }))
}

function loved(clause: string): Found[] {
  return [...clause.matchAll(LOVED)].flatMap((hit) => {
    const words = takeWords((hit[1] ?? '').split(/\s+/), 3)
    const head = words.at(-1)?.toLowerCase()
    if (!head || ADJECTIVES.has(head) || DETERMINERS.has(words[0] ?? '')) return []
    return [{ phrase: words.join(' '), weight: 2.5 }]
  })
}

/** `ok lasagna is in the oven` is about lasagna. */
function subject(clause: string): Found[] {
  const hit = clause.match(
    /^(?:(?:ok|okay|so|well|and|anyway|but|oh|the)[ ,]+)*([\p{L}-]{4,18}) (?:is|was|are|were|has|had|went|tasted)\b/iu
  )
  const word = hit?.[1] ?? ''
  const isNoun = word !== '' && !isEnd(word) && !NOT_SUBJECTS.has(word.toLowerCase())
  return isNoun ? [{ phrase: bareLead(word.toLowerCase()), weight: 2.2 }] : []
}

function bareLead(word: string): string {
  if (/^(?:mom|mum|mama|dad|papa|grand(?:ma|pa)|granny)$/.test(word)) return `your ${word}`
  return /^(?:work|school|college|uni|church|football|soccer|music|traffic|dinner|lunch|breakfast|yoga|practice)$/.test(
    word
  )
    ? word
    : `the ${word}`
}

/** The noun phrase of a clause worth saying back, already in the second person; null when there is none. */
export function findDetail(clause: string): string | null {
  const text = straighten(clause)
  const found = [...determined(text), ...named(text), ...loved(text), ...subject(text)]
    .map((item) => ({ ...item, phrase: item.phrase.trim() }))
    .filter((item) => isEchoable(item.phrase))
  return found.toSorted((a, b) => b.weight - a.weight)[0]?.phrase ?? null
}

const FILLER =
  /^(?:(?:um+|uh+|well|oh|hmm+|probably|maybe|i guess|i think|i'd say|just|mostly|definitely|honestly|like|it's|its|it was|it is|that's|the|an?|some|to|in|at|with|for|i|love|yeah|yes|no|about|around|i'm|im|prob|mainly|actually|always) +|,+ *)+/i

const TRAILER =
  /[,\s]+(?:obviously|definitely|for sure|probably|i guess|i think|mostly|lol|haha|always|of course|tbh|honestly|maybe|please|too|duh)$/i

/** What a short answer to her question names: `um, probably lasagna` -> `lasagna`; null when it is a sentence. */
export function answerDetail(clause: string): string | null {
  const text = straighten(clause).replace(/[.!?,]+$/, '')
  const rest = text.replace(/^my /i, 'your ').replace(FILLER, '').replace(TRAILER, '')
  const words = rest.split(' ').filter(Boolean)
  const isShort = words.length > 0 && words.length <= 3 && !words.some((word) => isEnd(word))
  return isShort && isEchoable(rest) && !ADJECTIVES.has(rest.toLowerCase()) ? rest : null
}
