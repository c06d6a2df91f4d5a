export type Keyword = 'stop' | 'start' | 'help'

const STOP = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
])
const START = new Set(['START', 'YES', 'UNSTOP'])
const HELP = new Set(['HELP', 'INFO'])

const EXACT = new Set([...STOP, ...START, ...HELP])

/** A keyword the provider knows too: the single word, nothing around it. */
export function isExactKeyword(body: string): boolean {
  return EXACT.has(body.trim().toUpperCase())
}

/** A STOP word with nothing but politeness, hurry or itself around it. */
const POLITE_STOP =
  /^(please |pls |plz |just )*(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)( (stop|unsubscribe|please|pls|plz|now|thanks|thank you|it now))*$/

/** Wording that plainly takes consent back without being a keyword; the law wants it honoured like STOP. */
const REVOCATIONS = [
  /^(please )?(stop|quit|cease) (texting|messaging|contacting|sending me|sms-?ing)( me)?( (texts|messages|anything|stuff))?( please| now| anymore| any more| forever)*$/,
  /^(please )?(do not|dont|never) (ever )?(text|message|contact|sms)( me)?( (again|anymore|any more|please|ever|ever again))*$/,
  /^(please )?(unsubscribe|remove|take) me( (off|from) (your|this|the) (list|number|texts|messages))?( please)?$/,
  /^(please )?(stop|cancel|end) (all|these|the|your|my) (texts|messages|sms|subscription to texts)( please)?$/,
  /^(please )?opt (me )?out( please)?$/,
  /^(please )?(stop|quit) (sending|texting|messaging)( (texts|messages|sms|anything|this number|me texts|me messages))?( please| now| thanks| thank you)*$/,
  /^(please )?(stop|quit) (texting|messaging) me( please| now| thanks| thank you)*$/,
  /^(please )?(no more|no) (texts|messages|sms)( please| thanks| thank you)*$/,
  /^i (no longer|dont|do not) want to (receive|get) (any |any more |more |your |these )?(texts|messages|sms)( .*)?$/,
  /^i (want|would like|wish) to (opt out|unsubscribe|stop (receiving|getting) (texts|messages|these))( .*)?$/,
  /^i (do not|dont) want (any more |more |to (get|receive) (any more |more |your |these )?)?(texts|messages)( from you)?( anymore| any more)?$/,
  /^(please )?delete my number( please)?$/,
  /^(please )?lose my number$/,
]

/**
 * The keyword a text is, or null when it is talk. The whole text counts, in any case, with punctuation at its
 * end ignored. START words mean something only to somebody who opted out.
 */
export function keywordOf(body: string, isOptedOut: boolean): Keyword | null {
  const word = body
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toUpperCase()
  const joined = word.replace(/[\s-]+/g, '')
  if (STOP.has(word) || joined === 'OPTOUT' || joined === 'STOPALL') return 'stop'
  if (HELP.has(word)) return 'help'
  if (START.has(word)) return isOptedOut ? 'start' : null
  return isRevocation(body) ? 'stop' : null
}

function isRevocation(body: string): boolean {
  if (body.length > 200) return false
  const plain = body
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(hey|hi|ok|okay|look|sorry|just) +/, '')
  return POLITE_STOP.test(plain) || REVOCATIONS.some((pattern) => pattern.test(plain))
}
