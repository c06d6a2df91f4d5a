import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_hearing'
import { isBoundary, isHeavy, rankOf } from '#app/companion/offline_voice/offline_acts'
import { LINES, MOODS, OWN, type Saying } from '#app/companion/offline_voice/offline_lines'
import { farewell, greet } from '#app/companion/offline_voice/offline_hello'
import { quietReply } from '#app/companion/offline_voice/offline_quiet'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { askingOf, questionsInRow, type Look } from '#app/companion/offline_voice/offline_style'

const MOST = 290
const MOST_IN_ROW = 2
/** How often her own words come before anybody's, to what was told and to an act. */
const OWN_FIRST = { told: 0.25, act: 0.75, bond: 0.5, topic: 0.6 }
const GLAD = new Set<string | undefined>(['excited', 'playful', 'affectionate', 'happy'])
/** How it sounds, where a line of hers or one about the topic may fit. */
const TONES: Partial<Record<string, 'neutral' | 'good' | 'bad'>> = {
  plain: 'neutral',
  plan: 'neutral',
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
  return {
    say: [...about.say, ownTold(stage, hearing, intent), say],
    ask: [...about.ask, ask],
  }
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
  if (isToldClass(intent)) return ofTold(stage, hearing, intent)
  if (intent === 'likes' || intent === 'favorite') return ofLiking(stage, hearing, item)
  return ofAct(stage, intent, hearing)
}

/** Her style decides, and nobody likes an interview. */
function isAsking(stage: Stage, hearing: Hearing): boolean {
  const { scene, moment, choice, mode } = stage
  if (hearing.goodbye || questionsInRow(scene.turns) >= MOST_IN_ROW) return false
  const share = askingOf(scene.persona, moment)
  return choice.isLucky(mode === 'open' ? share : share / 2)
}

/** A small sign of what the two are to each other, instead of another line. */
function bondLines(stage: Stage, { language }: Hearing, { intent }: Heard): readonly string[] {
  const isFit = stage.mode === 'open' && ['thanks', 'compliment', 'helped'].includes(intent)
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

/** Somebody hurting is answered first, and told what she is beside it. */
function mainOf({ items }: Hearing): Heard | undefined {
  const hurting = items.find(({ intent }) => isHeavy(intent))
  return items[0]?.intent === 'real' && hurting ? hurting : items[0]
}

function whole(stage: Stage, hearing: Hearing): string {
  const main = mainOf(hearing)
  if (!main) return hearing.goodbye ? farewell(stage, hearing) : greet(stage, hearing)
  if (isBoundary(main.intent)) return talk(stage, hearing, main)
  const isTelling = rankOf(main.intent) < rankOf('plain')
  const parts = hearing.goodbye
    ? [
        isTelling ? talk(stage, hearing, main) : null,
        truth(stage, hearing, main),
        farewell(stage, hearing),
      ]
    : [talk(stage, hearing, main), truth(stage, hearing, main)]
  return parts.filter(Boolean).join(' ')
}

const isGlad = ({ items }: Hearing) => items.some(({ intent }) => GLAD.has(MOODS[intent]))

/** Nothing smiles beside these. */
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
  if (quiet !== null) return { text: quiet.slice(0, MOST), look: 'grave' }
  return { text: whole(stage, hearing).slice(0, MOST), look: lookOf(stage, hearing) }
}
