import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_hearing'
import { isBoundary, isHeavy, rankOf } from '#app/companion/offline_voice/offline_acts'
import { adviceFor } from '#app/companion/offline_voice/offline_advice'
import { isTooGrave } from '#app/companion/offline_voice/offline_echo'
import {
  LINES,
  MOODS,
  OWN,
  type Saying,
  type Tone,
} from '#app/companion/offline_voice/offline_lines'
import { isBadNews } from '#app/companion/offline_voice/offline_told'
import { farewell, greet, helloBack } from '#app/companion/offline_voice/offline_hello'
import { quietReply } from '#app/companion/offline_voice/offline_quiet'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { askingOf, questionsInRow, type Look } from '#app/companion/offline_voice/offline_style'

const MOST = { whole: 250, beside: 45, inRow: 2 }
/** How often her own words come before anybody's, to what was told and to an act. */
const OWN_FIRST = { told: 0.35, act: 0.75, bond: 0.2, topic: 0.85, echo: 0.65 }
const GLAD = new Set<string | undefined>(['excited', 'playful', 'affectionate', 'happy'])
/** How it sounds, where a line of hers or one about the topic may fit. */
const TONES: Partial<Record<string, Tone>> = {
  plain: 'neutral',
  plan: 'neutral',
  vague: 'neutral',
  answer: 'neutral',
  glad: 'good',
  bother: 'bad',
}

/** What may be said first, and what may be asked then. */
interface Said {
  say: Pools
  ask: Pools
}

/** Her own lines for an act, where she has some; they are English. */
function ownOf(stage: Stage, intent: string, { language }: Hearing): readonly string[] | undefined {
  if (language === 'es' || stage.mode !== 'open') return undefined
  const own: Record<string, readonly string[] | undefined> =
    OWN[stage.scene.persona.personality].lines
  return stage.choice.isLucky(OWN_FIRST.act) ? own[intent] : undefined
}

function ofAct(stage: Stage, intent: string, hearing: Hearing): Said {
  const saying: Saying | undefined = LINES[hearing.language].acts[intent] ?? LINES.en.acts[intent]
  return { say: [ownOf(stage, intent, hearing), saying?.say], ask: [saying?.ask] }
}

/** In her own voice, where that suits any news of the kind. */
function ownTold(stage: Stage, { language }: Hearing, intent: string): readonly string[] {
  const own = OWN[stage.scene.persona.personality]
  const tone = TONES[intent]
  if (stage.mode !== 'open' || !tone || !stage.choice.isLucky(OWN_FIRST.told)) return []
  if (language === 'en') return own.told[tone]
  return tone === 'neutral' ? own.toldEs : []
}

/** About its topic, now and then, where that is sure. */
function ofTopic(stage: Stage, { language, topic }: Hearing, intent: string): Said {
  const about = topic ? LINES[language].topics[topic] : undefined
  const tone = TONES[intent]
  const isFit = about && tone && stage.mode === 'open' && stage.choice.isLucky(OWN_FIRST.topic)
  if (!isFit) return { say: [], ask: [] }
  return tone === 'neutral'
    ? { say: [about.say], ask: [about.ask] }
    : { say: [about[tone]], ask: [] }
}

/** What fits any text of its class, if nothing nearer is sure. */
function ofTold(stage: Stage, hearing: Hearing, intent: ToldSaid): Said {
  const { say, ask } = LINES[hearing.language].told[intent]
  const about = ofTopic(stage, hearing, intent)
  const echo = echoing(stage, hearing, intent)
  return {
    say: [echo.say, ...about.say, ownTold(stage, hearing, intent), say],
    ask: [...about.ask, echo.ask, ask],
  }
}

/** Their own words, where the grammar is sure; mostly, and never in a heavy hour. */
function echoing(stage: Stage, { language, whole }: Hearing, intent: string): Partial<Saying> {
  const plain = stage.mode === 'grave' ? undefined : TONES[intent]
  const tone = plain === 'neutral' && isBadNews(whole) ? 'bad' : plain
  if (!tone || isTooGrave(whole)) return {}
  const { say, ask } = LINES[language].echo[tone]
  return { say: stage.choice.isLucky(OWN_FIRST.echo) ? say : [], ask }
}

/** What is surely good advice, before what fits any question of the kind. */
function ofQuestion(stage: Stage, hearing: Hearing, { intent, clause }: Heard): Said {
  const said = isToldClass(intent) ? ofTold(stage, hearing, intent) : ofAct(stage, intent, hearing)
  const advice = adviceFor(intent, hearing.language, [spoken(clause), hearing.whole])
  return { say: [advice, ...said.say], ask: advice.length > 0 ? [] : said.ask }
}

type ToldSaid = keyof (typeof LINES)['en']['told']

const isToldClass = (intent: string): intent is ToldSaid => intent in LINES.en.told

function ofLiking(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { mine, fav } = slotsOf(stage, item)
  if (mine) return ofAct(stage, 'herKnown', hearing)
  if (item.intent === 'favorite' && !fav) return ofAct(stage, 'favoriteUnknown', hearing)
  return ofAct(stage, item.intent, hearing)
}

function saidTo(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { intent } = item
  if (intent === 'likes' || intent === 'favorite') return ofLiking(stage, hearing, item)
  return ofQuestion(stage, hearing, item)
}

/** Her style decides, and nobody likes an interview. */
function isAsking(stage: Stage, hearing: Hearing): boolean {
  const { scene, moment, choice, mode } = stage
  if (hearing.goodbye || questionsInRow(scene.turns) >= MOST.inRow) return false
  const share = askingOf(scene.persona, moment)
  return choice.isLucky(mode === 'open' ? share : share / 2)
}

/** A small sign of what the two are to each other, instead of another line. */
function bondLines(stage: Stage, { language }: Hearing, { intent }: Heard): readonly string[] {
  const isFit = stage.mode === 'open' && ['thanks', 'compliment'].includes(intent)
  if (!isFit || !stage.choice.isLucky(OWN_FIRST.bond)) return []
  return LINES[language].bonds[stage.scene.persona.relationshipStyle]
}

/** One thought about one thing heard, and perhaps one question about it. */
function talk(stage: Stage, hearing: Hearing, item: Heard): string {
  const { say, ask } = saidTo(stage, hearing, item)
  const slots = slotsOf(stage, item)
  const line = stage.choice.pickAnyway([bondLines(stage, hearing, item), ...say], slots)
  if (line.includes('?') || !isAsking(stage, hearing)) return line
  return [line, stage.choice.pick(ask, slots)].filter(Boolean).join(' ')
}

/** Beside what weighs more, a plain question for what she is still gets its answer. */
function truth(stage: Stage, hearing: Hearing, main: Heard): string | null {
  const isAsked = main.intent !== 'real' && hearing.items.some(({ intent }) => intent === 'real')
  return isAsked
    ? stage.choice.pick([LINES[hearing.language].acts.real?.say], slotsOf(stage))
    : null
}

/** What a kind person answers beside what weighs more. */
const BESIDE = ['toldName', 'glad', 'bother', 'birthday', 'thanks', 'compliment', 'warm']
/** Where these are all she knows, anything surer is answered alone. */
const LESSER = new Set<string | undefined>(['vague', 'answer', 'react', 'whatPick', 'shouldI'])

/** Somebody hurting is answered first, and told what she is beside it. */
function mainOf({ items }: Hearing): Heard | undefined {
  const [first, ...others] = items
  const hurting = items.find(({ intent }) => isHeavy(intent))
  if (first?.intent === 'real' && hurting) return hurting
  const surer = others.find(({ intent }) => intent === 'choose' || BESIDE.includes(intent))
  return surer && LESSER.has(first?.intent) ? surer : first
}

function beside(stage: Stage, hearing: Hearing, main: Heard): string | null {
  const other = hearing.items.find((item) => item !== main && BESIDE.includes(item.intent))
  if (!other || other.intent === main.intent || stage.mode !== 'open') return null
  const { say } = saidTo(stage, hearing, other)
  const short = say.map((pool) => pool?.filter((line) => line.length <= MOST.beside))
  return stage.choice.pick(short, slotsOf(stage, other))
}

function wholeOf(stage: Stage, hearing: Hearing): string {
  const main = mainOf(hearing)
  if (!main) return hearing.goodbye ? farewell(stage, hearing) : greet(stage, hearing)
  if (isBoundary(main.intent)) return talk(stage, hearing, main)
  const isTelling = !hearing.goodbye || rankOf(main.intent) <= rankOf('thanks')
  const before = [helloBack(stage, hearing, main.intent), beside(stage, hearing, main)]
  const after = [truth(stage, hearing, main), hearing.goodbye ? farewell(stage, hearing) : null]
  const said = isTelling ? talk(stage, hearing, main) : null
  const fit = [...before, said, ...after].filter(Boolean).join(' ')
  return fit.length <= MOST.whole ? fit : [said, ...after].filter(Boolean).join(' ')
}

const isGlad = ({ items }: Hearing) => items.some(({ intent }) => GLAD.has(MOODS[intent]))

function isSober({ intent }: Heard): boolean {
  return isHeavy(intent) || isBoundary(intent) || intent === 'bother'
}

function lookOf(stage: Stage, hearing: Hearing): Look {
  if (hearing.items.some(isSober) || stage.mode !== 'open') return 'grave'
  return isGlad(hearing) ? 'glad' : 'plain'
}

/** Her answer to all that was heard, in one text, and how light it may look. */
export function reply(stage: Stage, hearing: Hearing): { text: string; look: Look } {
  const isQuiet = stage.mode === 'grave' || stage.scene.isTender === true
  const quiet = isQuiet ? quietReply(stage, hearing) : null
  if (quiet !== null) return { text: quiet.slice(0, MOST.whole), look: 'grave' }
  return { text: wholeOf(stage, hearing).slice(0, MOST.whole), look: lookOf(stage, hearing) }
}
