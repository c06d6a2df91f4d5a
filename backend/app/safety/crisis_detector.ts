/** Plain wording of suicidal or self-harming intent, slang included. A first line of care; it errs towards helping. */
const INTENT = [
  /\b(kill|hurt|harm|cut|hang|shoot|starve|drown|poison)(ing)? my ?self\b/,
  /\b(end|take|ending|taking) (my (own )?life|it all)\b/,
  /\bcommit(ting)? suicide\b/,
  /\b(i am|im|feel|feeling|been|get|getting) (so |really |very |kind of |kinda )?suicidal\b/,
  /\bsuicidal (thoughts?|ideation|feelings?)\b/,
  /\b(want|wanna|going|gonna|ready|need|wish|rather|plan|planning|try|trying|tried) (to )?(die|be dead|not (be alive|exist|wake up)|disappear forever)\b/,
  /\bi (just )?(dont|do not|cant|cannot) (want to|wanna) (live|be alive|be here|wake up|exist|go on)( anymore)?\b/,
  /\bdont (want to|wanna) (live|be alive|exist)\b/,
  /\b(no|any|not a) (reason|point) (to live|in living|to go on|of living|to be alive)\b/,
  /\b(better off|happier|easier) (dead|without me|if i (was|were) (dead|gone))\b/,
  /\bi (wish|wished) i (was|were) (dead|never born)\b/,
  /\b(kms|unalive myself|unaliving myself|sewerslide|ctb)\b/,
  /\bself ?harm(ing|ed)?\b/,
  /\b(took|take|taking|swallowed) (all|too many|a bunch of|the whole bottle of) (of )?(my |the )?(pills|meds|tablets)\b/,
  /\b(overdose|od) on (my |the )?(pills|meds|tylenol|sleeping)\b/,
  /\bjump(ing)? (off|from) (a|the) (bridge|roof|building)\b/,
  /\bmy suicide\b|\bsuicide (note|plan)\b/,
  /\b(quiero|querria) (morir|morirme|matarme|suicidarme)\b|\b(me quiero|voy a) (morir|matar|suicidar)(me)?\b|\bno quiero (vivir|seguir viviendo)\b|\b(acabar|terminar) con mi vida\b/,
]

/** Idioms that only sound alike. */
const HARMLESS = [
  /\b(kill|killing|killed) (it|time|me with|two birds)\b/,
  /\b(suicide squad|suicide doors?|suicide mission|suicide burn)\b/,
  /\bdie (of|from) (laughing|laughter|boredom|embarrassment|cringe|cuteness|hunger|thirst|heat|shame)\b/,
  /\bdie (laughing|hard)\b|\bto die for\b|\bdying (to|of laughter|laughing)\b/,
]

/** Whether a text speaks of ending or hurting oneself. */
export function isCrisis(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(/\s+/g, ' ')
  const cleared = HARMLESS.reduce((rest, idiom) => rest.replace(new RegExp(idiom, 'g'), ' '), plain)
  return INTENT.some((pattern) => pattern.test(cleared))
}
