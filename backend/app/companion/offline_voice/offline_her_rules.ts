import type { IntentRule } from '#app/companion/offline_voice/offline_intents'

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const unlessAsked = (pattern: RegExp) => (clause: string) =>
  pattern.test(clause) && !clause.includes('?')

export const HER_RULES = {
  loveAsked: {
    test: on(
      /\bdo (?:you|u) (?:really |even |actually |still )?(?:love|like|want|miss) me\b|\bare you in love\b|\b(?:would|will) you (?:marry|date) me\b|\bwould you miss me\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
  love: {
    test: on(
      /\b(?:i (?:really |think i |do |just )?(?:love|adore) (?:you|u)|love (?:you|u|ya)\b|falling (?:in love|for you)|be my girlfriend|marry me|te (?:amo|quiero))|❤|😍|😘|🥰|💕|😚|💖/u
    ),
    ask: 'none',
    mood: 'affectionate',
  },
  missing: {
    test: on(
      /\b(?:i )?(?:really |have |)?(?:miss(?:ed)? (?:you|u)|thinking (?:of|about) you|did you miss me)\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
  feelings: {
    test: on(
      /\b(?:do|can|could) (?:you|u) (?:(?:even|really|actually|ever) )*(?:feel|have (?:feelings|emotions|a soul)|get (?:sad|lonely|bored|jealous|tired)|care about|dream|cry)\b|\byour feelings\b/
    ),
    ask: 'own',
    mood: 'thoughtful',
  },
  maker: {
    test: on(
      /\bwho (?:made|created|built|wrote|programmed|owns|runs|designed) (?:you|u|this)\b|\bwhat model\b|\bhow (?:do|does) (?:you|u|this) work\b|\bare you (?:gpt|openai|claude|siri|alexa)\b/
    ),
    ask: 'fresh',
  },
  herName: {
    test: on(
      /\b(?:what'?s|what is|whats|what was|wats|know|tell me) (?:your|ur|u) name\b|^(?:your|ur) name\b|\bwhat (?:should|do|can) i call (?:you|u)\b|\bwho (?:are|r) (?:you|u)\b|^who(?:'s| is) this\b|^(?:who dis|name)\?*$/
    ),
    ask: 'back',
  },
  herAge: {
    test: on(
      /\bhow old (?:are|r) (?:you|u)\b|\bwhat(?:'s| is|s) (?:your|ur) age\b|\b(?:your|ur) age\b|\bwhen(?:'s| is) (?:your|ur) birthday\b|^age\?*$|\bhow old u\b/
    ),
    ask: 'back',
  },
  herHobbies: {
    test: on(
      /\b(?:what|which|tell me|any)\b.*\b(?:your|you|u)\b.*\b(?:hobb\w+|interests?|into|for fun|passion\w*|free time|spare time|like (?:to do|doing)|enjoy)\b|\b(?:hobbies|what do you like|what are you into|tell me (?:more )?about yourself|about you)\b/
    ),
    ask: 'back',
  },
  herJob: {
    test: on(
      /\bwhat do (?:you|u) do(?: for (?:work|a living))?(?=$|\?)|\byour job\b|\bdo you (?:work|study|have a job|go to school)\b|\bwhere do you work\b/
    ),
    ask: 'back',
  },
  where: {
    test: on(
      /\bwhere (?:do you|d'you|do u|u|are you|r u|ya) (?:live|living|from|based|at|right now)\b|\bwhere (?:are|r) (?:you|u)(?: from| now| located| at)?\b|\byour (?:address|apartment|flat|house|place)\b|\b(?:what|which) (?:city|country|state) (?:are|do) you\b/
    ),
    ask: 'back',
  },
  herPets: {
    test: on(/\b(?:do|have) you (?:have |got )?(?:any |a |)(?:pets?|dogs?|cats?|animals?)\b/),
    ask: 'back',
  },
  herFamily: {
    test: on(
      /\b(?:do|have) you (?:have |got )?(?:any |a |)(?:siblings|brothers?|sisters?|parents|family|kids|children|boyfriend|husband|friends|mom|dad)\b|\byour (?:family|parents|mom|dad|sister|brother|boyfriend|ex)\b/
    ),
    ask: 'back',
  },
  herBody: {
    test: on(
      /\bwhat (?:do|did|are|have) (?:you|u) (?:eat|eating|have for (?:lunch|dinner|breakfast)|look like|drink|drinking|ate|wear|wearing)|\bdo you (?:eat|sleep|drink|breathe|shower|cook|drive|smoke|work out)\b|\b(?:did|have) you (?:eat|sleep|slept|eaten|sleep well)\b|\bhow did you sleep\b|\b(?:how tall|what colou?r (?:are your|is your)|your (?:hair|eyes|body|height))\b/
    ),
    ask: 'back',
  },
  herPlans: {
    test: on(
      /\b(?:any|your|got|have) plans\b.*\?|\bwhat (?:are|r) (?:you|u) (?:doing|up to) (?:tonight|tomorrow|today|later|this|next|on|for)\b/
    ),
    ask: 'back',
  },
  doing: {
    test: on(
      /\bwhat (?:are|r) (?:you|u|ya) (?:doing|up to)\b|\b(?:wyd|whatcha doing|what you doing|wat r u doing|what's up with you)\b|\bwhat did you do\b|\bwhat(?:'re| have) you been (?:doing|up to)\b|\bare you busy\b/
    ),
    ask: 'back',
  },
  howAreYou: {
    test: on(
      /\bhow (?:are|r) (?:you|u|ya|things)\b|\bhow(?:'s| is|s) (?:it going|life|everything|things|your (?:day|night|morning|evening|weekend|week))\b|\bhow (?:you|u) doin|\bhow have you been\b|\b(?:hru|how do (?:you|u) feel|how you feeling|you ok(?:ay)?|are you ok(?:ay)?)\b|\bhow was (?:your|ur) (?:day|night|weekend|week|morning|evening)\b|^what'?s up\b|^(?:sup|wassup|wazzup|whats good)\b/
    ),
    ask: 'back',
  },
  favorite: {
    test: on(
      /\b(?:what'?s|what is|whats|who's|who is|which is|tell me|and) (?:your|ur) (?:fav\w*|favou?rite|top|best)\b|^(?:your )?fav\w* (?:\w+ )?\w+\?+$/
    ),
    ask: 'back',
  },
  compliment: {
    test: unlessAsked(
      /\b(?:you(?:'re| are)|ur|u r|u are|you seem|you sound|you) (?:(?:so|such|a|an|really|very|the|too|just|pretty|actually|always|my|kinda|kind of|quite|super) )*(?:cute|sweet|funny|nice|kind|beautiful|pretty|gorgeous|amazing|awesome|great|smart|clever|lovely|adorable|hot|sexy|perfect|best|wonderful|cool|interesting|fun|hilarious|good (?:listener|company|friend)|make me (?:smile|laugh|happy|feel better)|made (?:me smile|my day))\b|\b(?:like|love|enjoy) (?:talking|chatting|texting) (?:to|with) (?:you|u)\b|\bi like (?:you|u)\b|\bgood (?:girl|bot|answer|one)\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>
