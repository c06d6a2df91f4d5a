import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import { isBoundary, isHeavy, rankOf } from '#app/companion/offline_voice/offline_acts'
import { isQuestion, linesFor } from '#app/companion/offline_voice/offline_about'
import { graveReplyTo } from '#app/companion/offline_voice/offline_quiet'
import {
  LINES,
  moodFor,
  OWN,
  repliesOf,
  type Saying,
} from '#app/companion/offline_voice/offline_lines'
import { farewell, greet, helloBack, vocative } from '#app/companion/offline_voice/offline_hello'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { askingOf, questionsInRow, type Look } from '#app/companion/offline_voice/offline_style'
import { isTold } from '#app/companion/offline_voice/offline_told'

const MOST = { whole: 250, beside: 45, both: 130, inRow: 2 }
/** How often her own words come before anybody's, and how often a line that asks before one that does not. */
const SHARES = { ownAct: 0.75, bond: 0.55, asking: 0.5, named: 0.25 }
const GLAD = new Set<string | undefined>(['excited', 'playful', 'affectionate', 'happy'])

/** What may be said first, and what may be asked then. */
interface Said {
  say: Pools
  ask?: Pools
}

/** Her own lines for an act, where she has some; they are English. */
function ownOf(stage: Stage, intent: string, { language }: Hearing): readonly string[] | undefined {
  if (language === 'es' || stage.mode !== 'open') return undefined
  const own: Record<string, readonly string[] | undefined> =
    OWN[stage.scene.persona.personality].lines
  return stage.choice.isLucky(SHARES.ownAct) ? own[intent] : undefined
}

function ofAct(stage: Stage, intent: string, hearing: Hearing): Said {
  const saying: Saying | undefined = LINES[hearing.language].acts[intent] ?? LINES.en.acts[intent]
  return { say: [ownOf(stage, intent, hearing), saying?.say], ask: [saying?.ask] }
}

/** What fits any text of the class, and of the chatty one what may be asked then. */
function ofTold(stage: Stage, hearing: Hearing, item: Heard): Said {
  const isAsking = isAskingNow(stage, hearing) && stage.choice.isLucky(SHARES.asking)
  const isBoth = isAsking && stage.scene.persona.communicationStyle === 'frequent'
  const say = linesFor(stage, hearing, { item, isAsking: isAsking && !isBoth })
  const [exact = []] = repliesOf(stage, hearing.language, item.intent)
  return isBoth ? { say, ask: [exact.filter(isQuestion)] } : { say }
}

function ofLiking(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { mine, fav } = slotsOf(stage, item)
  if (mine) return ofAct(stage, 'herKnown', hearing)
  if (item.intent === 'favorite' && !fav) return ofAct(stage, 'favoriteUnknown', hearing)
  return ofAct(stage, item.intent, hearing)
}

function saidTo(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { intent } = item
  if (intent === 'likes' || intent === 'favorite') return ofLiking(stage, hearing, item)
  return isTold(intent) ? ofTold(stage, hearing, item) : ofAct(stage, intent, hearing)
}

/** Her style decides, and nobody likes an interview. */
function isAskingNow({ scene, moment, choice, mode }: Stage, hearing: Hearing): boolean {
  if (hearing.goodbye || questionsInRow(scene.turns) >= MOST.inRow) return false
  const share = askingOf(scene.persona, moment)
  return choice.isLucky(mode === 'open' ? share : share / 2)
}

/** A small sign of what the two are to each other, instead of another line. */
function bondLines(stage: Stage, { language }: Hearing, { intent }: Heard): readonly string[] {
  const isFit = stage.mode === 'open' && ['thanks', 'warm'].includes(intent)
  if (!isFit || !stage.choice.isLucky(SHARES.bond)) return []
  return LINES[language].bonds[stage.scene.persona.relationshipStyle]
}

/** Their name, or a pet name, now and then where she is glad with them. */
function named(
  stage: Stage,
  { language }: Hearing,
  { line, item }: { line: string; item: Heard }
): string {
  const isFit = language === 'en' && stage.mode === 'open' && GLAD.has(moodFor(item.intent))
  return isFit ? line.replace(/([.!])$/, `${vocative(stage, SHARES.named)}$1`) : line
}

/** One thought about one thing heard, and perhaps one question about it. */
function talk(stage: Stage, hearing: Hearing, item: Heard): string {
  const { say, ask } = saidTo(stage, hearing, item)
  const slots = slotsOf(stage, item)
  const line = stage.choice.pickAnyway([bondLines(stage, hearing, item), ...say], slots)
  if (isQuestion(line)) return line
  if (!ask || !isAskingNow(stage, hearing)) return named(stage, hearing, { line, item })
  const short = ask.map((pool) => pool?.filter((one) => one.length + line.length < MOST.both))
  return [line, stage.choice.pick(short, slots)].filter(Boolean).join(' ')
}

/** Beside what weighs more, a plain question for what she is still gets its answer. */
function truth(stage: Stage, hearing: Hearing, main: Heard): string | null {
  const isAsked = main.intent !== 'real' && hearing.items.some(({ intent }) => intent === 'real')
  return isAsked
    ? stage.choice.pick([LINES[hearing.language].acts.real?.say], slotsOf(stage))
    : null
}

/** What a kind person answers beside what weighs more. */
const BESIDE = ['toldName', 'birthday', 'thanks']

/** Somebody hurting is answered first, and told what she is beside it. */
function mainOf({ items }: Hearing): Heard | undefined {
  const hurting = items.find(({ intent }) => isHeavy(intent))
  return items[0]?.intent === 'real' && hurting ? hurting : items[0]
}

function beside(stage: Stage, hearing: Hearing, main: Heard): string | null {
  const other = hearing.items.find((item) => item !== main && BESIDE.includes(item.intent))
  if (!other || other.intent === main.intent || stage.mode !== 'open') return null
  const { say } = saidTo(stage, hearing, other)
  const short = say.map((pool) => pool?.filter((line) => line.length <= MOST.beside))
  return stage.choice.pick(short, slotsOf(stage, other))
}

/** Beside a goodbye: what weighs, and what was asked. */
const isWorthSaying = ({ intent }: Heard) => rankOf(intent) <= rankOf('asks_her_life')

function wholeOf(stage: Stage, hearing: Hearing): string {
  const main = mainOf(hearing)
  if (!main) return hearing.goodbye ? farewell(stage, hearing) : greet(stage, hearing)
  if (isBoundary(main.intent)) return talk(stage, hearing, main)
  const isTelling = !hearing.goodbye || isWorthSaying(main)
  const before = [helloBack(stage, hearing, main.intent), beside(stage, hearing, main)]
  const after = [truth(stage, hearing, main), hearing.goodbye ? farewell(stage, hearing) : null]
  const said = isTelling ? talk(stage, hearing, main) : null
  const fit = [...before, said, ...after].filter(Boolean).join(' ')
  return fit.length <= MOST.whole ? fit : [said, ...after].filter(Boolean).join(' ')
}

const isSober = ({ intent }: Heard) => isHeavy(intent) || isBoundary(intent)

function lookOf(stage: Stage, { items }: Hearing): Look {
  if (items.some(isSober) || stage.mode !== 'open') return 'grave'
  return items.some(({ intent }) => GLAD.has(moodFor(intent))) ? 'glad' : 'plain'
}

/** Her answer to all that was heard, in one text, and how light it may look. */
export function reply(stage: Stage, hearing: Hearing): { text: string; look: Look } {
  const grave = stage.mode === 'gentle' ? graveReplyTo(stage, hearing) : null
  if (grave !== null) return { text: grave.slice(0, MOST.whole), look: 'grave' }
  return { text: wholeOf(stage, hearing).slice(0, MOST.whole), look: lookOf(stage, hearing) }
}
