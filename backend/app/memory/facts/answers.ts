import { isName } from '#app/memory/facts/first_names'
import { KIN, KIN_ADJECTIVES, PET_ADJECTIVES, PETS } from '#app/memory/facts/kin'
import { plainLine } from '#app/memory/facts/plain_talk'
import { groupsIn } from '#app/memory/facts/slots'

const MOST_ANSWER_WORDS = 8
const YES =
  /^(?:yes|yeah|yep|yup|ya|yea|yess+|sure|of course|ofc|absolutely|definitely|totally|i do|i am|i have|i did|always|sí|si|claro|love it|love them|i love it|i like it|loove it|for sure|you bet|very much|a lot|mhm|uh huh|correct|right|exactly|100%)(?=$|[ ,.!])[ ,.!]*/iu
const NO =
  /^(?:no|nope|nah|not really|never|hate it|i hate it|hate them|can't stand it|i don't|i'm not|not at all|not anymore|nah hate it|no hate it|ew)(?=$|[ ,.!])[ ,.!]*/iu
const NO_ANSWER =
  /^(?:idk|dunno|i don't|i can't|i do not|guess|not (?:sure|telling|gonna|going)|no idea|none|nothing|nowhere|secret|a secret|why|you tell|depends|it depends|hard to|too many|so many|many|whatever|you|everything|anything|anywhere|everywhere|somewhere|all of|lots|hmm+|that|this|what|who|haven't|never|mind|stop|ask|tbd|old enough|n\/?a)(?=$|[ ,.!'])/iu
const LEAD =
  /^(?:(?:it's|its|it is|that's|that would be|his name is|her name is|hers is|their name is|he's|she's|hes|shes|they're|i'm|im|i am|called|named|oh|um+|uh+|hmm+|well|probably|definitely|prob|mine is|mine's|lol|haha|easy|honestly|tbh|i'd say|i would say|gotta be|has to be|have to go with|i guess|right now|just|currently|in|from|at|as|a|an|the|to|es|se llama|soy|tengo|en|de|me llamo|my name is|i live in|i work as|i work at|i work|i come from|i do|we live in|name's|names|his names|her names)(?=[ ,.!]|$)[ ,.!]*)+/iu

/** What a question asks for, as the start of the statement that its answer ends; null asks nothing we keep. */
const ASKED: readonly [RegExp, (groups: Record<string, string>) => string][] = [
  [
    new RegExp(
      `what(?:'s| is| was|s)? (?:the name of )?your (?<kin>${PET_ADJECTIVES}(?:${PETS}))(?:'s)?(?: (?:name|called|named))|what (?:did you|do you) (?:name|call) your (?<other>${PETS})|what(?:'s| is) the name of your (?<third>${PETS})|who(?:'s| is) your (?<fourth>${PETS})`,
      'iu'
    ),
    ({ kin, other, third, fourth }) => `my ${kin ?? other ?? third ?? fourth ?? ''}'s name is `,
  ],
  [
    new RegExp(
      `what(?:'s| is| was|s)? (?:the name of )?your (?<kin>${KIN_ADJECTIVES.replace('?<order>', '')}(?:${KIN}))(?:'s)?(?: (?:name|called|named))|what(?:'s| is) the name of your (?<other>${KIN})`,
      'iu'
    ),
    ({ kin, other }) => `my ${kin ?? other ?? ''}'s name is `,
  ],
  [
    /what(?:'s| is|s) your (?:first |real |full )?name|what (?:should|can|do) i call you|who am i (?:talking|texting) (?:to|with)|c[oó]mo te llamas/iu,
    () => 'my name is ',
  ],
  [
    /where (?:do|are) you (?:live|living|based)|where(?:'s| is) home|what city|which city|d[oó]nde vives/iu,
    () => 'I live in ',
  ],
  [
    /where (?:are|do|did) you (?:originally )?(?:from|come from|grow up)|where(?:'s| is) your home ?town|de d[oó]nde eres/iu,
    () => "I'm from ",
  ],
  [/where (?:do|are) you work(?:ing)?|who do you work for|d[oó]nde trabajas/iu, () => 'I work at '],
  [
    /what do you do(?: for (?:work|a living))?\s*\??$|what(?:'s| is) your (?:job|profession|occupation)|what kind of work|a qu[eé] te dedicas|en qu[eé] trabajas/iu,
    () => 'I work as ',
  ],
  [/how old are you|what(?:'s| is) your age|cu[aá]ntos años tienes/iu, () => "I'm @years"],
  [/when(?:'s| is) your birthday|cu[aá]ndo es tu cumplea/iu, () => 'my birthday is '],
  [
    /(?:what|which|who)(?:'s| is| are|s)? your (?:all time |absolute )?favou?rite (?<kind>[\p{L}]+(?: [\p{L}]+){0,2})/iu,
    ({ kind = '' }) =>
      `my favorite ${kind.replace(/ (?:to|of|right|these|in|at|ever|so)\b.*$/iu, '')} is `,
  ],
  [
    /what (?:are you studying|do you study|(?:is|'s) your major)|qu[eé] estudias/iu,
    () => "I'm studying ",
  ],
  [/where (?:do|did) you (?:study|go to (?:school|college|uni))/iu, () => 'I go to '],
  [/what are you allergic to/iu, () => "I'm allergic to "],
  [/what (?:car )?do you drive|what kind of car/iu, () => 'I drive a '],
  [/what(?:'s| is|s| are) your (?:zodiac |star )?sign/iu, () => 'my sign is '],
  [/what (?:languages?) do you speak/iu, () => 'I speak '],
  [/what (?:instrument )?do you play/iu, () => 'I play '],
  [/what(?:'s| is| are) your hobb(?:y|ies)|what do you do for fun/iu, () => 'my hobbies are '],
  [
    /how many (?<kin>kids|children|siblings|sisters|brothers) do you have/iu,
    ({ kin = '' }) => `I have @number ${kin}`,
  ],
  [
    /what(?:'s| is) (?:his|her|its|their|the (?:puppy|dog|cat|kitten|baby)'s|the little (?:guy|one)'s) name|what(?:'s| is| are) (?:he|she|it|they) called|what did you name (?:him|her|it)/iu,
    () => '@focus',
  ],
]
const PET_SPANISH = /c[oó]mo se llama tu (?<kin>[\p{L}]+)/iu

/** A short answer to her last question, written out as a statement: "Rex" after "what's your dog's name?". */
export function answered(asked: string, answer: string, focus: string | null): string | null {
  const question = questionIn(asked)
  if (!question || plainLine(answer).includes('?')) return null
  const said =
    plainLine(answer)
      .split(/[.!?\n]|, (?=i\b|but|and i)| but /iu)[0]
      ?.trim() ?? ''
  if (!said || said.split(' ').length > MOST_ANSWER_WORDS) return null
  return stated(question, said, focus) ?? yesOrNo(question, plainLine(answer))
}

function questionIn(text: string): string | null {
  const sentences = plainLine(text).match(/[^.!?\n]+\?+/gu)
  return sentences?.at(-1)?.trim() ?? null
}

function stated(question: string, said: string, focus: string | null): string | null {
  const spanish = PET_SPANISH.exec(question)?.groups?.kin
  if (spanish) return oneName(`mi ${spanish} se llama `, said.replace(LEAD, '').trim())
  for (const [pattern, start] of ASKED) {
    const match = pattern.exec(question)
    if (match) return completed(start({ ...match.groups }), said, focus)
  }
  return null
}

/** How an answer ends its statement, by what the statement starts with; null tells nothing. */
const COMPLETED: readonly [RegExp, (start: string, value: string) => string | null][] = [
  [/@years$/u, (_, value) => (/^\d{2}\b/u.test(value) ? `I'm ${value}` : null)],
  [/@number/u, (start, value) => start.replace('@number', value.split(' ')[0] ?? '')],
  [/name is $/u, oneName],
  [/^(?:I work as|I drive a) $/u, (start, value) => `${start.replace(/a $/u, '')}a ${value}`],
  [/./u, (start, value) => start + value],
]
const OWN_SENTENCE = /^(?:i (?!guess)|we |my |you |it (?!is))/iu

function completed(start: string, said: string, focus: string | null): string | null {
  const value = said.replace(LEAD, '').trim()
  if (!isAnswer(value, said)) return null
  if (start === '@focus') return focus ? oneName(`my ${focus}'s name is `, value) : null
  return COMPLETED.find(([pattern]) => pattern.test(start))?.[1](start, value) ?? null
}

/** Whole sentences of their own are read as they stand. */
function isAnswer(value: string, said: string): boolean {
  if (!value || OWN_SENTENCE.test(said)) return false
  return ![YES, NO_ANSWER].some((pattern) => pattern.test(value)) && !NO.test(said)
}

function oneName(start: string, said: string): string | null {
  const value = said.replace(/[,;].*$|\s+(?:lol|haha|and|but|because|he|she|it)\b.*$/iu, '').trim()
  const words = value.split(' ')
  return words.length <= 2 && words.every(isName) ? start + value : null
}

const DO_YOU =
  /(?:^|[,.] |so |and )do you (?:really |still |also |even )?(?<verb>(?!have|want|think|know|remember|mind|need|feel|mean|believe|prefer|ever|see|usually)\p{L}+)(?<rest> [^?]{2,60})\?/iu
const DO_YOU_HAVE =
  /do you have (?:any |a )?(?:pets?|siblings|kids|children|hobbies|animals|brothers|sisters)[^?]{0,40}\?/iu
const ARE_YOU =
  /(?:^|[,.] |so |and )are you (?:really |still |actually |a )?(?<rest>vegan|vegetarian|married|single|left handed|allergic to [^?]{2,30})\?/iu

/** "Yes" and "hate it" to "do you like sushi?". */
function yesOrNo(question: string, said: string): string | null {
  const isYes = YES.test(said)
  if (!isYes && !NO.test(said)) return null
  return DO_YOU_HAVE.test(question) ? owns(said.replace(YES, ''), isYes) : agreed(question, isYes)
}

function agreed(question: string, isYes: boolean): string | null {
  const asked = groupsIn([DO_YOU], question)
  if (asked) return `I ${isYes ? '' : "don't "}${asked.verb}${asked.rest?.replace(ASKED_TAIL, '')}`
  const being = groupsIn([ARE_YOU], question)
  return being && `I'm ${isYes ? '' : 'not '}${being.rest}`
}

const ASKED_TAIL = /,? (?:too|or|by any chance|at all|btw|anymore).*$/iu

function owns(said: string, isYes: boolean): string | null {
  return isYes && said
    ? `I have ${said.replace(/^(?:i have|i've got|we have|just|there's|i got) /iu, '')}`
    : null
}
