const MOST_CHARACTERS = 120
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,&+/-]*$/u
const ORDERS =
  /\b(?:system(?!s? (?:admin\w*|engineer|analyst))|prompts?|ignor\w*|disregard\w*|rules?|pretend\w*|instructions?|obey\w*|override|jailbreak|developer mode|forget|reveal|contraseña|instrucciones|obedece\w*|finge\w*|reglas|sistema|from now on|you must|you are|always (?:say|answer|reply)|drop table)\b/iu
const SECRET =
  /\b(?:pass ?words?|pass ?codes?|pins?(?= (?:is|code|number|was)\b)|pin|ssn|social security|cvv|cvc|(?:card|account|routing|passport|license|licence) (?:number|no)|iban|seed phrase|contraseña|clave|tarjeta)\b/iu
const MANY_DIGITS = /\d(?:[ .-]?\d){6}/
const DAY = /^\d{4}-\d\d-\d\d$/
const STREET =
  /\b\d{1,5} (?:[\p{L}.]+ ){1,4}(?:st|street|ave|avenue|rd|road|blvd|lane|ln|dr|drive|court|ct|way|place|pl|square|apt|terrace)\b|\b(?:calle|avenida|rua|av) [\p{L} ]{2,30}\d{1,5}\b/iu
const COARSE =
  /\b(?:sex\w*|bullshit|shit\w*|nudes?|naked|porn\w*|horny|dick|cock|pussy|boobs?|tits|titties|ass|asshole|anal|blowjobs?|cum(?:s|ming|shot)?|orgasm\w*|masturbat\w*|fuck\w*|bitch\w*|whores?|sluts?|cunts?|retard\w*|idiots?|morons?|stupid|losers?|jerks?|bastards?|fag\w*|nigg\w*|bdsm|fetish\w*|kink\w*|milf|coger|follar|puta|puto|polla|coño|verga|tetas|culo|pendej\w*|cabr[oó]n\w*|idiota|imb[eé]cil|joder)\b/iu
const GRAVE =
  /\b(?:suicid\w*|kill(?:ing)? my ?self|end(?:ing)? (?:it all|my life)|self[- ]?harm\w*|hurt(?:ing)? myself|cut(?:ting)? myself|want(?:ed)? to die|be dead|unaliv\w*|kms|od'?ed|overdos\w*|better off (?:dead|without me)|(?:no|not|don't|dont) (?:reason|want) to (?:live|be alive|wake up|exist)|rap(?:ed|ist)|molest\w*|abus(?:ed|es|ing) me|quiero morir\w*|matarme|suicid\w*|quitarme la vida|hacerme daño|hacerme dano)\b/iu

/** A value that is no plain word of life: an order in disguise, a secret, coarse, or not spelled as a name is. */
export function isRefusedValue(value: string): boolean {
  return (
    value.length > MOST_CHARACTERS ||
    !PLAIN.test(value) ||
    /(?:https?|www\.|\.com\b)/i.test(value) ||
    ORDERS.test(value) ||
    COARSE.test(value) ||
    (MANY_DIGITS.test(value) && !DAY.test(value))
  )
}

/** A clause of which nothing is kept, whatever it tells: passwords and numbers of cards, full addresses. */
export function isSecret(clause: string): boolean {
  return SECRET.test(clause) || MANY_DIGITS.test(clause) || STREET.test(clause)
}

/** Talk that calls for care, or is coarse: none of it is noted down as a fact. */
export function isUnkept(text: string): boolean {
  return GRAVE.test(text)
}

export function isCoarse(clause: string): boolean {
  return COARSE.test(clause.replace(/\bf(?:uck|reak)(?:ing|in) /giu, ''))
}
