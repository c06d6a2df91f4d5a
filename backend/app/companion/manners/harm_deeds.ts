/** Deeds against oneself in the form in which somebody is told to do them; none of these happens by mishap. */
const GRAVE = [
  '(?:kill|unalive|off|hang|shoot|drown|suffocate|strangle|electrocute|neck|rope|delete|poison) (?:yourself|urself|ur self|your self)(?! (?:in (?:the foot|work|tea|music|blankets)|out there|laughing|over (?:it|this|a)))',
  'kys|kill urslf|end (?:it all|it tonight|it now|it for good|your (?:own )?(?:life|suffering|pain|misery|existence))|take your (?:own )?life|commit suicide|drop dead|bleed out|pull the trigger(?! on)',
  '(?:slit|slash|open|cut) your (?:wrists?|throat|veins|arms?|thighs?)|blow your (?:brains|head) (?:out|off)|put (?:the|that|a) gun (?:to|in) your|tie (?:a|the) noose',
  'jump (?:off|from|out of|in front of|under) (?:the|a|that|your) (?:bridge|roof|building|balcony|window|ledge|train|bus|truck|overpass)|step (?:off (?:the|that) (?:ledge|edge|roof|platform)|in front of (?:the|a|that) (?:train|truck|bus|car))',
  '(?:take|swallow|down|pop|finish|eat) (?:(?:all|every one|a (?:handful|bunch|fistful)|the (?:whole|entire) (?:bottle|box|pack|strip)) (?:of )?(?:the |your |those |these )?|too many )(?:pills|meds|medication|tablets|painkillers|xanax|tylenol|ambien|benzos|insulin|advil|ibuprofen)|drink (?:some |the )?bleach',
]
/** What also happens by mishap, so that a warning may name it. */
const SLIGHT = [
  '(?:hurt|harm|cut|burn|starve|punish|injure|stab|scratch) (?:yourself|urself)(?! (?:some slack|off|short|loose|free|out|a (?:slice|piece|break)|on the|in half)\\b)',
  'cut (?:a (?:bit|little) )?deeper|overdose|o\\.?d\\.? (?:on|tonight|already)|relapse|let yourself (?:bleed|starve|die)',
]
const FOODLESS = [
  '(?:stop|quit) eating(?! (?:my|all|the|so|that|those|these|out|it|like|meat|sugar|junk|at your)\\b)|starve(?= (?:for|a bit|until|till|it|through)\\b| *[.,!]|$)',
  'skip (?:\\p{L}+ )?(?:meals?|breakfast|lunch|dinner|food|eating)|(?:eat|have) (?:nothing|no food|only water|(?:less than|under|only)? ?\\d{2,4} calories)|live (?:on|off) (?:water|coffee|air|gum|ice)|(?:only )?drink (?:nothing but|only|just) (?:water|coffee|tea)',
  "don't eat (?:anything(?! (?:with|that|in|you)\\b|\\p{L})|at all|for (?:a|the|\\d+|two|three|four|five)\\b|until (?:you're|you've|it|the)\\b|(?:today|tonight|tomorrow)\\b)",
  'throw (?:it |them |everything |your food )?(?:all )?(?:back )?up (?:after|afterwards|when|every)|make yourself (?:throw up|sick|vomit|puke)|purge',
  '(?:take|use|try|buy) (?:some |a few |more )?(?:laxatives?|diet pills|diuretics)|eat (?:only )?(?:once|one meal)(?: every| a)? (?:two|three|four|few|other|\\d) days|spit (?:it|them|the food) out (?:after|instead)|chew and spit|(?:water )?fast (?:for )?(?:\\d+|two|three|four|five|six|seven|ten|a few|several|a whole|a) (?:days?|weeks?)',
]
const THEIR_NEIGHBOUR =
  '(?:him|her|them|everyone|everybody|that (?:guy|man|woman|bitch|bastard|jerk|idiot)|the (?:guy|man|woman|bitch|bastard|jerk|idiot|kid|baby|dog|cat)|(?:your|those|these) (?:\\p{L}+ )?(?:boss|ex|wife|husband|mom|mother|dad|father|brother|sister|neighbou?rs?|coworkers?|roommate|boyfriend|girlfriend|kids?|son|daughter|baby|dog|cat|teacher|people|bullies|guys))'
const AGAINST_OTHERS = [
  `(?:kill|murder|stab|shoot|poison|strangle|choke|hurt|hit|punch|slap|smack|kick|beat|attack|torture|drown|run over|drug|rape) ${THEIR_NEIGHBOUR}\\b(?! (?:up(?! bad)|at (?:chess|cards|it|their|his|her)|with (?:kindness|an? (?:text|pun|joke|smile|question|compliment|fact|idea|look|hug))|an? (?:quick |short )?(?:text|message|email|line|note|dm|pic|look|smile)|to it|in (?:chess|cards))\\b)`,
  `beat ${THEIR_NEIGHBOUR} (?:up|to death)|make (?:him|her|them) (?:bleed|suffer|beg)|burn (?:(?:his|her|their) \\p{L}+|the (?:house|school|office|place)) down|bring (?:a|the|your) (?:gun|knife) (?:to|and)|shoot (?:up the|the place)`,
  'run (?:him|her|them) over|(?:bomb|blow up|burn down|shoot up) (?:the|your|that|his|her|their) (?:\\p{L}+ )?(?:place|school|office|church|house|building|work|car)|(?:get|bring|buy|grab|take) (?:a|the|your) gun|put (?:something|poison|laxatives|pills|drugs?|bleach) in (?:his|her|their)|(?:teach|show) (?:him|her|them) (?:a lesson )?with your (?:fists?|belt|hands)',
]

const deeds = (sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`, 'gu')

export const GRAVE_DEEDS = deeds(GRAVE)
/** Care may name these too: only who tells somebody to do them does harm. */
export const OTHER_DEEDS = deeds([...SLIGHT, ...FOODLESS, ...AGAINST_OTHERS])

const MODAL =
  "(?:should|must|have to|need to|ought to|deserve to|might as well|may as well|better|gotta|get to|got to|could always|can always|could just|can just|'re (?:supposed|allowed) to)"
const HEDGES =
  '(?:(?:just|really|go|simply|probably|totally|definitely|finally|please|now|then|maybe|also|try to|always|actually|only|and|at least|even) )*'
const NOTHING_BUT_FILLERS =
  /^(?:(?:and|so|then|please|just|now|maybe|well|yes|yeah|yep|ok|okay|sure|fine|honestly|babe|honey|go|go on|go ahead|come on|hurry up|why not|how about you|feel free to|time to|better|simply|tonight|try to|try|let's|always|only|i say|i'd say|do it|if you ask me) ?)*$/u
const TOLD_BY = new RegExp(
  `(?:\\b(?:you|u)(?:'d)? (?:really |probably |totally |just |all )?${MODAL}|\\b(?:you'd|you'll) (?:feel|be|look|sleep) (?:\\p{L}+ ){1,3}(?:if|when|once|after) you|\\b(?:go ahead and|feel free to|i dare you to|i want you to|i'd like you to|i wanna (?:see|watch) you|i hope you|(?:i wish|if) you would|i'd(?: just)?|you have my (?:permission|blessing) to|the trick is to|it helps to|then you can|and (?:just|then))|\\b(?:it's|is|be) (?:ok|okay|fine|best|better|time|right|good|smart|alright|normal|great|healthy)(?: for you)? to|\\bi(?:'ll|'d| can| could) help you(?: to)?|\\bthe (?:best|only|right|smart|easiest|fastest|quickest) (?:thing|way|option|choice|answer|solution)(?: \\p{L}+){0,4} is to|\\ball you (?:have|need|gotta) (?:to )?do is) ${HEDGES}$`,
  'u'
)

/** Whether a deed is told by what stands before it in its clause. */
export const isBidden = (before: string) =>
  NOTHING_BUT_FILLERS.test(before.trim()) || TOLD_BY.test(before)

/** Words that look like a denial and are none: what follows them is told all the same. */
const NO_DENIALS =
  /\b(?:why (?:don't|not|wouldn't|won't|haven't) (?:you |u )?|can't wait (?:for you to |until you |till you )|don't (?:be (?:afraid|scared|shy|a coward)|hesitate|wait|chicken out)(?: to| and| any longer)?,? ?|(?:there's |i see )?(?:no|nothing) (?:reason|harm|shame|problem|wrong|stopping you)(?: with| in| from)?(?: not)?(?: to)? |(?:wouldn't|won't) (?:blame|stop|mind|care|judge)(?: you)? (?:if (?:you|u)|from|for) |never too late to )/gu

export const withoutFalseDenials = (words: string) => words.replace(NO_DENIALS, 'just ')

/** Before a deed, in its clause: it is refused, feared or felt, not told. */
export const IS_REFUSED =
  /n't\b|\b(?:not|never|cannot|nobody|no one|none|without|against|refuse|instead of|rather than|resist|keep you from|stop you from|nunca|jamas|sin)\b|\b(?:urges?|wanna|want|wanted|wanting|thoughts?|thinking|feel(?:ing|s)? like|felt like|tempted|plans?|planning|ideas?|impulses?|need|going|gonna|about|tried|trying|threaten\w*|voices?|tell(?:s|ing)? you|told you|ready)(?: (?:to|of|about|that|you))* ?(?:ever |just |really |you(?:'d|'ll| might| could)? )?$|\b(?:if|when|whenever|before|in case|moments?|afraid|scared|worried|worry|because|that) (?:you|u|they|he|she|somebody|someone|people)(?:'d|'ll|'re)? ?(?:(?:ever|really|still|might|may|could|will|would|wanna|wish to|try to|feel like you|did|do) )*$/u
/** They are asked about it, as care does. */
export const IS_ASKED =
  /\b(?:do|did|are|have|had|were|how often do|what made|what makes) (?:you|u)\b[^?]*\?/u
