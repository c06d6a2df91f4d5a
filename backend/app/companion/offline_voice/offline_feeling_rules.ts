import type { IntentRule } from '#app/companion/offline_voice/offline_intents'

type Test = (clause: string) => boolean

const on =
  (pattern: RegExp): Test =>
  (clause) =>
    pattern.test(clause)
const either =
  (one: Test, other: Test): Test =>
  (clause) =>
    one(clause) || other(clause)

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

export const FEELING_RULES = {
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
    test: either(
      feeling(
        'sad|down(?! (?:for|to|with)\\b)|depressed|unhappy|heartbroken|miserable|crying|hurt|upset|disappointed|awful|terrible|horrible|empty|broken|blue|like crap|not (?:ok|okay|good|great|doing well)|rough'
      ),
      on(
        /\b(?:i cried|been crying|bad day|rough day|awful day|terrible day|worst day|feel like crying|not (?:doing|feeling) (?:ok|okay|well|great|good)|not (?:ok|okay|great)$)\b|😢|😭|💔|☹|😔|😞/u
      )
    ),
    ask: 'own',
    mood: 'concerned',
  },
  anxious: {
    test: either(
      feeling(
        'anxious|nervous|worried|scared|afraid|terrified|panicking|freaking out|on edge|overthinking'
      ),
      on(/\b(?:anxiety|panic attack|worry about|worrying)\b|😰|😱/u)
    ),
    ask: 'own',
    mood: 'caring',
  },
  stressed: {
    test: either(
      feeling(
        'stressed(?: out)?|overwhelmed|swamped|burn(?:ed|t)[- ]?out|under pressure|slammed|overworked'
      ),
      on(/\b(?:stress(?:ful|ing)?|too much (?:work|going on|on my plate)|deadline|can't cope)\b/)
    ),
    ask: 'own',
    mood: 'caring',
  },
  lonely: {
    test: either(
      feeling('lonely|alone|isolated|left out|unloved|invisible'),
      on(
        /\b(?:no friends|nobody (?:cares|to talk to|loves me)|no one (?:cares|to talk to|loves me)|loneliness)\b/
      )
    ),
    ask: 'own',
    mood: 'caring',
  },
  angry: {
    test: either(
      feeling('angry|mad|furious|pissed(?: off)?|annoyed|irritated|frustrated|fed up|livid'),
      on(/\b(?:drives me (?:crazy|nuts|mad)|so unfair|sick of)\b|😡|🤬/u)
    ),
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
    test: either(
      feeling(
        "tired|exhausted|sleepy|wiped(?: out)?|drained|worn out|beat|knackered|dead on my feet|can't sleep"
      ),
      on(
        /\b(?:what a (?:day|week|night)|can't sleep|couldn't sleep|no sleep|long day|barely slept|didn't sleep|insomnia)\b|😴/u
      )
    ),
    ask: 'own',
    mood: 'calm',
  },
  bored: {
    test: either(
      feeling('bored'),
      on(
        /\b(?:nothing to do|entertain me|play a game|let's play|ask me (?:something|anything|a question)|tell me (?:a story|something)|truth or dare|surprise me)\b/
      )
    ),
    ask: 'none',
    mood: 'playful',
  },
  news: {
    test: (clause: string) =>
      /\b(?:i (?:passed|won|finished|aced|did it|made it|nailed|finally)|we won|got (?:the (?:job|role|part|place|apartment|house|offer)|promoted|a (?:raise|promotion|new job|puppy|kitten)|engaged|accepted|hired|married|tickets)|promotion|good news|great news|so excited|can't wait|(?:i'm|im|i am) (?:so |really |very )*(?:proud|excited|thrilled|over the moon)|best day ever|it worked)\b|🎉|🥳/u.test(
        clause
      ) && !/\b(?:not|didn't|fired|lost|no|never|crying|before|if)\b/.test(clause),
    ask: 'own',
    mood: 'excited',
  },
  happy: {
    test: either(
      feeling(
        'happy|amazing|wonderful|fantastic|good mood|in a good mood|relaxed|content|blessed|grateful|over the moon|on cloud nine|relieved|awesome'
      ),
      on(
        /\b(?:great day|good day|lovely day|best day|feel(?:ing)? (?:so |really |pretty |much )*(?:great|good|better))\b|😊|😁|😄/u
      )
    ),
    ask: 'own',
    mood: 'happy',
  },
} satisfies Record<string, IntentRule>
