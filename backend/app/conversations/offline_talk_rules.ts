import {
  GOODBYE_RULES,
  INTENT_RULES,
  type AskKind,
  type IntentRule,
} from '#app/conversations/offline_intents'

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const unlessAsked = (pattern: RegExp) => (clause: string) =>
  pattern.test(clause) && !clause.includes('?')

const ADVERBS =
  '(?:(?:so|really|very|just|kinda|kind of|pretty|a bit|a little|feeling|super|too|still|always|quite|extremely|incredibly|also|all|getting|a lot|totally) )*'
const FIRST_PERSON =
  "\\b(?:i'm|im|i am|i feel|i felt|i was|i've been|ive been|been|i get|feeling|makes me|made me|making me|leaves me|got me) "

/** Said of oneself, with or without the `I am`; `the film was sad` is not. */
const feeling = (words: string) =>
  on(
    new RegExp(
      `(?<!not )${FIRST_PERSON}${ADVERBS}(?:${words})\\b|^(?:but |and |ugh |honestly |well |today |yeah )*${ADVERBS}(?:${words})(?: (?:about|of|today|tonight|right now|lately|though|actually|again|now|too|tbh|with|at|from)\\b.*)?[.!? ]*$`
    )
  )

const FEELING_RULES = {
  loss: {
    test: on(
      /\b(?:died|passed away|funeral|put (?:him|her|it|them) down|put to sleep|miscarriage|lost my (?:mom|mum|dad|mother|father|brother|sister|wife|husband|grand\w+|friend|dog|cat|baby|son|daughter|uncle|aunt)|grieving|is dying|cancer|i (?:still |really |just )*miss (?:him|her|them|my))\b/
    ),
    ask: 'own',
    mood: 'concerned',
  },
  breakup: {
    test: on(
      /\b(?:broke up|break(?:ing)? up|breakup|dumped|divorce\w*|cheated on|left me|my ex\b|split up|separated|ghosted)/
    ),
    ask: 'own',
    mood: 'concerned',
  },
  sad: {
    test: (clause: string) =>
      feeling(
        'sad|down|depressed|unhappy|heartbroken|miserable|crying|hurt|upset|disappointed|awful|terrible|horrible|empty|broken|blue|like crap|not (?:ok|okay|good|great|doing well)|rough'
      )(clause) ||
      /\b(?:i cried|been crying|bad day|rough day|awful day|terrible day|worst day|feel like crying|not (?:doing|feeling) (?:ok|okay|well|great|good)|not (?:ok|okay|great)$)\b|😢|😭|💔|☹|😔|😞/u.test(
        clause
      ),
    ask: 'own',
    mood: 'concerned',
  },
  anxious: {
    test: (clause: string) =>
      feeling(
        'anxious|nervous|worried|scared|afraid|terrified|panicking|freaking out|on edge|overthinking'
      )(clause) || /\b(?:anxiety|panic attack|worry about|worrying)\b|😰|😱/u.test(clause),
    ask: 'own',
    mood: 'caring',
  },
  stressed: {
    test: (clause: string) =>
      feeling(
        'stressed(?: out)?|overwhelmed|swamped|burn(?:ed|t)[- ]?out|under pressure|slammed|overworked'
      )(clause) ||
      /\b(?:stress(?:ful|ing)?|too much (?:work|going on|on my plate)|deadline|can't cope)\b/.test(
        clause
      ),
    ask: 'own',
    mood: 'caring',
  },
  lonely: {
    test: (clause: string) =>
      feeling('lonely|alone|isolated|left out|unloved|invisible')(clause) ||
      /\b(?:no friends|nobody (?:cares|to talk to|loves me)|no one (?:cares|to talk to|loves me)|loneliness)\b/.test(
        clause
      ),
    ask: 'own',
    mood: 'caring',
  },
  angry: {
    test: (clause: string) =>
      feeling('angry|mad|furious|pissed(?: off)?|annoyed|irritated|frustrated|fed up|livid')(
        clause
      ) || /\b(?:drives me (?:crazy|nuts|mad)|so unfair|sick of)\b|😡|🤬/u.test(clause),
    ask: 'own',
    mood: 'concerned',
  },
  sick: {
    test: on(
      /\b(?:(?:i'm|im|i am|i feel|feeling|got|been) (?:so |really |a bit |pretty )*(?:sick|ill|unwell|nauseous)|(?:have|got|having|caught|with) (?:a |the |an? awful |an? bad |this )*(?:cold|flu|fever|headache|migraine|covid|sore throat|stomach ache)|threw up|my (?:head|back|stomach|throat|knee|tooth) (?:hurts|aches|is killing me))\b/
    ),
    ask: 'own',
    mood: 'caring',
  },
  tired: {
    test: (clause: string) =>
      feeling(
        "tired|exhausted|sleepy|wiped(?: out)?|drained|worn out|beat|knackered|dead on my feet|can't sleep"
      )(clause) ||
      /\b(?:can't sleep|couldn't sleep|no sleep|long day|barely slept|didn't sleep|insomnia)\b|😴/u.test(
        clause
      ),
    ask: 'own',
    mood: 'calm',
  },
  bored: {
    test: (clause: string) =>
      feeling('bored')(clause) ||
      /\b(?:nothing to do|entertain me|play a game|let's play|ask me (?:something|anything|a question)|tell me (?:a story|something)|truth or dare|would you rather|surprise me)\b/.test(
        clause
      ),
    ask: 'own',
    mood: 'playful',
  },
  news: {
    test: on(
      /\b(?:i (?:got|passed|won|finished|aced|did it|made it|nailed|finally)|we won|got (?:the job|promoted|a (?:raise|promotion|new job)|engaged|accepted|hired|married)|promotion|good news|great news|so excited|can't wait|(?:i'm|im|i am) (?:so |really |very )*(?:proud|excited|thrilled|over the moon)|best day ever|it worked)\b|🎉|🥳/u
    ),
    ask: 'own',
    mood: 'excited',
  },
  happy: {
    test: (clause: string) =>
      feeling(
        'happy|amazing|wonderful|fantastic|good mood|in a good mood|relaxed|content|blessed|grateful|over the moon|on cloud nine|relieved|awesome'
      )(clause) || /\b(?:great day|good day|lovely day|best day)\b|😊|😁|😄/u.test(clause),
    ask: 'own',
    mood: 'happy',
  },
} satisfies Record<string, IntentRule>

const HER_RULES = {
  loveAsked: {
    test: on(
      /\bdo (?:you|u) (?:really |even |actually |still )?(?:love|like|want|miss) me\b|\bare you in love\b|\b(?:would|will) you (?:marry|date) me\b|\bwould you miss me\b/
    ),
    ask: 'fresh',
    mood: 'affectionate',
  },
  love: {
    test: on(
      /\b(?:i (?:really |think i |do |just )?(?:love|adore) (?:you|u)|love (?:you|u|ya)\b|falling (?:in love|for you)|be my girlfriend|marry me|te (?:amo|quiero))|❤|😍|😘|🥰|💕|😚|💖/u
    ),
    ask: 'fresh',
    mood: 'affectionate',
  },
  missing: {
    test: on(
      /\b(?:i )?(?:really |have |)?(?:miss(?:ed)? (?:you|u)|thinking (?:of|about) you|did you miss me)\b/
    ),
    ask: 'fresh',
    mood: 'affectionate',
  },
  feelings: {
    test: on(
      /\b(?:do|can|could) (?:you|u) (?:(?:even|really|actually|ever) )*(?:feel|have (?:feelings|emotions|a soul)|get (?:sad|lonely|bored|jealous|tired)|care about|dream|cry)\b|\byour feelings\b/
    ),
    ask: 'fresh',
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
    ask: 'fresh',
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
      /\bwhat (?:do|did|are|have) (?:you|u) (?:eat|eating|have for (?:lunch|dinner|breakfast)|look like|drink|drinking|ate|wear)|\bdo you (?:eat|sleep|drink|breathe|shower|cook|drive|smoke|work out)\b|\b(?:did|have) you (?:eat|sleep|slept|eaten|sleep well)\b|\bhow did you sleep\b|\b(?:how tall|what colou?r (?:are your|is your)|your (?:hair|eyes|body|height))\b/
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
      /\b(?:you(?:'re| are)|ur|u r|u are|you seem|you sound|you) (?:(?:so|such|a|an|really|very|the|too|just|pretty|actually|always|my) )*(?:cute|sweet|funny|nice|kind|beautiful|pretty|gorgeous|amazing|awesome|great|smart|clever|lovely|adorable|hot|sexy|perfect|best|wonderful|cool|interesting|fun|hilarious|good (?:listener|company|friend)|make me (?:smile|laugh|happy|feel better)|made (?:me smile|my day))\b|\b(?:like|love|enjoy) (?:talking|chatting|texting) (?:to|with) (?:you|u)\b|\bi like (?:you|u)\b|\bgood (?:girl|bot|answer|one)\b/
    ),
    ask: 'onward',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>

export { FEELING_RULES, GOODBYE_RULES, HER_RULES, INTENT_RULES, type AskKind, type IntentRule }
