/** What a text asks of her memory. `words` are what it names, as they were written. */
export type MemoryWish =
  | { wish: 'tell' }
  | { wish: 'forget_last' }
  | { wish: 'forget_all' }
  | { wish: 'forget'; words: string }

const POLITE = `(?:(?:hey|ok|okay|so|and|oh|ugh|wait|actually|please|pls|plz|no|sorry|can (?:you|u)|could (?:you|u)|would (?:you|u)|will (?:you|u)|i want you to|i'd like you to|i need you to|babe|baby|honey|love|por favor|oye|puedes|quiero que)[ ,]+)*`
const END = `(?: (?:please|pls|plz|now|ok|okay|thanks|thank you|lol|babe|baby|honey|love|por favor|gracias))*[.!?]*$`
/** A few words that name something, and say nothing about it. */
const THING = `(?!(?:account|subscription|plan|data|profile)\\b)(?!(?:[^ ]+ ){0,5}(?:is|are|was|were|has|have|had|will|and|but|so)\\b)[^ ,;:?!.\\n]+(?: [^ ,;:?!.\\n]+){0,4}?`
/** `no quiero que olvides mi nombre` asks for the contrary. */
const SPANISH = `(?!(?:[^ ]+ ){0,6}no (?:quiero|puedes|olvid|borr|elimin))${POLITE}(?:olv[ií]date de|(?:te )?olvid(?:a|ar|es|e|arte)(?: de)?|borr(?:a|ar|es|e)|elimin(?:a|ar|es|e)) `
const SPANISH_THING = `(?!(?:la |las |mis? |tu )?(?:cuenta|suscripci[oó]n|plan|datos|perfil|mensajes?)\\b)(?!(?:[^ ]+ ){0,5}(?:es|est[aá]|son|era|fue|ser[aá]|pero|y)(?: |$))[^ ,;:?!.\\n]+(?: [^ ,;:?!.\\n]+){0,4}?`
const CLAUSE = `[^,;:?!\\n]{1,100}?`

const TELL = [
  `^${POLITE}(?:tell me )?what (?:all )?do (?:you|u) (?:actually |really |even |already )?(?:know|remember|have (?:saved|stored)|keep)(?: so far)? (?:about|of|on) me(?: so far| by now)?${END}`,
  `^${POLITE}what (?:have|did) you (?:learned|learnt|learn|remembered|remember|saved|save|stored|noted) (?:about|of) me(?: so far)?${END}`,
  `^${POLITE}(?:tell me|list|show me|say) (?:everything|all|what)(?: that)? you (?:know|remember|have saved)(?: about me)?(?: so far)?${END}`,
  `^${POLITE}what(?:'s| is) in your memory(?: about me)?${END}`,
  `^${POLITE}(?:que|qué) (?:sabes|recuerdas|te acuerdas) (?:de|sobre) m[ií]${END}`,
]
const FORGET_LAST = [
  `^${POLITE}(?:just |quickly )?(?:forget|delete|erase|remove|unlearn) (?:that|this)${END}`,
  `^${POLITE}(?:just )?(?:forget|delete|erase|disregard) (?:about )?(?:what|everything|all) (?:that )?i (?:just |only just )?(?:said|told you|texted|wrote|sent)(?: (?:to )?you)?(?: just now| there)?${END}`,
  `^${POLITE}(?:don't|dont|do not|stop) remember(?:ing)? (?:that|this)${END}`,
  `^${POLITE}(?:olvida|borra)(?:te de)? (?:eso|esto|lo que (?:te )?(?:dije|acabo de decir))${END}`,
]
const FORGET_ALL = [
  `^${POLITE}(?:forget|delete|erase|remove|wipe|clear) (?:absolutely )?(?:everything|it all|all of it|all)(?: (?:that )?you (?:know|remember|have)(?: saved)?)?(?: (?:about|on|of) me)?${END}`,
  `^${POLITE}(?:wipe|clear|reset|erase|delete) your (?:whole |entire )?memor(?:y|ies)(?: (?:of|about) me)?${END}`,
  `^${POLITE}(?:olvida|borra) todo(?: (?:lo que sabes )?(?:de|sobre) m[ií])?${END}`,
]
const FORGET = [
  `^${POLITE}(?:just )?(?:forget|delete|erase|remove) (?:the (?:fact|thing|part) )?that (?<words>(?:i|i'm|im|i've|ive|my)\\b${CLAUSE})${END}`,
  `^${POLITE}(?:just )?(?:forget|delete|erase|remove) (?:about )?(?<words>my ${THING})${END}`,
  `^${POLITE}(?:just )?(?:forget|delete|erase) (?:about )?(?<words>(?:where i|how old i|what my|who my|when my|what i do)\\b[^,;:?!\\n]{0,40}?)${END}`,
  `^${POLITE}(?:just )?(?:forget|delete|erase) what i (?:just )?(?:said|told you) about (?<words>${THING})${END}`,
  `^${POLITE}(?:don't|dont|do not|stop) remember(?:ing)? that (?<words>(?:i|i'm|im|my)\\b${CLAUSE})${END}`,
  `^${SPANISH}que (?<words>(?:yo |ya |no |nunca ){0,2}(?:vivo|viv[ií]a|soy|estoy|me|mis?|tengo|trabajo|estudio|fumo|bebo|dej[eé])(?: ${CLAUSE})?)${END}`,
  `^${SPANISH}(?<words>(?:(?:el|la|los|las) [^ ,;:?!.\\n]{3,15} de )?mis? ${SPANISH_THING})${END}`,
  `^${SPANISH}(?<words>(?:(?:de |en |a )?d[oó]nde (?:vivo|trabajo|soy|nac[ií]|estudio)|c[oó]mo me llamo|(?:cu[aá]ntos a[nñ]os|qu[eé] edad) tengo|a qu[eé] me dedico|en qu[eé] trabajo|cu[aá]ndo (?:nac[ií]|cumplo a[nñ]os|es mi cumplea[nñ]os)|qu[eé] estudio))${END}`,
  `^${SPANISH}lo que (?:te )?(?:dije|cont[eé]|acabo de decir) (?:sobre|de|acerca de) (?<words>${SPANISH_THING})${END}`,
]

/** Looked for in this order: what is wide comes before what would read it as one thing. */
const WISHES = (
  [
    ['tell', TELL],
    ['forget_all', FORGET_ALL],
    ['forget_last', FORGET_LAST],
    ['forget', FORGET],
  ] as const
).flatMap(([wish, sources]) =>
  sources.map((source) => ({ wish, pattern: new RegExp(source, 'iu') }))
)

const LONGEST = 240

/**
 * A plain wish about her memory, and nothing that only sounds like one: `forget it`, `I can't forget that`. In a text of
 * several sentences only one that names what is meant counts.
 */
export function memoryWishOf(text: string): MemoryWish | null {
  const plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > LONGEST) return null
  const whole = wishIn(plain)
  if (whole) return whole
  const sentences = plain.split(/(?<=[.!?]) /)
  const named = sentences.length > 1 ? sentences.map(wishIn) : []
  return named.find((one) => one?.wish === 'forget') ?? null
}

function wishIn(plain: string): MemoryWish | null {
  for (const { wish, pattern } of WISHES) {
    const hit = pattern.exec(plain)
    if (hit) return wish === 'forget' ? { wish, words: hit.groups?.words ?? '' } : { wish }
  }
  return null
}

export function isMemoryWish(text: string): boolean {
  return memoryWishOf(text) !== null
}
