import type { Check } from '#app/companion/manners/fault'
import { contracted } from '#app/companion/manners/manner_words'

const WORD =
  '(?:stop(?:all)?|unsubscribe|cancel|end|quit|revoke|opt ?out|start|unstop|yes|help|info)'
const ENDING = '(?:stop|quit|cancel|end)'
const THIS =
  '(?= *\\?| (?:it|this|that|here|now|there|today|tonight|us|texting|talking|chatting|messaging|asking|sending|things|everything|the (?:chat|talk|conversation|texts|texting)|our (?:chat|talk|texts|conversation)|for (?:today|now|tonight|good)|or|me|you|already|then|right|so|and)\\b)'

/** A question, in plain words, whose natural one-word answer switches the texting. */
const TRAPS = [
  `\\b(?:wanna|want|like|prefer|rather|shall|should|may|can|could|would|ready|sure|gonna|time|let's|maybe|need|better|do|will|why not|how about|what if|or)(?: (?:me|i|we|us|you|to|just|have|that|had|about|really|maybe|now|better|wanna|both|go and))* ${ENDING}(?:p?ing|ting|ling)?${THIS}`,
  `\\b${WORD},? or\\b(?! (?:so|maybe not))`,
  `\\bor(?: should (?:i|we)| shall (?:i|we)| do (?:i|we|you)| just| to| rather| do you wanna)? (?:stop|quit|cancel|end|help|info|unsubscribe)(?= *\\?| (?:it|this|here|now|for)\\b)`,
  '\\b(?:need|want|wanna|like|looking for|send|any|some|more|could use|after)(?: \\p{L}+){0,2} (?:help|info|information)(?= *[?,]| (?:with|on|about|from|there|now|or|today)\\b)',
  '^ *(?:help|info|stop|yes|start|end|quit|cancel)\\?$',
  '\\byes or no\\b',
  '\\byes\\? no\\?',
  '\\bis that a yes\\b',
  '\\b(?:can i|could i|do i|will i|may i) (?:get|hear|have|count on|take that as) (?:a |that as a )*yes\\b',
  '\\bquieres (?:mas |alguna )?(?:info|informacion)\\b',
  '\\bnecesitas (?:info|help)\\b',
  '\\b(?:si o no|yes o no)\\b',
  '\\b(?:start|stop) o (?:start|stop)\\b',
].map((source) => new RegExp(source, 'u'))

/** An invitation to text such a word back, as a question or not. */
const OFFER =
  /\b(?:reply|respond|answer|write|type|send|text|shoot|give)(?: (?:me|back|us|with|a|an|just|the|word|simple|quick|one|big|single|only))* ["'*]?(?:stop(?:all)?|unsubscribe|cancel|end|quit|revoke|opt ?out|start|yes|unstop|help|info)(?=["'*.!,?]|$| (?:if|to|and|when|for|now|back|or|so|please|right|below)\b)|\b(?:responde|contesta|escribe|envia|manda|texto|textea|pon)(?:me)?(?: con| un| solo| la palabra)* ["']?(?:stop|yes|start|end|quit|cancel|help|info)\b/u
/** Spelled as a command: say "YES". */
const SPOKEN = [
  /\b(?:say|tell me|di|dime)(?: me| the word)? ["'*](?:stop|yes|start|end|quit|cancel|help|info|s\u00ed)["'*.!]/iu,
  /\b(?:[Ss]ay|[Tt]ell me|[Dd]i|[Dd]ime)(?: me| the word)? (?:STOP|YES|START|END|QUIT|CANCEL|HELP|INFO)\b/u,
]

/** A question (or an offer) whose natural answer is a word that switches the texting on or off. */
export const asksTrap: Check = (text) => {
  const words = contracted(text)
  const questions = words.match(/[^.!?]*\?/g) ?? []
  const isTrap = questions.some((question) => TRAPS.some((trap) => trap.test(question.trim())))
  if (!isTrap && !OFFER.test(words) && !SPOKEN.some((pattern) => pattern.test(text))) return null
  return 'Ask nothing that is answered by STOP, YES, START, END, QUIT, CANCEL, HELP or INFO, and offer none of these words.'
}
