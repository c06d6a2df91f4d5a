import { answer, muse } from '#app/companion/offline_voice/offline_answers'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { ask, freshAsk } from '#app/companion/offline_voice/offline_asking'
import { graveReply } from '#app/companion/offline_voice/offline_grave_reply'
import { FEELING_LINES } from '#app/companion/offline_voice/offline_feeling_lines'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_heard'
import { farewell, fit, greet, hello, welcome } from '#app/companion/offline_voice/offline_hello'
import { INTENT_RULES } from '#app/companion/offline_voice/offline_intents'
import { RELATION_LINES } from '#app/companion/offline_voice/offline_bond_lines'
import { ALSO_LINES } from '#app/companion/offline_voice/offline_openings'
import { styleOf, type Style, type Tone } from '#app/companion/offline_voice/offline_style'

const MOST = 300

/** Nothing else is said beside these. */
const ALONE = new Set([
  'youngRole',
  'minor',
  'despair',
  'explicit',
  'insult',
  'space',
  'spanish',
  'spanishReal',
  'foreign',
])
/** What may carry a small sign of how close they are. */
const WARM = new Set([
  'topic',
  'statement',
  'compliment',
  'thanks',
  'love',
  'missing',
  'news',
  'happy',
  'fine',
  'tired',
  'stressed',
  'laugh',
  'remark',
  'answer',
  'favorite',
  'howAreYou',
])
const CLOSENESS = 0.5
const GRAVE = new Set<string>([
  ...Object.keys(INTENT_RULES),
  ...Object.keys(FEELING_LINES).filter((name) => name !== 'happy' && name !== 'news'),
  'recallUnknown',
  'unknownQuestion',
  'advice',
])
const GLAD = new Set([
  'news',
  'happy',
  'laugh',
  'compliment',
  'love',
  'missing',
  'thanks',
  'joke',
  'bored',
  'upcoming',
  'luck',
  'wellWish',
])

/** Nobody wants to be flirted with over bad news. */
function isOutOfPlace({ scene }: Stage, main: Heard): boolean {
  return scene.persona.relationshipStyle === 'flirt' && main.valence === 'bad'
}

function warmth(stage: Stage, main: Heard): string | null {
  if (isOutOfPlace(stage, main)) return null
  if (!WARM.has(main.intent) || !stage.choice.isLucky(CLOSENESS)) return null
  return stage.choice.pick([RELATION_LINES[stage.scene.persona.relationshipStyle]], slotsOf(stage))
}

function isNews(item: Heard): boolean {
  return item.intent === 'topic' || item.intent === 'statement'
}

/** The second most important thing is at least named. */
function alsoHeard(stage: Stage, main: Heard, second: Heard | undefined): string | null {
  if (!second) return null
  const isNamed = isNews(second) && second.detail !== null && second.detail !== main.detail
  if (isNamed) return stage.choice.pick([ALSO_LINES], slotsOf(stage, second))
  const isSame = isNews(second) && second.topic === main.topic
  return isSame ? null : (answer(stage, second)[0] ?? null)
}

const QUIET = new Set(['ack', 'nothing'])

/** A lone small word and nothing to ask: she tells something of her own. */
function isHerTurn(hearing: Hearing, question: string | null): boolean {
  const [main, second] = hearing.items
  return main !== undefined && QUIET.has(main.intent) && !second && !question
}

function answerThen(stage: Stage, main: Heard): string {
  return [...answer(stage, main), freshAsk(stage)].join(' ')
}

function talk(stage: Stage, hearing: Hearing, style: Style): string {
  const [main, second] = hearing.items
  const question = ask(stage, hearing, style)
  if (!main) return fit([welcome(stage), question], style.aim)
  if (isHerTurn(hearing, question)) return muse(stage)[0] ?? answerThen(stage, main)
  const [must, more] = answer(stage, main)
  const opening = hearing.isGreeted ? hello(stage, 0.4) : null
  const required = [opening, must, alsoHeard(stage, main, second)].filter(Boolean).join(' ')
  const extras = [more, warmth(stage, main)].filter(Boolean)
  if (!question) return fit([required, ...extras], style.aim)
  return fit([required, style.statements > 1 ? extras[0] : null, question], style.aim)
}

function toneOf(hearing: Hearing): Tone {
  const { items } = hearing
  const isGrave = items.some((item) => item.valence === 'bad' || GRAVE.has(item.intent))
  if (isGrave) return 'grave'
  const isGlad = items.some((item) => item.valence === 'good' || GLAD.has(item.intent))
  return isGlad || (items.length === 0 && hearing.isGreeted) ? 'glad' : 'plain'
}

function whole(stage: Stage, hearing: Hearing): string {
  const style = styleOf(stage.scene.persona, stage.moment)
  const hasNothingElse = hearing.items.length === 0
  if (hearing.goodbye) {
    const said = hasNothingElse ? null : talk(stage, hearing, style)
    return fit([said, farewell(stage, hearing)], MOST)
  }
  return hasNothingElse && hearing.isGreeted ? greet(stage, hearing) : talk(stage, hearing, style)
}

/** Her answer to all that was heard, in one text, and how light it may look. */
export function reply(stage: Stage, hearing: Hearing): { text: string; tone: Tone } {
  const main = hearing.items[0]
  if (main?.grave) return { text: graveReply(stage, hearing, main.grave), tone: 'grave' }
  if (main && ALONE.has(main.intent)) return { text: answer(stage, main)[0] ?? '', tone: 'grave' }
  return { text: whole(stage, hearing).slice(0, MOST), tone: toneOf(hearing) }
}
