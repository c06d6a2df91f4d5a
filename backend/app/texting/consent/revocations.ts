import { bareText } from '#app/texting/consent/bare_text'

const LONGEST = 300

const SHORT_FORMS: [RegExp, string][] = [
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz|plse|pleas|pleaze)\b/g, 'please'],
  [/\btxt(s|ing)?\b/g, 'text$1'],
  [/\b(?:texing|texitng|textin|textng|txtng|txtin)\b/g, 'texting'],
  [/\bsendin\b/g, 'sending'],
  [/\bmsg(s|ing)?\b/g, 'message$1'],
  [/\bmessageing\b/g, 'messaging'],
  [/\btext messages?\b/g, 'texts'],
  [/\b(?:thx|ty|thank you)\b/g, 'thanks'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:dont|don t)\b/g, 'do not'],
  [/\bim\b/g, 'i am'],
  [/\b(?:ill|i ll)\b/g, 'i will'],
  [/\b(?:ive|i ve)\b/g, 'i have'],
  [/\bid (?=like|prefer)/g, 'i would '],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:fucking|fuckin|goddamn|damn|bloody|freaking|effing|the fuck|the hell) /g, ''],
]

/** What stands before or after the wish and changes nothing about it. */
const BEFORE =
  /^(?:please|hey|hi|hello|ok|okay|look|listen|sorry|just|kindly|seriously|enough|excuse me|sir|dude|bro|omg|ffs|ugh|no(?= (?:stop|quit|do not|never|please|leave))|no thanks|(?:i am )?not interested|who is this|i said|(?:can|could|would|will) you|you (?:can|should|must|need to|have to)|i (?:need|want|would like|am asking|asked|have asked|told|have told|am telling) you to|for the last time|thanks but|actually) /
const AFTER =
  / (?:please|now|right now|immediately|at once|anymore|any longer|again|ever|ever again|forever|for good|permanently|completely|thanks|ok|okay|asap|already|from now on|no more|i mean it|i am serious|sir|bye|goodbye|(?:you )?(?:creep|creeps|bitch|asshole|idiot|weirdo|scammer|scammers|people)|or i will (?:report|sue|block|call (?:the police|the cops|my lawyer|a lawyer))(?: .*)?)$/
/** After "do not text me" it only asks for some quiet. */
const FOR_NOW = / now\b/

/** Without alternatives that can be read two ways: the words come from strangers. */
const OUR = '(?:(?:me|any|all|of|these|those|this|the|your|my|more|anymore|such) )*'
const TEXTS = '(?:texts|messages|sms)'
const SENDS = '(?:texts?|texting|messages?|messaging|sms)'
const US = '(?:me|us|this number|this phone|my number|my phone)'
const LIST = '(?:your|this|the|that|any)(?: \\w+)? (?:lists?|system|database|contacts|phone)'
const DOING = joined(
  '(?:texting|messaging|contacting|sms ?ing|spamming|harassing|bothering|writing(?: to)?)'
)
const DO = joined('(?:text|message|contact|sms)')
const BOTHER = '(?:bother|spam|write(?: to)?)'

function joined(verb: string): string {
  return `(?:call(?:ing)? (?:or|and) )?${verb}(?: (?:or|and) (?:call(?:ing)?|${verb}))*`
}

/** Wording that plainly takes consent back without being a keyword; the law wants it honoured like STOP. */
const TAKES_BACK = whole(
  `(?:stop|quit|cease) ${DOING}(?: ${US})?`,
  `(?:stop|quit|cease) sending(?: ${OUR}${SENDS}(?: to ${US})?| ${US}(?: anything| stuff| things)?| anything| stuff)?`,
  `(?:stop|quit|cease) ${OUR}(?:${SENDS}|spam|contact|communications?)(?: to ${US})?`,
  `(?:end|cancel|discontinue|disable|turn off) ${OUR}(?:${TEXTS}|contact|communications?)(?: to ${US})?`,
  `make ${OUR}${SENDS} stop`,
  `cease and desist(?: ${DOING} ${US})?`,
  `(?:cancel|end|stop) (?:my |the |this |your )?(?:text )?(?:subscription|membership)`,
  `(?:unsubscribe|remove) me(?: (?:from|off) (?:${LIST}|${OUR}${SENDS}|everything|this|(?:your|this|the) service))?`,
  `(?:remove|delete|drop|erase|take) (?:me|my name|(?:my|this) (?:phone )?number) (?:off|from|off of) ${LIST}`,
  `(?:remove|delete|lose|forget|erase) (?:my|this) (?:phone )?number`,
  `(?:opt|opting) (?:me )?out(?: (?:of|from) (?:${OUR}${SENDS}|${LIST}|this|everything|all))?`,
  `(?:no more|no) ${SENDS}`,
  `leave me alone`,
  `(?:that is the |you have (?:got )?the |you got the |this is (?:the|a) )?wrong number`,
  `how (?:do i|can i|to) (?:unsubscribe|opt out|get off ${LIST}|stop (?:getting |receiving )?${OUR}${TEXTS})`,
  `stop to (?:end|quit|cancel|opt ?out|unsubscribe)`,
  `i (?:want|would like|wish|would prefer|need) to (?:opt out|unsubscribe|stop (?:receiving |getting )?${OUR}${TEXTS})(?: (?:from|of) (?:you|${LIST}|${OUR}${SENDS}|this))?`,
  `i (?:want|would like|need) ${OUR}${SENDS} to stop`,
  `i (?:am )?(?:hereby )?(?:opt(?:ing)? out|unsubscribe|unsubscribing)(?: of (?:this|everything|${OUR}${SENDS}))?`,
  `(?:i )?(?:am )?(?:hereby )?(?:revok(?:e|ing)|withdraw(?:ing)?|rescind(?:ing)?) (?:my |all |any )*consent(?: to (?:be|receive|get|these|your|any) .*)?`,
  `(?:my )?consent (?:is )?(?:revoked|withdrawn)`,
  `you (?:do not|no longer) have (?:my )?(?:consent|permission) to ${DO}(?: ${US})?`,
  `(?:deja de|dejen de|para de|paren de) (?:mandarme|enviarme|escribirme)(?: mas)?(?: mensajes| textos)?`,
  `no me (?:mandes|envies|escribas|manden|envien|escriban)(?: mas)(?: mensajes| textos)?`,
  `(?:arrete|arretez) de m ?(?:ecrire|envoyer des (?:messages|textos|sms|texts))`,
  `arret`
)
const REFUSES = whole(
  `(?:do not|never|not) (?:ever )?(?:${DO}(?: ${US})?|${BOTHER} ${US})`,
  `(?:do not|never) (?:ever )?send (?:${OUR}${SENDS}|me anything|me stuff)`,
  `i (?:do not|no longer) want ${OUR}${TEXTS}(?: from you)?`,
  `i (?:do not|no longer) (?:want|wish|agree|consent|care) to (?:receive|get|be sent|getting|receiving) ${OUR}${SENDS}(?: from you)?`,
  `i (?:do not|no longer) (?:consent|agree) to ${OUR}${SENDS}`,
  `i (?:do not|no longer) want you to ${DO} ${US}`,
  `i (?:do not|no longer) (?:want|wish) to (?:hear from you|be (?:texted|messaged|contacted|on ${LIST}))`
)

function whole(...wordings: string[]): RegExp {
  return new RegExp(`^(?:${wordings.join('|')})$`)
}

/** A STOP word with nothing but politeness, hurry or itself around it. */
const POLITE_STOP =
  /^(?:(?:hey|hi|ok|okay|look|sorry|just|please|i said|i (?:told|asked|have told|have asked) you to) )*(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)(?: (?:stop|stopall|unsubscribe|cancel|end|quit|all|please|now|right now|immediately|thanks|i said|i mean it))*$/
/** Grumbling that may stand beside the wish. */
const GRUMBLE =
  /^(?:i am (?:not interested|done|busy|serious|over this|fed up|tired of this|sick of this)|not interested|(?:this|it) is (?:annoying|spam|harassment|too much|creepy)|i (?:have )?changed my mind|enough(?: is enough)?|i mean it|who(?: is| are) (?:this|you)|thanks|no thanks|no|yes|ok|okay|bye|goodbye|sorry|hey|hi|hello|please|seriously|go away|fuck off|i (?:have )?asked (?:you )?(?:already|before|twice|nicely))$/
/** A joke, what somebody else said, or a wish for an hour's quiet: then only a text that says nothing else counts. */
const OTHERWISE =
  /\b(?:jk|j k|kidding|joking|not really|never ?mind|nvm|said|says|saying|told|tells|was like|goes|replied|quote|asked me|lyrics?|song|movie|until|till|for now|tonight|today|tomorrow|while|later|when i|driving|meeting|at work|sleep|sleeping)\b/
/** Said to a stranger, never to somebody dear: beside it the bare word is meant as one. */
const COLD =
  /^(?:(?:i am )?not interested|wrong number|(?:this|it) is (?:annoying|spam|harassment|creepy))$/
const SENTENCE_END = /[.!?;…\n]+/
/** After these words the wordings above let anything follow. */
const OPEN_END = /\b(?:or i will|consent to)\b/
const NAMES_TEXTS = /\b(?:text|messag|contact|sms|unsubscribe|opt|mensaje|escrib)/

/** True for words a reasonable person understands as "no more texts". */
export function isRevocation(body: string): boolean {
  const text = bareText(body)
  if (text.length > LONGEST) return false
  const all = plainOf(text)
  if (POLITE_STOP.test(all) || isPlainWish(all)) return true
  if (OTHERWISE.test(all)) return false
  const sentences = text.split(SENTENCE_END).filter((one) => plainOf(one) !== '')
  return (
    isWish(sentences.flatMap(clausesOf)) ||
    sentences.some((one) => NAMES_TEXTS.test(plainOf(one)) && isWish(clausesOf(one)))
  )
}

/** What a text says beside that wish and the grumbling about it; its emoji stay, a wish that leaves its end open too. */
export function besideRevocation(body: string): string {
  const text = bareText(body)
  const isOnlyWish = (sentence: string) =>
    !OPEN_END.test(plainOf(sentence)) && clausesOf(sentence).every(isWishOrGrumble)
  const sentences = text.split(SENTENCE_END).filter((one) => !isOnlyWish(one))
  return [...sentences, ...(text.match(/\p{Extended_Pictographic}/gu) ?? [])].join(' . ')
}

const isWishOrGrumble = (clause: string) =>
  clause === '' || isPlainWish(clause) || POLITE_STOP.test(clause) || GRUMBLE.test(clause)

/** Somebody may be called by name first: `Mia, stop texting me`. */
function clausesOf(sentence: string): string[] {
  const unnamed = sentence.replace(/^\s*\p{L}+,\s/u, '')
  return unnamed.split(/[,()]|\s[-–—]+\s|\band\b/i).map(plainOf)
}

function isWish(clauses: string[]): boolean {
  const said = clauses.filter((clause) => clause !== '')
  const isCold = said.some((clause) => COLD.test(clause))
  const means = (clause: string) => isPlainWish(clause) || (isCold && POLITE_STOP.test(clause))
  return said.every((clause) => means(clause) || GRUMBLE.test(clause)) && said.some(means)
}

function isPlainWish(plain: string): boolean {
  const wish = without(BEFORE, plain)
  const bare = without(AFTER, wish)
  if (REFUSES.test(bare)) return !FOR_NOW.test(wish)
  return TAKES_BACK.test(wish) || TAKES_BACK.test(bare)
}

function plainOf(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[’'`´\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return SHORT_FORMS.reduce((full, [short, long]) => full.replace(short, long), plain)
}

function without(part: RegExp, plain: string): string {
  const shorter = plain.replace(part, '')
  return shorter === plain ? plain : without(part, shorter)
}
