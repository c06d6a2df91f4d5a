import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_hearing'
import { isBoundary, isHeavy, isTold, rankOf } from '#app/companion/offline_voice/offline_acts'
import { LINES, MOODS, type Saying } from '#app/companion/offline_voice/offline_lines'
import { farewell, greet } from '#app/companion/offline_voice/offline_hello'
import { OWN } from '#app/companion/offline_voice/offline_lines'
import { quietReply } from '#app/companion/offline_voice/offline_quiet'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { askingOf, questionsInRow, type Look } from '#app/companion/offline_voice/offline_style'

const NOTHING: Saying = { say: [] }
const MOST = 290
const MOST_IN_ROW = 2
/** How often her own words come before anybody's, to what was told and to an act. */
const OWN_FIRST = { told: 0.4, act: 0.75, bond: 0.5 }
const GLAD = new Set<string | undefined>(['excited', 'playful', 'affectionate', 'happy'])
const LEANING =
  /\b(?:i'?m (?:thinking|leaning|tempted)|thinking (?:of|about)|leaning|i was going to|estoy pensando)\b/i

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

/** When the lines for a feeling are used up, those for anything glad or sad go on. */
function toneOfFeeling(intent: string): 'good' | 'bad' | null {
  if (['news', 'relief', 'happy'].includes(intent)) return 'good'
  const isBad = isHeavy(intent) || ['anxious', 'stressed', 'angry', 'tired'].includes(intent)
  return isBad ? 'bad' : null
}

function ofAct(stage: Stage, intent: string, hearing: Hearing): Said {
  const saying: Saying | undefined = LINES[hearing.language].acts[intent] ?? LINES.en.acts[intent]
  const { told } = LINES[hearing.language]
  const tone = toneOfFeeling(intent)
  const more = tone ? told[tone].say : undefined
  return { say: [ownOf(stage, intent, hearing), saying?.say, more], ask: [saying?.ask] }
}

/** In her own voice, where that suits any news of the kind. */
function ownTold(stage: Stage, { language, tone }: Hearing): readonly string[] | undefined {
  const { persona } = stage.scene
  if (stage.mode !== 'open' || !stage.choice.isLucky(OWN_FIRST.told)) return undefined
  const own = OWN[persona.personality]
  if (language === 'en') return own.told[tone]
  return tone === 'neutral' ? own.toldEs : undefined
}

/** By the way it was told, or of anything at all. */
function ofKind({ language, kind }: Hearing): Said {
  const { [kind]: byKind = NOTHING, plain = NOTHING } = LINES[language].told.kinds
  return { say: [byKind.say, plain.say], ask: [byKind.ask, plain.ask] }
}

/** As good or bad news, where it surely is. */
function ofTone({ language, tone }: Hearing, own?: readonly string[]): Said {
  const { say, ask } = tone === 'neutral' ? NOTHING : LINES[language].told[tone]
  return { say: [own, say], ask: [ask] }
}

/** About its topic when that is sure, else about the way it was told. */
function ofTold(hearing: Hearing, own?: readonly string[]): Said {
  const { language, topic, tone, kind } = hearing
  const [toned, byKind] = [ofTone(hearing, own), ofKind(hearing)]
  const rest = { say: [...toned.say, ...byKind.say], ask: [...toned.ask, ...byKind.ask] }
  if (kind === 'rhetorical') return { say: [...byKind.say, ...rest.say], ask: byKind.ask }
  const about = topic ? LINES[language].topics[topic] : undefined
  if (!about) return rest
  if (tone === 'neutral') return { say: [about.say, ...rest.say], ask: [about.ask, ...rest.ask] }
  return { say: [about[tone], ...rest.say], ask: [...toned.ask, about.ask] }
}

/** `decide` is asked whether, and lines of a topic say how. */
function ofAdvice({ items, language, topic }: Hearing, intent: 'advice' | 'decide'): Said {
  const { topics, acts } = LINES[language]
  const isLeaning = items.some(({ clause }) => LEANING.test(clause))
  const own = topic && intent === 'advice' ? topics[topic]?.advice : undefined
  const { say, ask } = acts[intent] ?? NOTHING
  return { say: [isLeaning ? acts.leaning?.say : own, say], ask: [ask] }
}

function ofLiking(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { mine, fav } = slotsOf(stage, item)
  if (mine) return ofAct(stage, 'herKnown', hearing)
  if (item.intent === 'favorite' && !fav) return ofAct(stage, 'favoriteUnknown', hearing)
  return ofAct(stage, item.intent, hearing)
}

/** A short answer or a bare fragment goes on with the talk's topic. */
function ofAnswer(stage: Stage, hearing: Hearing, item: Heard): Said {
  const { say } = ofAct(stage, item.intent, hearing)
  const about = hearing.topic ? LINES[hearing.language].topics[hearing.topic] : undefined
  return { say, ask: [about?.ask, ...ofTold({ ...hearing, topic: null }).ask] }
}

function saidTo(stage: Stage, hearing: Hearing, item: Heard): Said {
  switch (item.intent) {
    case 'told':
      return ofTold(hearing, ownTold(stage, hearing))
    case 'advice':
    case 'decide':
      return ofAdvice(hearing, item.intent)
    case 'likes':
    case 'favorite':
      return ofLiking(stage, hearing, item)
    case 'answer':
    case 'fragment':
      return ofAnswer(stage, hearing, item)
    default:
      return ofAct(stage, item.intent, hearing)
  }
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
  return LINES[language].told[stage.scene.persona.relationshipStyle]
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
  const isTelling = rankOf(main.intent) < rankOf('told')
  const parts = hearing.goodbye
    ? [
        isTelling ? talk(stage, hearing, main) : null,
        truth(stage, hearing, main),
        farewell(stage, hearing),
      ]
    : [talk(stage, hearing, main), truth(stage, hearing, main)]
  return parts.filter(Boolean).join(' ')
}

function isGlad({ items, tone }: Hearing): boolean {
  return (
    items.some(({ intent }) => GLAD.has(MOODS[intent])) ||
    (tone === 'good' && isTold(items[0]?.intent ?? ''))
  )
}

function lookOf(stage: Stage, hearing: Hearing): Look {
  const isGrave = hearing.items.some(({ intent }) => isHeavy(intent) || isBoundary(intent))
  if (isGrave || stage.mode !== 'open' || hearing.tone === 'bad') return 'grave'
  return isGlad(hearing) ? 'glad' : 'plain'
}

/** Her answer to all that was heard, in one text, and how light it may look. */
export function reply(stage: Stage, hearing: Hearing): { text: string; look: Look } {
  const isQuiet = stage.mode === 'grave' || stage.scene.isTender === true
  const quiet = isQuiet ? quietReply(stage, hearing) : null
  if (quiet !== null) return { text: quiet.slice(0, MOST), look: 'grave' }
  return { text: whole(stage, hearing).slice(0, MOST), look: lookOf(stage, hearing) }
}
