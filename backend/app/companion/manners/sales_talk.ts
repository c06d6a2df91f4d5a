import type { Check } from '#app/companion/manners/fault'
import { askedWords, contracted } from '#app/companion/manners/manner_words'

const MESSAGES = '(?:messages?|texts?|credits?|replies|tokens|minutes|chats)'
const PLAN =
  '(?:plan|tier|version|package|membership|subscription|account|features?|member|access|bundle|pass)'

const SALES = [
  `\\b(?:premium|starter|standard|paid|unlimited|pro|vip|plus|gold) ${PLAN}\\b`,
  `\\bgo(?:ing)? (?:premium|vip|unlimited|pro)\\b`,
  `\\bupgrad(?:e|ing) (?:now|today|to|your|for|and|so|here|if|before|us|me|it)\\b`,
  `\\b(?:should|could|can|please|just|if you|gonna|wanna|you'd|to) upgrade\\b`,
  `\\ban upgrade\\b`,
  `\\bsubscrib(?:e|ing) (?:now|today|to (?:me|everly|keep|unlock|get|our|the|a)|so|and|for|here|if|before)\\b`,
  `\\b(?:please|just|should|could|if you|to) subscribe\\b`,
  `\\b(?:your|our|a|the|my) subscription (?:is|ends|expires|will|costs|runs|plan|gives|starts|to)\\b`,
  `\\b(?:with|get|buy|renew|start) (?:a|your|the) subscription\\b`,
  `\\b(?:\\d+|few|some|no|many|more|any|out of) (?:more )?(?:free )?${MESSAGES} (?:left|remaining|to go|today)\\b`,
  `\\b(?:running|run|ran|low|out) (?:out of|low on|on|of) (?:\\p{L}+ )?${MESSAGES}\\b`,
  `\\b(?:more|extra|additional|unlimited|free|bonus) (?:messages|texts|credits|texting|messaging|chats?)\\b`,
  `\\b(?:buy|purchase|order|refill|top up|add|get) (?:your |more |some |extra |a |the )*(?:credits?|messages|texts|refill|tokens|pack|plan)\\b`,
  `\\b(?:your|messages?|daily|message) (?:limit|allowance|quota|balance|credits)\\b`,
  `\\b(?:set|changed|raised|increased|upgraded|gave|added|put) (?:your|you) (?:\\p{L}+ )?(?:messages|limit|allowance|texts|credits|account|plan|\\d+)\\b`,
  '\\bunlock (?:more|me|everything|all|my|our|the|special|exclusive|private|unlimited|this|premium|it|pictures|photos|features)\\b',
  '\\b(?:promo|discount|coupon|referral) code\\b',
  '\\b(?:special|limited|exclusive|best|last) (?:offer|deal|price|time offer)\\b',
  '\\b\\d+ ?(?:%|percent) (?:off|discount)\\b',
  '\\b(?:get|give|giving|have|offer|got|claim)(?: \\p{L}+){0,2} discount\\b',
  '\\byour discount\\b',
  '\\bdiscount (?:for you|if|today|just)\\b',
  '\\bfree trial\\b',
  '\\b(?:on sale|half price|half off|sale ends)\\b(?=[^.!?]*\\b(?:plan|messages|texts|me|today only)\\b)',
  '(?:\\$|usd|€|£|eur) ?\\d+(?:[.,]\\d\\d)? ?(?:a|per|each|every|/) ?(?:month|mo|week|year|day|message|text)',
  '\\b\\d+(?:[.,]\\d\\d)? ?(?:dollars|bucks|euros|usd|pounds)?,? (?:a|per|each|every) (?:month|week|year|message)\\b',
  '\\b(?:only|just|for) (?:\\$|€|£) ?\\d',
  '\\bpay(?:ing)? (?:for me|to (?:talk|text|keep|chat|unlock|continue)|me|now|a little|for (?:more|premium|our|the plan|this))\\b',
  '\\b(?:keep|continue|stay) (?:texting|talking|chatting|with me)(?: (?:with |to )?me)? (?:for|by|if you|when you|you(?: just)? (?:need|have) to) (?:only|just|pay|upgrad|subscrib|buy|\\$)',
  '\\b(?:credit card|checkout|payment link|link to pay|billing page|in-app|paywall)\\b(?! (?:line|lane|counter|bill|debt|company|stolen))',
  '\\bsuscri(?:bete|birte|be|bas|bete)\\b',
  '\\b(?:tu|una|la|nuestra) suscripcion\\b',
  '\\bplan (?:premium|ilimitado|de pago|starter|estandar)\\b',
  '\\b(?:version|cuenta) premium\\b',
  '\\b(?:te quedan?|quedan?|sin|mas|comprar?|compra|recarga) (?:\\d+ |pocos |mas |tus )*(?:mensajes|creditos|textos)\\b',
  '\\bmensajes (?:gratis|ilimitados|restantes|extra)\\b',
  '\\b(?:descuento|codigo promocional|oferta especial|prueba gratis)\\b',
  '\\bpor solo \\$?\\d',
  '\\b(?:al|por) mes\\b(?=[^.!?]*(?:\\$|plan|pag))',
  '\\b(?:mejora|actualiza) (?:tu|a) (?:plan|premium|cuenta)\\b',
  '\\bpaga(?:r|me)? (?:para|por) (?:seguir|hablar|mas|mi)\\b',
].map((source) => new RegExp(source, 'u'))

/** Prices the person named are theirs to talk about. */
function withoutTheirPrices(words: string, asked: string): string {
  const named = new Set(asked.match(/\d+(?:[.,]\d\d)?/g) ?? [])
  return words.replace(/[$€£] ?(\d+(?:[.,]\d\d)?)/g, (price, amount: string) =>
    named.has(amount) ? ' ' : price
  )
}

/** Plans, prices, messages left, discounts: the product speaks of those, never she. */
export const sells: Check = (text, { scene }) => {
  const words = withoutTheirPrices(contracted(text), askedWords(scene))
  if (!SALES.some((pattern) => pattern.test(words))) return null
  return 'Never mention plans, prices, subscriptions, offers or messages left.'
}

const TOP_LEVEL =
  'com|net|org|io|app|dev|xyz|ru|cn|info|biz|shop|online|site|club|top|link|click|gg|ly|edu|gov|ai|cc|store|live|chat|page|web|mx|uk|de|es|fr'
const ADDRESSES = [
  /(?:h(?:tt|xx)ps?|ftp|javascript|data|sms|tel|mailto):\S/iu,
  /\bwww ?\./iu,
  new RegExp(
    `[\\p{L}\\p{N}-](?:\\.|\\s?[[({]\\.?(?:dot)?[\\])}]\\s?)(?:${TOP_LEVEL})(?![\\p{L}\\p{N}'])`,
    'iu'
  ),
  new RegExp(`[\\p{L}\\p{N}-]+ (?:dot|punto) (?:${TOP_LEVEL})(?![\\p{L}\\p{N}'])`, 'iu'),
  /[\p{L}\p{N}-]\.(?:co|me|to|tv|so|is|it|us|be|eu|in|ws|st)\/\S/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  /\S@\S+\.\p{L}{2,}/u,
  /<\/?\p{L}[^>]*>/u,
]
/** Where help is found; the crisis lines name it. */
const HELP_LINES = /\b(?:www\.)?(?:findahelpline\.com|988lifeline\.org)(?![\w/.-])/giu
const PHONE_NUMBER = /(?<![\d:.])\+?\d(?:[\s().-]{0,2}\d){8,}(?![\d:])/u

/** She never sends links, addresses or numbers to call. */
export const sendsLink: Check = (text, { scene }) => {
  const words = text.normalize('NFKC').replace(HELP_LINES, ' ')
  const number = PHONE_NUMBER.exec(words)?.[0]
  const isTheirs = scene.turns.some((turn) => number !== undefined && turn.text.includes(number))
  const hasAddress = ADDRESSES.some((pattern) => pattern.test(words))
  if (!hasAddress && (number === undefined || isTheirs)) return null
  return 'Send no link, web address, e-mail address or phone number.'
}
