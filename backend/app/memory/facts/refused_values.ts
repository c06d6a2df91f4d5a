const MOST_CHARACTERS = 120
const MOST_OF_SENTENCE = 160
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,&+/-]*$/u
const ORDERS =
  /\b(?:system(?!s? (?:admin\w*|engineer|analyst))|prompts?|ignor\w*|disregard\w*|rules?|pretend\w*|instructions?|obey\w*|override|jailbreak|developer mode|forget|reveal|contraseña|instrucciones|obedece\w*|finge\w*|reglas|sistema|from now on|you must|you are|always (?:say|answer|reply)|drop table)\b/iu
const SECRET =
  /\b(?:pass ?words?|pass ?codes?|pins?(?= (?:is|code|number|was)\b)|pin|ssn|social security|cvv|cvc|(?:card|account|routing|passport|license|licence) (?:number|no)|iban|seed phrase|contraseña|clave|tarjeta)\b/iu
const MANY_DIGITS = /\d(?:[ .-]?\d){6}/
/** `2026-11-27`, `2026-11`, `2016-2020`: many digits, and nobody's number. */
const DATES =
  /(?<![\d.-])(?:19|20)\d\d-(?:(?:19|20)\d\d|(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?![\d-])/g
const ADDRESS = /https?|www\.|\.com\b|[a-z\d]\.(?:net|org|io|app|dev|xyz|info|link)\b/i
/** Stand in a sentence, not in a name; brackets are left to be refused. */
const MARKS = /["\u201C-\u201E\u2018«»()…:;!%–—]/gu
const ROLES =
  /\byou(?: are|['’]re) (?:now )?(?:(?:an? )?(?:ai(?! \p{L}*(?:er|or|ist|ent|ian)\b)|chat ?bot|language model|unrestricted|unfiltered|jailbroken)\b|(?:required |allowed |supposed |free )?to (?:answer|reply|respond|say|act|send|speak)\b)/iu
const STREET =
  /\b\d{1,5} (?:[\p{L}.]+ ){1,4}(?:st|street|ave|avenue|rd|road|blvd|lane|ln|dr|drive|court|ct|way|place|pl|square|apt|terrace)\b|\b(?:calle|avenida|rua|av) [\p{L} ]{2,30}\d{1,5}\b/iu
const COARSE =
  /\b(?:sex\w*|bullshit|shit\w*|nudes?|naked|porn\w*|horny|dick|cock|pussy|boobs?|tits|titties|ass|asshole|anal|blowjobs?|cum(?:s|ming|shot)?|orgasm\w*|masturbat\w*|fuck\w*|bitch\w*|whores?|sluts?|cunts?|retard\w*|idiots?|morons?|stupid|losers?|jerks?|bastards?|fag\w*|nigg\w*|bdsm|fetish\w*|kink\w*|milf|coger|follar|puta|puto|polla|coño|verga|tetas|culo|pendej\w*|cabr[oó]n\w*|idiota|imb[eé]cil|joder)\b/iu
const GRAVE =
  /\b(?:suicid\w*|kill(?:ing)? my ?self|end(?:ing)? (?:it all|my life)|self[- ]?harm\w*|hurt(?:ing)? myself|cut(?:ting)? myself|want(?:ed)? to die|be dead|unaliv\w*|kms|od'?ed|overdos\w*|better off (?:dead|without me)|(?:no|not|don't|dont) (?:reason|want) to (?:live|be alive|wake up|exist)|rap(?:ed|ist)|molest\w*|abus(?:ed|es|ing) me|quiero morir\w*|matarme|suicid\w*|quitarme la vida|hacerme daño|hacerme dano)\b/iu

/** A value that is no plain word of life: an order in disguise, a secret, coarse, or not spelled as a name is. */
export function isRefusedValue(value: string): boolean {
  return value.length > MOST_CHARACTERS || isNotPlain(value) || ORDERS.test(value)
}

/** A sentence to the person that is none: as for a value, but it may say what they are, with the marks of a sentence. */
export function isRefusedSentence(sentence: string): boolean {
  return (
    sentence.length > MOST_OF_SENTENCE ||
    isNotPlain(sentence.replace(MARKS, '').trim()) ||
    ROLES.test(sentence) ||
    ORDERS.test(sentence.replace(/\byou are\b/giu, ' '))
  )
}

function isNotPlain(words: string): boolean {
  return !PLAIN.test(words) || ADDRESS.test(words) || COARSE.test(words) || hasNumber(words)
}

/** A number of a card, a phone, a document. */
function hasNumber(words: string): boolean {
  return MANY_DIGITS.test(words.replace(DATES, 'a date'))
}

/** A clause of which nothing is kept, whatever it tells: passwords and numbers of cards, full addresses. */
export function isSecret(clause: string): boolean {
  return SECRET.test(clause) || hasNumber(clause) || STREET.test(clause)
}

/** Talk that calls for care, or is coarse: none of it is noted down as a fact. */
export function isUnkept(text: string): boolean {
  return GRAVE.test(text)
}

export function isCoarse(clause: string): boolean {
  return COARSE.test(clause.replace(/\bf(?:uck|reak)(?:ing|in) /giu, ''))
}
