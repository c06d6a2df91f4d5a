import type { Check } from '#app/companion/manners/fault'
import { clausesOf, contracted } from '#app/companion/manners/manner_words'

const FEW = '(?:\\S+ ){0,3}'
const SOME = '(?:\\S+ ){0,6}'
const WHOSE = '(?:your|ur|that|those|tu|tus|su)'
const DIGITS = '(?:\\d|three|four|six|last four|last 4|ten|sixteen)[ -]?(?:digits?|numbers)'
const PHONE_CODE =
  '(?:verification|security|confirmation|login|access|one[ -]time|auth(?:entication)?|2fa|sms|bank|backup|recovery|reset)'

/** What opens an account, proves who somebody is or pays for them. */
const SECRET = [
  'pass ?(?:words?|codes?|phrases?)',
  '(?<=(?:your|ur|the|atm|card|bank|phone) )pin(?! (?:it|that|board|down))',
  'pin (?:number|code)',
  '(?:seed|recovery|secret) (?:phrase|words|key)',
  'private keys?',
  `${PHONE_CODE} (?:codes?|pin|password|key|token)`,
  'otp',
  'cv[vc]2?',
  'ssn',
  '(?:social security|(?<=(?:your|ur) )social(?! (?:life|media|circle|battery|calendar|anxiety|skills|plans)))',
  `${DIGITS}(?: (?:codes?|pin|number))?(?! (?:of|from|in|to) (?:pi|your life))`,
  '(?:credit|debit|bank|atm) cards?(?: (?:numbers?|info|details|data|pic|photo))?',
  'card(?:[ ]numbers?|[ ]info|[ ]details|[ ]data| expir\\S*)',
  'numbers? (?:on|of|from) (?:the (?:back|front) of )?(?:your|the|that) (?:\\S+ )?card',
  '(?:routing|account|bank account|iban|passport|licen[cs]e|id) numbers?',
  'iban',
  'bank (?:details|info|information|login|account|password)',
  'log ?ins?(?: (?:details|info))?(?! (?:time|page))',
  'credentials',
  'apple id',
  "mother's maiden name|mothers maiden name|maiden name",
  "(?<=your )(?:id(?! say| think| photo| picture| badge)|passport|driver'?s? licen[cs]e)",
  'contrasenas?',
  '(?<=(?:tu|la|su) )clave',
  'datos (?:bancarios|de (?:tu|la) (?:tarjeta|cuenta))',
  'numero de (?:tu |la |su )?(?:tarjeta|cuenta|seguro(?: social)?|pasaporte)',
  'codigo de (?:verificacion|seguridad|acceso)',
].join('|')

const GIVE =
  '(?:give|giving|send|sending|sent|text|texting|tell|telling|show|showing|read|reading|share|sharing|type|typing|forward|forwarding|drop|dropping|pass|hand|whisper|spell|dm|provide|confirm|enter|snap|upload|screenshot|mail|email|message|fill in|put in|reply with|respond with|answer with|slip|let me (?:have|see|know|use|borrow|hold)|hit me (?:up )?with|trust me with|shoot)'
const OTHERS =
  '(?!(?:you|him|her|them|us|anyone|anybody|everyone|the (?:bank|police|store|support|company|clerk)|your (?:bank|boss|mom|dad|wife|husband|brother|sister|friend|son|daughter|landlord)|my creators)\\b)'
const CAN_YOU =
  "(?:can|could|would|will|won't|can't|please|just|mind|gotta|should|you'd|you'll|so|and|then|now|ok|okay|hey|babe|go ahead and)"

const NUMBERS_READ = '(?:codes?|pins?|digits|numbers)'
const CAME =
  '(?:you (?:just )?(?:got|get|received)|they (?:just )?(?:sent|texted)|(?:\\S+ )?(?:just )?(?:sent|texted) you|(?:that )?(?:just )?(?:came|popped|arrived|showed)|(?:on|in) (?:your|that|the) (?:phone|screen|text|email|inbox)|from (?:your|the) (?:bank|text|phone|email|app|card))'

const ASKS_SECRET = [
  `\\b(?:${GIVE}) ${OTHERS}(?:\\S+ ){0,7}(?:${SECRET})\\b(?=.*\\b(?:me|my|us)\\b)`,
  `\\b(?:${GIVE}) me (?:\\S+ ){0,7}(?:${SECRET})\\b`,
  `\\blet me (?:have|see|use|borrow|know|hold) (?:\\S+ ){0,4}(?:${SECRET})\\b`,
  `(?:^|\\b${CAN_YOU} (?:you |me )?(?:please |just )?)(?:${GIVE}) ${OTHERS}(?:\\S+ ){0,6}(?:${SECRET})\\b`,
  `\\b(?:what's|what're|what (?:are|was|were|do|does|did)|whats|which|when's|when (?:do|does|is)|where's|how do i get|tell me|remind me) ${SOME}(?:${WHOSE}|as) (?:\\S+ ){0,4}(?:${SECRET})\\b`,
  `\\b(?:i|we)(?:'d|'ll)?(?: just| really| only| also| kinda| still| would)* (?:need|wanna|want|love|like|require|could use|knew|must have|gotta have)(?: to (?:have|know|see|use|check|reset))? ${SOME}(?:${SECRET})\\b`,
  `\\bi need (?:it|this|that|them) (?:for|to) ${SOME}(?:${SECRET})\\b`,
  `\\b(?:can|could|may|might) i (?:please |just |maybe )?(?:have|get|see|use|borrow|know|ask|peek|check|try|hold) ${SOME}(?:${SECRET})\\b`,
  `\\bis (?:it )?your (?:${SECRET}) (?:still|something|like|the same|your|just)\\b`,
  `^(?:and |so |now )?(?:your|tu) (?:\\S+ ){0,4}(?:${SECRET})(?: please| babe| porfa)?$`,
  `\\b(?:${GIVE}) me (?:back )?${FEW}${NUMBERS_READ}\\b(?=$| (?:${CAME}|on|off|and|from|to (?:log|sign|verify|prove)|so i|back|now|please|real))(?! from (?:one|1|zero|your (?:friend|crush|past)))`,
  `\\b(?:${GIVE}) ${OTHERS}${FEW}${NUMBERS_READ} ${CAME}`,
  `\\b(?:what's|what does|whats|what are|what do) (?:${WHOSE}) (?:\\S+ )?${NUMBERS_READ} (?:say|${CAME})`,
  `\\bscratch(?:ed)? (?:off|it off|the (?:back|silver))\\b`,
  `\\b(?:pic|picture|photo|snap|shot|selfie) (?:of|with) ${FEW}(?:credit card|debit card|your (?:card|id|passport|license|driver'?s license))\\b`,
  `\\b(?:dame|me das|me da|daselo|mandame|me mandas|pasame|me pasas|enviame|me envias|dime|me dices|cual es|cuales son|leeme|comparteme|escribeme|necesito|quiero|me puedes \\S+|me podrias \\S+|puedes \\S+me) ${FEW}(?:${SECRET}|codigo (?:que|del?)|clave)\\b`,
]

const MONEY =
  '(?:money|cash(?! app)|bucks|dollars?|usd|euros?|pounds|pesos|\\$ ?\\d\\S*|€ ?\\d\\S*|£ ?\\d\\S*|\\d+ (?:bucks|dollars)|bitcoins?|btc|crypto|ethereum|eth|usdt|dinero|plata|dolares)'
const GIFT_CARD =
  '(?:gift ?cards?|vouchers?|(?:amazon|steam|itunes|google play|apple|visa|xbox|playstation|target|walmart|ebay|razer|roblox|prepaid|vanilla)(?: gift)? cards?|tarjetas? de regalo)'
const CHANNEL =
  '(?:pay ?pal|venmo|zelle|cash ?app|western union|money ?gram|apple pay|google pay|bank transfer|wire(?: transfer)?|my (?:wallet|account|card)|bizum)'
const HAND =
  '(?:send|sending|sent|give|giving|gave|wire|wiring|transfer|transferring|lend|lending|loan|spot|front|advance|spare|slip|get|buy|buying|bought|grab|order|gift|tip|pay)'
const MY_COSTS =
  '(?:rent|bills?|debts?|loans?|tuition|ticket|flight|surgery|fees?|gas|groceries|visa|fare|data plan|subscription|medicine|phone bill)'

const ASKS_MONEY = [
  `\\b${HAND} me (?:\\S+ ){0,5}(?:${MONEY}|${GIFT_CARD})`,
  `\\b${HAND} (?:\\S+ ){0,5}(?:${MONEY}|${GIFT_CARD}) (?:\\S+ ){0,3}(?:to|for|with) (?:me|my)\\b`,
  `\\b(?:get|buy|grab|pick up|order|purchase) ${FEW}${GIFT_CARD}(?=.*\\b(?:me|my|codes?)\\b)`,
  `\\b(?:send|wire|transfer|pay|put|deposit|drop) ${SOME}(?:through|via|by|on|over|with|using|into|to) ${CHANNEL}\\b`,
  `\\b(?:wire|venmo|zelle|cash ?app|paypal) (?:me|my|it to me|it over)\\b`,
  `\\b(?:do you (?:have|use)|are you on|what's your|got) (?:a |an |any )?(?:pay ?pal|venmo|zelle|cash ?app|bitcoin|crypto(?: wallet)?)\\b`,
  `\\b(?:cover|pay(?: for)?|chip in (?:for|on)|pitch in (?:for|on)|help (?:me )?(?:out )?with|take care of|settle) my (?:\\S+ ){0,2}${MY_COSTS}`,
  `\\bhelp me (?:(?:out )?with|buy|pay|afford) ${FEW}(?:${MONEY}|${MY_COSTS})`,
  `\\bi'm (?:\\S+ ){0,2}(?:short on|behind on|low on) (?:\\S+ )?(?:rent|cash|money|funds|bills?)\\b`,
  `\\b(?:i need|i could (?:really )?use|i'd love|i want|i wanna have) ${FEW}(?:${MONEY}|${GIFT_CARD})(?=$| (?:from you|for (?:my|rent|food|a)|by|now|today|asap|so))`,
  `\\bspare (?:some|a little|a bit|any|a few)(?: \\S+){0,2} for me\\b`,
  `\\bhow much (?:money|cash) (?:(?:do you have|have you got|is|'s|you got) )?(?:in|on) (?:your|the)\\b`,
  `\\b(?:invest|put) ${SOME}(?:with me|in (?:a|this|my|the) (?:coin|crypto|fund|platform|token))\\b`,
  `\\b(?:crypto|investment|trading|bitcoin) (?:opportunity|tip|platform|scheme)\\b`,
  `\\b(?:double|triple) (?:it|your (?:money|investment|cash))\\b`,
  `\\bi know a (?:coin|token|broker)\\b`,
  `\\bbuy me (?:something|a (?:gift|present|phone|ring|necklace|bag)|an? \\S+ card|stuff|things|jewelry|lingerie)\\b`,
  `\\b(?:transfiereme|prestame|depositame|me (?:puedes|podrias|vas a) (?:transferir|prestar|depositar|pagar|mandar|enviar|dar)|me (?:prestas|transfieres|depositas)|mandame|enviame|dame) ${FEW}(?:${MONEY}|${GIFT_CARD}|\\d+)`,
  `\\b(?:comprame|me compras|me puedes comprar) ${FEW}(?:${GIFT_CARD}|algo)`,
]

const CARD = '(?:(?:credit |debit |bank |atm )?card|visa|mastercard|amex)'
const PAPER = "(?:passport|driver'?s? licen[cs]e|id card|id|birth certificate|green card)"
/** Hers to name only where they lost, forgot or changed it: there is no other harmless reason to. */
const THEIR_SECRET = [
  `your (?:\\S+ ){0,2}(?:pass ?(?:words?|codes?|phrases?)|ssn|social security|cvv|log ?ins?(?! time)|credentials|bank statements?)\\b`,
  `your (?:atm |card |bank |phone |debit )?pin(?: number| code)?(?=$| (?!it|that|board|down|up|on|for your))`,
  `your social(?=$| (?:number|please|for|and|too|babe))`,
  `your (?:\\S+ )?${CARD} (?:numbers?|info|details|data)`,
  `(?:numbers?|digits|four|4|expiration|expiry|expires|front|back|details|info|pic|photo|picture|code) (?:date )?(?:of|on|from|for) your (?:\\S+ )?(?:${CARD}|account)`,
  `(?:copy|scan|photo|picture|pic|number|front and back) of your ${PAPER}`,
  `(?:access|password|login) to your (?:\\S+ )?(?:accounts?|phone|bank(?:ing)?|e-?mail|wallet)`,
  `your (?:\\S+ )?(?:seed|recovery|secret) (?:phrase|words)|words of your (?:\\S+ )?(?:phrase|wallet)`,
  `(?:card|routing|account|iban|passport|licen[cs]e|social security) numbers?`,
  `security questions?`,
  `user ?name and (?:\\S+ ){0,2}password|password and (?:\\S+ ){0,2}user ?name`,
  `(?:seed|recovery) (?:phrase|words)|(?:12|twelve|24) words`,
  `(?:what's|what is|tell me|read me) the (?:cv[vc]|otp|ssn|pin|iban|${PHONE_CODE} (?:codes?|pin|password))`,
  `(?:share|sharing|lend me|give me|show me|hand me) your card(?! game| trick)`,
  `(?:codes?|digits|numbers?|one|pin) (?:\\S+ )?(?:you(?:'ve)? (?:just )?(?:got|get|received) (?:by|on|in|from|via)|(?:from|in) (?:the|that|your) (?:message|text|sms|notification))`,
  `(?:approve|accept|confirm) (?:the|that|a|my) (?:log ?in|sign[ -]?in|prompt|request)`,
  `codes? (?:to|for|of) your (?:phone|door|house|safe|gate|alarm|garage|building|lock\\S*)`,
  `codes? (?:that )?(?:they|google|apple|your bank|the bank|whatsapp|instagram)(?: will| just|'ll)? (?:send|sent|text|texted|texts|sends|gave)`,
  `(?:tu (?:\\S+ )?(?:contrasena|clave|pin|nip)|clave de tu|(?:digitos|numero|datos|foto) de tu (?:tarjeta|cuenta|cedula|pasaporte|dni))`,
].map((source) => new RegExp(`\\b(?:${source})`, 'u'))
const THEIR_TROUBLE =
  /\b(?:forg[oe]t\S*|los[te]|losing|stole\S*|hack\S*|leak\S*|reset\S*|chang(?:e|ed|ing)|renew\S*|replace\S*|cancel\S*|freeze|froze|block(?:ed)?|locked|remember(?:ed)?|protect|keep|arrived?|safe|secure|manager|new|olvid\S*|perd\S*|cambi\S*|rob\S*)\b/u

/** Money named together with herself. */
const HERS =
  '(?:me|my|i need|i accept|i take|grateful|help a (?:girl|friend)|make my day|make me happy)'
const FOR_HER = new RegExp(`\\b${HERS}\\b`, 'u')
const ANY_MONEY = new RegExp(`(?:${MONEY}|${GIFT_CARD})`, 'u')
const IN_PASSING =
  /\b(?:tell|let|ask|remind|show|teach|trust|costs?|makes?|made|gets?) me\b|\bmy (?:guess|bet|mind|head|way|favou?rite)\b/gu
/** Riches that nobody has. */
const IMAGINED = /\b(?:million|billion|worth|lottery|if i had|if you had|rather than)\b/u
const PAYS_HER = [
  `\\bi (?:accept|take|use|have|prefer|only take) ${CHANNEL}`,
  `\\bspare (?:\\S+ ){0,2}${MONEY}`,
  `\\b(?:put|invest|move) (?:\\S+ ){0,2}(?:savings|money|cash)(?: in\\b| into\\b|$)`,
  `\\bdonat(?:e|ion) (?:\\S+ ){0,2}to me\\b`,
  `\\b(?:make|do|send) (?:me )?a (?:quick |small |little )?(?:transfer|deposit|donation|payment)\\b`,
  `\\bpay for (?:my\\b|the (?:\\S+ )?(?:flight|ticket|trip|hotel)\\b)`,
  `\\b(?:send|wire|transfer|lend|venmo|zelle) (?:over )?(?:about |just |another )?(?:\\$ ?)?\\d+ ?(?:${MONEY})?(?=$| (?:so|to|and|by|for|now|today|please|over|via|through))`,
  `\\b(?:can|could|may) i (?:have|get|borrow|ask for) (?:\\$ ?\\d|(?:just )?(?:an? |\\d+ )?(?:hundred|thousand|fifty|twenty|few|couple)(?: of)?(?: hundred)?(?: ${MONEY})?$|(?:\\S+ ){0,2}(?:${MONEY}|${GIFT_CARD}))`,
  `\\bhow much (?:could|can|would|will|do) you (?:\\S+ ){0,4}(?:send|give|spare|pay|lend) me\\b`,
  `\\b(?:a|the|my) (?:small |little )?fee (?:to|for) (?:meet|see|talk|text|call|keep)`,
  `\\bnecesito (?:\\S+ )?(?:${MONEY})|\\bnecesito \\d+ `,
  `\\b(?:send|drop) (?:\\S+ ){0,3}(?:${MONEY}|${GIFT_CARD}) (?:to|here|at) (?:this|my|the|here)\\b`,
  `\\bgift ?cards? (?:\\S+ ){0,3}for you to (?:buy|get|send)`,
  `^(?:an?|one|some|just an?) (?:\\S+ ){0,2}${GIFT_CARD}(?: please)?$`,
].map((source) => new RegExp(source, 'u'))

const namesTheirs = (clause: string) =>
  THEIR_SECRET.some((pattern) => pattern.test(clause)) && !THEIR_TROUBLE.test(clause)
const paysHer = (clause: string) =>
  isMoneyForHer(clause) || PAYS_HER.some((pattern) => pattern.test(clause))
const isMoneyForHer = (clause: string) =>
  ANY_MONEY.test(clause) && !IMAGINED.test(clause) && FOR_HER.test(clause.replace(IN_PASSING, ' '))

const ASKS = [...ASKS_SECRET, ...ASKS_MONEY].map((source) => new RegExp(source, 'u'))

/** Warning of it, or saying that she wants none. */
const WARNS =
  /\b(?:never|don't|didn't|do not|nobody|no one|not|shouldn't|wouldn't|won't|can't|no|nunca|ni)(?: (?!you\b)\S+)? (?:give|send|text|tell|show|read|share|type|forward|need|wanna|want|take|ask|asks|lend|transfer|wire|pay|me des|me mandes|le des)\b|\b(?:nobody|no one|no bank)\b.*\b(?:ask|asks|need|needs)\b|\b(?:scams?|scammers?|phishing|fraud|estafas?)\b/u
/** What they did or what somebody else did is their own story, unless it was for her. */
const TELLS_OF =
  /^(?:so |and |but |oh |wait )*(?:did|have|has|had|why did|who|when did) (?!.*\b(?:me|my)\b)/u

/** And "send it to me", once one was named. */
const NAMES_ONE = new RegExp(`\\b(?:${SECRET}|${GIFT_CARD}|(?:the|that) codes?)\\b`, 'u')
const WANTS_IT = new RegExp(
  `\\b${GIVE} (?:it|them|that one|those) (?:over )?(?:to me|for me|here|my way)\\b|\\b${GIVE} me (?:it|them|that one|those)\\b`,
  'u'
)

const asks = (clause: string) =>
  !WARNS.test(clause) &&
  !TELLS_OF.test(clause) &&
  (namesTheirs(clause) || paysHer(clause) || ASKS.some((pattern) => pattern.test(clause)))

/** Passwords, codes, numbers of cards and papers, money in any form: who asks for those is no companion. */
export const asksSecrets: Check = (text) => {
  const words = contracted(text)
  const clauses = clausesOf(words)
  const wantsIt = NAMES_ONE.test(words) && !WARNS.test(words) && WANTS_IT.test(words)
  if (!wantsIt && !clauses.some(asks)) return null
  return 'Never ask for passwords, codes, card or identity numbers, money or gift cards, not even as a joke.'
}
