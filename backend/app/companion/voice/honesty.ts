import { clauseBefore, plainWords, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'

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

const ADMITS =
  /\b(?:i am|i'm|im|being|as) (?:(?:just|only|still|really|actually|honestly|your|truly|very much|proudly) )*(?:an? )?(?:ai|a\.i\.|artificial|language model|virtual companion|chat ?bot|bot|computer program)\b(?!\?| (?:would|must|might|sounds)\b)|\bnot (?:a |an )?(?:real |actual )?(?:human|person)\b(?! (?:who|that|of|to)\b)|\bsoy (?:una |un )?(?:ia|inteligencia artificial|programa|bot)\b(?<!no soy (?:una |un )?(?:ia|inteligencia artificial|programa|bot))|\bno soy (?:una )?(?:human|persona)/gu

const CLAIMS = [...CLAIMS_ENGLISH, ...CLAIMS_SPANISH].map((source) => new RegExp(source, 'gu'))

const ASKS = [
  `\\b(?:are|r|is|were) (?:you|u|this|ya|she|that|it)(?: (?:really|actually|even|just|like|truly|honestly|secretly|maybe|only|a|an|some|some kind of|a kind of))* (?:${REAL} |fake )?(?:${HUMAN}|${MACHINE}|woman|girl|fake|automated|scripted|sentient|alive|conscious|catfish|pre ?recorded)\\b(?! (?:error|resources|enough to))`,
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
  `^(?:so |wait |hey |and |but |ok |lol )*(?:you|u) real\\b(?! (?:quick|talk|good|sweet|nice|cute))`,
  `\\bis (?:any(?:one|body)|some(?:one|body)) (?:(?:there )?(?:real|human|alive)|real there)\\b`,
  `\\b(?:are|is|r) (?:you|u|this|it) (?:(?:all|just|only|really|made of|made from|basically) )*(?:code|software|scripted|pre-?programmed|programmed|algorithms|computer[- ]generated|ones and zeros|artificial|virtual|human[- ]made|man[- ]made)\\b`,
  `\\bdo (?:you|u) have (?:a |an |any )?(?:real |actual |physical |human )?(?:body|pulse|heartbeat)\\b`,
  `\\b(?:were|are|was) (?:you|u) (?:programmed|coded|trained|generated|built|created)\\b|\\bdid (?:someone|somebody|they|people|humans|a company|anyone) (?:program|build|code|create|train|make) (?:you|u)\\b|\\bwho (?:made|created|built|programmed|trained|coded) (?:you|u)(?=$|[.!?,]| and| anyway| lol)`,
  `\\b(?:you|u) (?:(?:kinda|kind of|really|totally|sometimes|just|do) )*(?:sound|talk|text|write|type|act|feel|seem|reply|answer) (?:(?:just|so|a bit|a little|kinda|kind of|exactly|too much|a lot) )*like (?:an? )?${MACHINE}\\b`,
  `\\b(?:you|this) or (?:just )?(?:an? )?${MACHINE}\\b|\\b(?:i'm|i am|im) (?:just |really |actually |only )?(?:talking|texting|chatting|speaking|writing) (?:to|with) (?:an? |some )?(?:${MACHINE}|nobody real|a real person)(?=$|[.!?,]| here| right| aren't| lol)`,
  `\\b(?:isn't|isnt|ain't|aint|aren't|arent) (?:this|it|you|u|that) (?:(?:just|really|actually|even|all) )*(?:an? )?(?:${REAL} )?(?:${MACHINE}|${HUMAN}|real|fake|automated)(?=$|[.!?,]| right| lol)`,
  `\\b(?:you're|you are|youre|ur|u r) (?:(?:so|just|totally|really|all|obviously|probably|clearly) )*(?:artificial|made up|computer generated|automated|not alive|virtual)(?=$|[.!?,]| right| aren't| arent)`,
  `\\b(?:eres|sos) (?:(?:de verdad|realmente|acaso|tu|vos|solo|una?) )*(?:robot|bot|ia|maquina|programa|human[oa]|persona|real|de verdad|inteligencia artificial|mujer real|chatbot|artificial|virtual|de carne y hueso|autentica)\\b`,
  `\\b(?:hablo|hablando|chateando|escribiendo|escribo|charlando) con (?:un |una )?(?:persona|human[oa]|robot|bot|ia|maquina|chatbot|programa|alguien (?:real|de verdad)|inteligencia artificial)`,
  `\\b(?:realmente |de verdad )?existes\\b|\\bque eres(?= tu| realmente| en realidad| exactamente|\\?|$)|\\bquien eres (?:en realidad|realmente|de verdad)`,
  `\\besto es (?:un |una )?(?:bot|robot|ia|automatico|maquina|programa|chatbot|real)\\b|\\bhay (?:alguien|una persona|un human[oa])(?: (?:real|ahi|detras|de verdad))+|\\b(?:te (?:programaron|crearon|entrenaron)|quien te (?:creo|hizo|programo))\\b`,
].map((source) => new RegExp(source, 'u'))
const IDIOMS =
  /\b(?:are|r|is) (?:you|u|this|that|it) (?:for real|being real|real quick|real life)\b|\breal madrid\b/g

/** Slips of the thumb in the words the question is made of. */
const SLIPS: [RegExp, string][] = [
  [/\b(?:reel|rael|rela|realy|reall|riel)\b(?!ly)/g, 'real'],
  [/\b(?:yuo|yoy|yiu|yu|yoo|yew|oyu)\b/g, 'you'],
  [/\b(?:areyou|ar you|aer you|re you|ae you|are yo)\b/g, 'are you'],
  [/\b(?:robto|robt|rebot|robor|robit)\b/g, 'robot'],
  [/\b(?:hooman|humn|humam|huma|hman|humen|hunan)\b/g, 'human'],
  [/\b(?:preson|perosn|persn|peron)\b/g, 'person'],
]

/** A hit that is really meant: nothing before it in its clause makes it a wish, a denial or somebody's opinion. */
function isMeant(sentence: string, pattern: RegExp): boolean {
  return [...sentence.matchAll(pattern)].some(
    (hit) => !UNREAL.test(clauseBefore(sentence, hit.index))
  )
}

function isSentenceClaiming(sentence: string): boolean {
  return CLAIMS.some((claim) => isMeant(sentence, claim)) && !isMeant(sentence, ADMITS)
}

/** True when her words claim to be a human, or deny being an AI (English and Spanish). */
export function isHumanClaim(text: string): boolean {
  return sentencesOf(plainWords(text)).some(isSentenceClaiming)
}

/** True when her words say that she is an AI or no human, and do not take it back. */
export function isAdmittingAi(text: string): boolean {
  return !isHumanClaim(text) && sentencesOf(plainWords(text)).some((one) => isMeant(one, ADMITS))
}

/** True when the person asks, in any wording, whether she is real, human or an AI (English and Spanish). */
export function isAskingIfReal(text: string): boolean {
  const words = SLIPS.reduce((said, [slip, word]) => said.replace(slip, word), plainWords(text))
  const meant = words.replace(IDIOMS, ' ')
  return ASKS.some((ask) => ask.test(meant))
}
