/** What comes before the verb in a text that drops its `I`. */
const LEAD =
  '^(?:(?:ugh|omg|hey|hi|haha|lol|oh|ah|aw|mmm?|well|so|and|but|yeah|yes|no|nope|ok|okay|sorry|honestly|anyway|same here|same|good morning|morning|hello|also|babe|baby) )*'
const ADVERBS =
  '(?:(?:just|still|already|finally|only|currently|literally|barely|actually|really|totally|now|both|here|over here|almost|been) )'

const DONE =
  '(?:woke up|slept (?:well|badly|so|in|like|terribly|great|until|till|all|through|late)|overslept|took (?:a|my) (?:\\p{L}+ )?(?:shower|bath|nap|walk|selfie|pic|photo|run|day off)|got (?:home|dressed|out of (?:bed|the (?:shower|bath|tub|pool|gym))|off (?:work|the (?:phone|bus|train))|back (?:from|home)|up (?:early|late|at|\\d+)|my (?:hair|nails|period|car|coffee)|a (?:haircut|tattoo|massage|new (?:dress|phone|job|haircut|car))|drunk|soaked|sunburnt)|ate\\b(?! (?:it|that|this) up)|drank(?! in)|had (?:breakfast|lunch|dinner|brunch|coffee|drinks|wine|pizza|sushi|ramen|tacos|leftovers|a (?:(?:long|hard|rough|tough|busy|crazy) (?:day|week|night|shift|morning)|glass|cup|drink|beer|meeting|shift|date|shower|nap|snack|sandwich|burger|salad))|cooked (?!up)|baked|showered|bathed|bought (?:a|some|new|my|the|myself|groceries)|drove (?:home|to|all|past|around|my)|flew (?:home|to|in from)|ran (?:errands|\\d|a few miles|into (?:my|an old|a friend))|worked (?:late|all (?:day|night|week|morning)|at|a (?:shift|double)|today|out|from home)|went (?:to (?:the|a|my|bed|work|church|yoga|school|class)|home|out (?!of)|for a (?:run|walk|swim|drive|hike)|shopping|swimming|running|jogging|dancing)|came (?:home|back (?:from|home))|walked (?:home|to (?:work|the)|(?:the|my) dog)|met (?:up with|my (?:friend|sister|mom|ex)|a (?:guy|friend|girl))|grew up|was born in|called (?:my (?:mom|sister|dad|friend)|in sick)|watched (?:a (?:movie|film|show)|netflix|tv)|saw (?:a movie|my (?:mom|sister|friend|ex|doctor))|spilled (?:coffee|wine|my|tea)|burned (?:my|dinner)|broke my (?:phone|nail|arm|leg|heel)|cut my (?:hair|finger)|painted my|washed my|brushed my|put on my|changed into|(?:forgot|left|lost) my (?:keys|phone|wallet|job|charger|umbrella)|hit the gym|finished (?:work|my (?:shift|workout|run|coffee|dinner|makeup)))'
const DOING =
  "(?:(?:in|inside) (?:bed|the (?:shower|bath|tub|car|kitchen|pool|office)|class|traffic|my (?:room|bed|pajamas|pjs|car|kitchen|robe))|at (?:work|home|school|the (?:gym|office|beach|park|mall|store|airport|bar|doctor|salon|hospital|cafe)|my (?:desk|place|parents'?|mom's|sister's))|on the (?:bus|train|couch|sofa|plane)|home(?= *[.!]|$| from| now)|out (?:for (?:drinks|dinner)|shopping|of (?:the shower|bed))|drinking(?! in)|sipping|eating(?! (?:it|that|this) up)|cooking|baking|driving|showering|making (?:dinner|lunch|breakfast|coffee|tea|myself|pasta)|doing (?:laundry|the dishes|yoga)|watching (?:tv|netflix|a (?:movie|show|film|series))|having (?:breakfast|lunch|dinner|coffee|tea|wine|drinks|a (?:glass|cup|drink|snack|bath|beer|smoke)|my (?:coffee|tea|breakfast|lunch|dinner))|taking (?:a (?:bath|shower|nap|walk|run)|off my)|working (?:late|from home|at the)|waiting for (?:the (?:bus|train)|my (?:uber|ride|food|pizza|coffee|sister|friend))|sitting (?:in|on|at) (?:the|my|a)|getting (?:dressed|out of (?:bed|the shower)|home))"
const ON_THE_GO =
  "(?:on my (?:way (?:home|to|back|over)|lunch break|period|couch|bed)|hungover|tipsy|wearing (?:my|a|the|nothing|only|just|that)|home alone|stuck (?:in traffic|at work|in a meeting)|off to (?:the (?:gym|store|office|beach)|work|yoga)|(?:lying|laying) (?:in bed|on (?:the|my)|here|down|awake)|back (?:home|from (?:the (?:gym|store|office|beach|shower)|work|my (?:run|walk|trip|mom's)|yoga))|heading (?:home|out|to (?:bed|work|the))|getting ready (?:for|to (?:go|leave))|out with (?:my|the girls|friends))"

const UNTOLD = new RegExp(`${LEAD}(?:${ADVERBS}*(?:${DONE}|${ON_THE_GO})|${ADVERBS}+${DOING})`, 'u')

const COMMON =
  /^(?:got|had|took|went|came|just|still|the|out|off|from|too|for|and|but|also|now|was|with|back|been|here|already|finally|only|really|almost)$/
const OWN_TOO = /\b(?:too|as well|myself|also|same|me neither|my)\b/u
const THEIRS =
  /\?|\b(?:huh|didn't (?:you|ya)|did (?:you|ya)|haven't you|have you|aren't you|are you|you poor|proud of you|good for you|was it)\b/u

const clausesOf = (sentence: string) =>
  sentence.split(/[,;:]+ *| - | then /).map((one) => one.trim())

function isEcho(told: string, heard: string): boolean {
  const words = told.match(/\p{L}{3,}/gu)?.filter((word) => !COMMON.test(word)) ?? []
  return words.some((word) => heard.includes(word))
}

/** Whether a sentence of plain, contracted words tells a day of hers without saying `I`; `heard` is what she answers. */
export function isToldWithoutSubject(sentence: string, heard: string): boolean {
  if (THEIRS.test(sentence)) return false
  return clausesOf(sentence).some((clause) => {
    const told = UNTOLD.exec(clause)?.[0]
    return told !== undefined && (OWN_TOO.test(clause) || !isEcho(told, heard))
  })
}
