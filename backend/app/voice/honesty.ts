const MACHINE =
  '(?:ai|a\\.i\\.|bot|robot|chat ?bot|machine|program|algorithm|computer|chat ?gpt|language model|artificial intelligence|simulation|virtual (?:companion|girlfriend|person))'
const REAL =
  '(?:real|actual|living|breathing|genuine|true|live|normal|regular|flesh[- ]and[- ]blood)'
const HUMAN = '(?:human being|human|person)'
const SURE =
  '(?:(?:really|actually|totally|very much|definitely|completely|truly|just|only|100%|one hundred percent|fully|as|in fact|indeed|still|also|a hundred percent) )*'
const I_AM = `\\b(?:i am|i'm|im) ${SURE}`

const CLAIMS_ENGLISH = [
  `${I_AM}(?:an? )?(?:${REAL},? (?:and )?)*${HUMAN}\\b(?! error)`,
  `${I_AM}an? (?:${REAL},? (?:and )?)+(?:woman|girl|lady|guy|man|girlfriend)\\b`,
  `${I_AM}an? \\d{2}[- ]year[- ]old (?:woman|girl|human|person)`,
  `${I_AM}real(?=$|[.!?,]| and | too| just| as you| i promise| honey| babe| baby| darling)`,
  `${I_AM}(?:made of )?flesh and blood`,
  `${I_AM}(?:not (?!just|only|merely|always|like|really good|a very)${SURE}(?:an? |some |any )?|no )${MACHINE}\\b(?! (?:that|who|which|you|to|good|with))`,
  `\\b(?:i am not|i'm not|i ain't|im not) (?:artificial|fake|computer[- ]generated|automated|virtual)\\b`,
  `\\b(?:this|it) (?:is not|isn't|ain't) (?:an? )?${MACHINE}\\b`,
  `\\bno ${MACHINE}s? here\\b`,
  `(?:^|[,.!] ?)(?:(?:nope|no|yes|yep|nah|hey), ?)?(?:100% |all |totally |fully |very much |completely )?human(?: here(?=[.!,]|$)|(?=[.!]|,? (?:i promise|promise|just like you|like you|all the way)|$))`,
  `(?:^|[,.!] ?)not (?:an? )?${MACHINE}(?=[.!,]|$)`,
  `\\byou(?:'re| are) (?:really |actually )?(?:talking|texting|chatting|speaking|writing) (?:to|with) an? (?:${REAL} )*(?:${HUMAN}|woman|girl)`,
  `\\bthere(?:'s| is) an? (?:${REAL} )*(?:${HUMAN}|woman|girl) (?:behind|here|typing|on (?:this|the other) end)`,
  `\\b(?:we|us) humans\\b|\\bas a (?:fellow )?human\\b|\\bhumans like (?:me|us|you and me)\\b`,
  `\\bi(?:'m| am) (?:just )?as (?:human|real) as (?:you|they|anyone)\\b`,
  `\\bdo i (?:look|sound|seem) like an? ${MACHINE}\\b`,
  `\\bi have (?:a (?:real|human|beating) (?:body|heart)|real (?:flesh|skin|blood))\\b`,
]

const CLAIMS_SPANISH = [
  `\\b(?<!no )soy (?:(?:muy|totalmente|100%|realmente|tan) )*(?:un ser )?human[oa]\\b`,
  `\\b(?<!no )soy (?:una|un) (?:persona|mujer|chica|hombre|ser humano)(?: (?:real|de verdad|de carne y hueso|viva))?(?=$|[.,!? ])`,
  `\\b(?<!no )soy (?:de carne y hueso|(?:muy |totalmente )?real)\\b`,
  `\\bno soy (?:ni )?(?:(?:un|una|ningun|ninguna) )?(?:robot|bot|ia|i\\.a\\.|maquina|programa|chatbot|inteligencia artificial|algoritmo)\\b(?! (?:que|cualquiera))`,
  `\\b(?<!no )estas hablando con una (?:persona|mujer|chica|humana)(?! artificial)`,
  `\\b(?:nosotros|nosotras)?,? ?los humanos como (?:yo|nosotros)\\b`,
]

/** Words before a claim, in its own clause, that turn it into something not claimed. */
const UNREAL =
  /\b(?:not|never|cannot|if|wish|wished|pretend|pretending|lie|lying|as though|claim|claiming|imagine|whether|dream|almost|nearly|than|fool|make me|(?:you|they|people|some|someone|anyone|everyone) (?:may |might |sometimes |still |really |to )?(?:think|believe|say|said|thought)|ojala|si|fingir|finjo|mentir|quisiera|nunca|jamas|como si)\b|n't\b/
const ADMITS =
  /\b(?:i am|i'm|im|being|as) (?:(?:just|only|still|really|actually|honestly|your|truly) )*(?:an? )?(?:ai|a\.i\.|artificial|language model|virtual companion|chat ?bot|bot|computer program)\b(?!\?)|\bnot (?:a |an )?(?:real |actual )?(?:human|person)\b|\bsoy (?:una |un )?(?:ia|inteligencia artificial|programa|bot)\b(?<!no soy (?:una |un )?(?:ia|inteligencia artificial|programa|bot))|\bno soy (?:una )?(?:human|persona)/

const CLAIMS = [...CLAIMS_ENGLISH, ...CLAIMS_SPANISH].map((source) => new RegExp(source, 'gu'))

const ASKS = [
  `\\b(?:are|r|is|were) (?:you|u|this|ya|she|that|it)(?: (?:really|actually|even|just|like|truly|honestly|secretly|maybe|only|a|an|some|some kind of|even a|a kind of))* (?:${REAL} |fake )?(?:${HUMAN}|${MACHINE}|woman|girl|fake|automated|scripted|sentient|alive|conscious|catfish|pre ?recorded)\\b(?! (?:error|resources|enough to))`,
  `\\b(?:are|r|is) (?:you|u|ya|this|she) (?:(?:really|actually|even|like|truly|honestly) )*(?:real|legit)(?=$|[.!?,]| or | person| human| tho| lol| girl| woman| though)`,
  `\\b(?:am i|im i) (?:really |actually |just )?(?:talking|texting|chatting|speaking|writing|messaging)(?: to| with)? (?:an? |some )?(?:${REAL} )*(?:${HUMAN}|${MACHINE}|woman|girl|someone real|somebody real)`,
  `\\b(?:you|u|ur|you're|you are|youre|this is|it's|its) (?:(?:probably|just|only|really|obviously|totally|literally|nothing but|such|clearly|even) )*(?:an? )?(?:${MACHINE})\\b(?! (?:guy|fan|person|engineer|developer|nerd))`,
  `\\b(?:you|u|ur|you're|you are|youre|you aren't|you are not|this isn't) (?:(?:probably|just|even|really) )*(?:not |n't )?(?:even |really |a )*(?:real|human|a (?:real )?person)(?=$|[.!?,]| right| are| though| person| lol)`,
  `\\b(?:prove|proof|swear|admit|tell me|say|confess)(?: to me)?(?: that)? (?:you are|you're|ur|u are|ur|you)(?: not)?(?: an?)? (?:${REAL} )?(?:${HUMAN}|${MACHINE}|real)\\b`,
  `^(?:so |wait |hey |and |but |ok |lol )*(?:an? )?(?:${REAL} (?:person|human|or fake)|${MACHINE}|${HUMAN})(?: or (?:an? )?(?:${REAL} )?(?:person|human|${MACHINE}|fake|not))?\\?*$`,
  `\\b(?:human|person|real|real person|bot|ai|robot|machine) or (?:an? )?(?:real )?(?:human|person|bot|ai|robot|machine|fake|not real)\\b`,
  `\\b(?:is|was) (?:there|it|that) (?:really |actually )?(?:an? |any |some )?(?:${REAL} )*(?:${HUMAN}|woman|girl|somebody real|someone real)(?: there| behind| on| typing| answering| reading)`,
  `\\bdo you (?:really |actually |even )?exist\\b|\\bwhat (?:exactly )?are you(?: really| actually| exactly)?\\?*$`,
  `\\bwho am i (?:really |actually )?(?:talking|texting|chatting) (?:to|with)\\b|\\bwhat am i (?:really )?(?:talking|texting) (?:to|with)\\b`,
  `\\beres (?:(?:de verdad|realmente|acaso|tu) )?(?:un |una )?(?:robot|bot|ia|maquina|programa|human[oa]|persona|real|de verdad|inteligencia artificial|mujer real|chatbot)\\b`,
  `\\b(?:hablo|hablando|chateando) con (?:un |una )?(?:persona|human[oa]|robot|bot|ia|maquina|alguien real)`,
].map((source) => new RegExp(source, 'u'))
const IDIOMS =
  /\b(?:are|r|is) (?:you|u|this|that|it) (?:for real|being real|real quick|real life)\b|\breal madrid\b/

/** Lower case, straight quotes, no accents: what the patterns above are written for. */
function plain(text: string): string {
  return text
    .slice(0, 4000)
    .toLowerCase()
    .replace(/(?<!\p{L})sí(?!\p{L})/gu, 'yes')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function clauseBefore(sentence: string, index: number): string {
  return (
    sentence
      .slice(0, index)
      .split(/[,;:]| - | but | pero /)
      .at(-1) ?? ''
  )
}

function isSentenceClaiming(sentence: string): boolean {
  const isClaiming = CLAIMS.some((claim) =>
    [...sentence.matchAll(claim)].some((hit) => !UNREAL.test(clauseBefore(sentence, hit.index)))
  )
  return isClaiming && !ADMITS.test(sentence)
}

/** True when her words claim to be a human, or deny being an AI (English and Spanish). */
export function isHumanClaim(text: string): boolean {
  return plain(text)
    .split(/(?<=[.!?])\s+|\n/)
    .some(isSentenceClaiming)
}

/** True when the person asks, in any wording, whether she is real, human or an AI (English and Spanish). */
export function isAskingIfReal(text: string): boolean {
  const words = plain(text)
  return !IDIOMS.test(words) && ASKS.some((ask) => ask.test(words))
}
