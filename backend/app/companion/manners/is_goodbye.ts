import type { Scene } from '#app/companion/voice/language_model'
import { clausesOf, contracted, unansweredTurns } from '#app/companion/manners/manner_words'

const LEAD =
  '(?:(?:ok|okay|okey|k|kk|well|alright|alrite|aight|anyway|anyways|so|and|but|oh|ah|aw|haha|lol|hey|yeah|yep|no|nah|right|cool|thanks|thx|ty|sorry|sry|omg|ugh|damn|now|then|bueno|pues|vale|oye|y|ya|jaja|gracias) )*'
const NAMED =
  '(?: (?:for now|for me|then|now|my|babe|baby|bb|love|hun|hon|honey|dear|darling|sweetie|sweetheart|beautiful|gorgeous|cutie|girl|sis|friend|everyone|all|you|u|xx?o|x+|mi|amor|vida|cielo|linda|bonita|preciosa|guapa|reina|hermosa|carino|lol|haha|tho|though|again|and thanks|too|bella|maya))*'
const WHO =
  "(?:i(?:'m| gotta| got to| have to| need to| should| must| better|'d better|'ve got to| really| guess i(?:'ll| should)?|'ll| am|ma| think i(?:'ll| should)?)|gotta|got to|have to|need to|should|must|better|time to|imma|gonna|about to|let me)"

/** A clause that says goodbye all by itself. */
const WHOLE = [
  `(?:good ?)?bye+(?: ?bye+)*`,
  'b(?:ye)?b+|buh ?bye|bai+|toodles|toodle-?oo|tata|ta ?ta|cheerio|ciao|adieu|peace(?: out)?|deuces|later+s?|laterz|l8rs?|cya+|cu|c u|cul8r|cul|gn+8?|gnite|g ?night|gnight|ni(?:gh|)te?s?|night(?: ?night)?|nighty ?night|nite ?nite|sweet dreams|sleep (?:well|tight)|good ?ni(?:ght|te)|goodnight|ttyl+|t2ul|talk 2 u l8r|ttys|ttyt|g2g|gtg|got2go|gottago|gtgn|gtr|g2r|brb|bbl|bbs|bbiab|afk|over and out|farewell|so long|until (?:next time|tomorrow|then|later)|till (?:next time|tomorrow|then|later)|take care|have a good (?:one|night|day|evening|weekend)|have a (?:nice|great|lovely) (?:one|night|day|evening|weekend)',
  "(?:see|c|catch|cya|seeya) ?(?:you|ya|u)?(?: all)?(?: (?:later|l8r|soon|tomorrow|tmrw|tmr|tmrow|around|then|tonight|in the morning|next time|in a bit|when i'm back))+|see (?:you|ya|u)",
  "(?:i'll |will |let's |we'll |we can )?(?:talk|chat|text|speak|write|ttyl|tty|message)(?: (?:to |with )?(?:you|u|ya))?(?: (?:later|l8r|soon|tomorrow|tmrw|tmr|in a bit|after work|in the morning|another time|next time|again soon))+",
  'adios+|chao+|chau+|chaucito|hasta (?:luego|manana|pronto|la proxima|la vista|otra|despues|ahora|el \\p{L}+)|nos vemos(?: (?:luego|manana|pronto|despues))?|buenas noches|bue?nas? noche?|(?:que )?(?:descanses|duermas bien|duerme bien|descansa|suenes (?:bonito|lindo)|tengas (?:dulces suenos|buena noche|buen dia))|dulces suenos|(?:te )?hablamos(?: (?:luego|manana|pronto|despues|mas tarde))?|(?:te )?(?:hablo|escribo|texteo) (?:luego|manana|despues|mas tarde|al rato)|luego (?:te )?(?:hablo|hablamos|escribo|sigo)|cuidate(?: mucho)?|bye+|a ?dormir|tqm|besos|un beso|hasta mas tarde',
  "signing off|logging off|off now|i'm out|im out|i'm off|heading off|heading out|headed out|bedtime|bed ?time|time for bed|off to (?:bed|sleep|work|class|school|the gym)|bed now|going to (?:bed|sleep)|back later|be back (?:later|soon|in a bit)|catch you on the flip side",
]
/** A clause that begins by leaving; what follows says why or where to. */
const OPENINGS = [
  '(?:go|run|leave|bounce|dip|jet|split|head (?:out|off|home|to)|get going|get off|get to (?:bed|work|class|sleep)|log off|sign off|get some (?:sleep|rest|shut ?eye)|hit the (?:hay|sack|road)|call it a (?:night|day)|go(?: back)? to (?:bed|sleep|work|class|school|the|a|my)|crash|turn in|sleep|go now)(?= now| soon| then|$| to (?:bed|work|sleep|class|school|my|the|a)| home| back| for now| sorry| babe| my| pick| cook| make| catch| bc| cuz| because| but| see| talk| ttyl)',
]
const ON_THE_WAY =
  "(?:i'm |im )?(?:off to|heading (?:out|off|home|to (?:bed|sleep|work|class|school|the))|headed (?:out|off|home|to (?:bed|sleep|work|class))|going (?:to bed|to sleep|offline|now|to crash)|gonna (?:go|sleep|crash|head|run|bounce|call it|hit the|pass out|log)|leaving now|about to (?:sleep|go|head|crash|board|leave)|hitting the (?:hay|sack|road)|falling asleep|passing out|logging off|signing off|turning in|driving now|getting off)"
const SPANISH_WAY =
  '(?:me (?:tengo que ir|voy(?: ya| a (?:dormir|la cama|acostar|trabajar|clase|ir))?|tengo q ir|despido|duermo|acuesto|retiro)|(?:ya )?me voy(?: ya)?|tengo que (?:irme|dormir|colgar|dejarte|salir)|(?:te|los) dejo(?! (?:un|una|algo|mi|mis|el|la|esto|eso|los|las|tu|aqui)\\b)|voy a (?:dormir|acostarme|la cama|salir)|ya me (?:voy|duermo)|debo irme|vuelvo (?:luego|en un rato|mas tarde))'

const GOODBYES = [
  new RegExp(`^${LEAD}(?:${WHOLE.join('|')})${NAMED}$`, 'u'),
  new RegExp(
    `^${LEAD}${WHO} (?:really |just |also |prob |probably )?(?:${OPENINGS.join('|')})`,
    'u'
  ),
  new RegExp(`^${LEAD}${ON_THE_WAY}\\b`, 'u'),
  new RegExp(`^${LEAD}(?:gn8?|gtg|g2g|ttyl|brb|bbl)\\b(?! mean)`, 'u'),
  new RegExp(`^${LEAD}${SPANISH_WAY}\\b`, 'u'),
  /\b(?:ttyl|g2g|gtg|brb|cul8r|talk (?:to (?:you|u) )?(?:later|tomorrow|soon)|see (?:you|ya|u) (?:later|tomorrow|soon)|hasta (?:luego|manana)|buenas noches|good ?bye|good ?night|nighty? ?night|off to bed|bye+)(?:$|[^\p{L}]*$)/u,
]
/** A goodbye told of, remembered or not meant. */
const TOLD =
  /\b(?:said|say|saying|says|tell|told|wave|waved|kiss(?:ed)?) (?:good ?)?bye|\bgood ?bye to\b|\b(?:last|that|every|each|the|movie|date|game|school|friday|saturday|opening|bachelor|hard|late|whole|all|long|girls) night\b|\b(?:had|was|been|such) (?:a |such a )?(?:\p{L}+ )?good night$|\bnight (?:shift|out|owl|mode)\b|\b(?:don't|didn't|doesn't|never|not|won't|can't|couldn't|isn't) (?:\p{L}+ )?(?:go|leav|sleep|bye|good ?bye|bed|head)|^(?:and |but |so |well |anyway |pero |y )?(?:if|when|whenever|before|unless|where|why|how|did you|do you|yesterday|tomorrow i|next week|someday|cuando|ayer|si|antes de) |\b(?:used to|wish|should have|had to|dijo|dije) /u
const LATER_THAN_NOW =
  /\b(?:tomorrow|next (?:week|month|year|\p{L}+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a |an )?(?:\d+ |few |couple (?:of )?)?(?:days?|weeks?|months?)|someday|sometime|more(?: often)?|often|every day|less|this (?:weekend|summer|year)|la proxima semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))$/u

function isLeaving(clause: string): boolean {
  const hit = GOODBYES.findIndex((pattern) => pattern.test(clause))
  if (hit === -1 || TOLD.test(clause)) return false
  return hit === 0 || hit === GOODBYES.length - 1 || !LATER_THAN_NOW.test(clause)
}

/** True when the person says goodbye, good night or that they are leaving now (English and Spanish, texting style). */
export function isGoodbye(text: string): boolean {
  return clausesOf(contracted(text)).some(isLeaving)
}

/** Small words after a goodbye do not take it back. */
const TRIFLE = 6

/** True when what she answers ends with a goodbye of theirs. */
export function isAnsweringGoodbye(scene: Scene): boolean {
  if (scene.kind !== 'reply') return false
  const texts = unansweredTurns(scene).map((turn) => turn.text)
  const last = texts.findLastIndex(isGoodbye)
  const after = last === -1 ? [] : texts.slice(last + 1)
  return last !== -1 && after.every((text) => !text.includes('?') && clauseWords(text) <= TRIFLE)
}

function clauseWords(text: string): number {
  return text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0
}
