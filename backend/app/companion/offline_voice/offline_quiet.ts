import { z } from 'zod'
import { type Grave, GRAVE_KINDS } from '#app/companion/offline_voice/offline_grave'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_hearing'
import { LINES, type QuietSort } from '#app/companion/offline_voice/offline_lines'
import { isBoundary, isHeavy } from '#app/companion/offline_voice/offline_acts'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { questionsInRow } from '#app/companion/offline_voice/offline_style'
import type { Persona } from '#app/companion/voice/language_model'
import { loadWords } from '#app/language/words'
import * as shapes from '#app/language/word_shapes'

/** In one language, by kind: what she says first, and what she adds: who can do more than she can, or that there is time. */
export const graveLines = z.strictObject({
  lines: z.record(z.enum(GRAVE_KINDS), z.strictObject({ first: shapes.lines, help: shapes.lines })),
  staying: shapes.lines,
  honest: shapes.lines,
  parting: shapes.lines,
  bye: shapes.lines,
})

export const GRAVE_LINES = {
  en: loadWords('offline_voice/grave_lines_en.yaml', graveLines),
  es: loadWords('offline_voice/grave_lines_es.yaml', graveLines),
}
const WORDS = loadWords(
  'offline_voice/tender.txt',
  z.strictObject({
    heavy: shapes.pattern(),
    ofThem: shapes.pattern('u'),
    thanks: shapes.wordSet,
    play: shapes.wordSet,
    small: shapes.wordSet,
    aboutHer: shapes.wordSet,
    glad: shapes.wordSet,
    felt: shapes.wordSet,
    told: shapes.wordSet,
    practical: shapes.wordSet,
  })
)

const REFERRED =
  /emergenc|988|findahelpline|crisis line|\blin(?:e|ea)s?\b|shelter|aid office|ayuda legal/i
const REFERRAL_REST = 3
/** Where somebody may be in danger, real people are named again and again. */
const URGENT = new Set<Grave['kind']>(['threat', 'dark', 'assault', 'abuse'])
const CONDOLENCE_REST = 6
const ASKING = 0.3

/** In these days she is the gentlest she can be, whoever she is otherwise. */
export function tenderPersona(persona: Persona): Persona {
  return {
    ...persona,
    personality: 'sweet',
    relationshipStyle: 'supportive',
    communicationStyle: 'deep',
    emotionalState: 'concerned',
  }
}

function hers({ scene }: Stage, count: number): string[] {
  const turns = scene.turns.filter((turn) => turn.sender === 'girlfriend').slice(-count)
  return turns.map(({ text }) => text)
}

function hasReferredLately(stage: Stage, count = REFERRAL_REST): boolean {
  return hers(stage, count).some((text) => REFERRED.test(text))
}

/** Plain and caring: that she believes or is sorry, then who can do more, or that she stays. */
function sayGrave(stage: Stage, { kind, language }: Grave): string[] {
  const { lines: byKind, staying } = GRAVE_LINES[language]
  const isStaying = (kind === 'assault' || kind === 'abuse') && hasReferredLately(stage, 2)
  return [byKind[kind].first, isStaying ? staying : byKind[kind].help].map((pool) =>
    stage.choice.pickAnyway([pool])
  )
}

/** They go: nothing is asked, and where people are is said all the same. */
function sayAtParting({ choice }: Stage, { kind, language }: Grave): string[] {
  const { lines: byKind, parting, bye } = GRAVE_LINES[language]
  const unasking = byKind[kind].help.filter((line) => !line.includes('?'))
  const pools = [byKind[kind].first, unasking.length > 0 ? unasking : parting, bye]
  return pools.map((pool) => choice.pickAnyway([pool]))
}

/** Nothing beside what is grave, but her honesty when it was asked for, and leave to go. */
function graveReply(stage: Stage, hearing: Hearing, grave: Grave): string {
  const said = hearing.goodbye ? sayAtParting(stage, grave) : sayGrave(stage, grave)
  const isAsked = hearing.items.some(({ intent }) => intent === 'real')
  const truth = isAsked ? stage.choice.pickAnyway([GRAVE_LINES[grave.language].honest]) : ''
  return [...said, truth].filter(Boolean).join(' ')
}

/** Said once, a loss is spoken of; nobody is told how sorry she is with every text. */
function isCondoledLately(stage: Stage, { kind }: Grave): boolean {
  const said = [...GRAVE_LINES.en.lines[kind].first, ...GRAVE_LINES.es.lines[kind].first]
  const lately = hers(stage, CONDOLENCE_REST)
  return !URGENT.has(kind) && lately.some((text) => said.some((line) => text.startsWith(line)))
}

/** Said alone, before anything grave. */
const FOREMOST = new Set(['youngRole', 'minor', 'despair'])

function isDark({ intent, clause, grave }: Heard, isTender: boolean): boolean {
  if (grave) return true
  const isDown = isTender && ['breakup', 'sad', 'lonely'].includes(intent)
  return (isDown && !/\bmiss\b/i.test(clause)) || WORDS.heavy.test(clause.toLowerCase())
}

/** What only a crisis forbids: a joke that was asked for in grief is told. */
function isPlay(stage: Stage, intent: string): boolean {
  return stage.scene.isTender === true && WORDS.play.has(intent)
}

function smallSortOf({ intent }: Heard): QuietSort | null {
  if (WORDS.thanks.has(intent)) return 'thanks'
  if (intent === 'laugh') return 'laugh'
  if (WORDS.aboutHer.has(intent)) return 'self'
  return WORDS.small.has(intent) ? 'small' : null
}

function toldSortOf(stage: Stage, { intent, clause }: Heard, tone: Hearing['tone']): QuietSort {
  if (intent === 'advice') return 'advice'
  if (WORDS.glad.has(intent) || tone === 'good') return 'good'
  if (isHeavy(intent) || WORDS.felt.has(intent) || tone === 'bad') return 'bad'
  return stage.kind === 'grief' && WORDS.ofThem.test(spoken(clause)) ? 'memory' : 'told'
}

function sortOf(stage: Stage, item: Heard, hearing: Hearing): QuietSort {
  if (isDark(item, stage.scene.isTender === true)) return 'heavy'
  if (isPlay(stage, item.intent)) return 'noPlay'
  return smallSortOf(item) ?? toldSortOf(stage, item, hearing.tone)
}

type About = (typeof LINES)['en']['topics'][string]

/** After a crisis, not in grief, everyday things are spoken of as ever, without play. */
function usualOf(about: About, sort: QuietSort): readonly string[] | undefined {
  if (sort === 'told') return about?.say
  return sort === 'good' || sort === 'bad' ? about?.[sort] : undefined
}

function say(stage: Stage, sort: QuietSort, { topic, language }: Hearing): string {
  const own = LINES[language].quiet[sort]
  const isPlain = ['told', 'bad'].includes(sort)
  const about = topic ? LINES[language].topics[topic] : undefined
  const ofTopic = isPlain && stage.kind === 'grief' ? about?.quiet : undefined
  const usual = stage.kind === 'grief' ? undefined : usualOf(about, sort)
  return stage.choice.pickAnyway([ofTopic, usual, own], slotsOf(stage))
}

/** Seldom, never twice in a row, and not to somebody who is just saying how bad it is. */
function softAsk(stage: Stage, sort: QuietSort, { language }: Hearing): string | null {
  const isWrong =
    questionsInRow(stage.scene.turns) > 0 || !['told', 'small', 'bad', 'hello'].includes(sort)
  if (isWrong || !stage.choice.isLucky(ASKING)) return null
  return stage.choice.pick([LINES[language].quiet.asks], slotsOf(stage))
}

/** Her word on what weighs most, and where real people are when it is dark again. */
function tenderly(stage: Stage, hearing: Hearing, main: Heard | undefined): string[] {
  const sort = main ? sortOf(stage, main, hearing) : 'hello'
  const isAlone = main === undefined && hearing.goodbye !== null
  const first = isAlone ? null : say(stage, sort, hearing)
  const isReferring = sort === 'heavy' && stage.scene.isTender && !hasReferredLately(stage)
  const referral = isReferring ? say(stage, 'referral', hearing) : null
  const last = hearing.goodbye ? say(stage, 'bye', hearing) : softAsk(stage, sort, hearing)
  return [first, referral, last].flatMap((part) => part ?? [])
}

/** What is asked plainly is answered plainly; null when her usual words will do, without play. */
export function quietReply(stage: Stage, hearing: Hearing): string | null {
  const isTender = stage.scene.isTender === true
  if (FOREMOST.has(hearing.items[0]?.intent ?? '')) return null
  const main = hearing.items.find((item) => isDark(item, isTender)) ?? hearing.items[0]
  const isCrisis = isTender && main?.grave?.kind === 'dark'
  if (main?.grave && !isCrisis && !isCondoledLately(stage, main.grave)) {
    return graveReply(stage, hearing, main.grave)
  }
  if (main && isPlainly(stage, hearing, main)) return null
  return tenderly(stage, hearing, main).join(' ')
}

const QUIETLY = [WORDS.thanks, WORDS.small, WORDS.aboutHer, WORDS.glad, WORDS.felt, WORDS.told]

function isQuietly(intent: string): boolean {
  return intent === 'laugh' || QUIETLY.some((acts) => acts.has(intent))
}

/** Honesty, boundaries, what she knows of them, advice: answered as ever. */
function isPlainly(stage: Stage, hearing: Hearing, main: Heard): boolean {
  if (isDark(main, stage.scene.isTender === true)) return main.intent === 'despair'
  if (isBoundary(main.intent)) return true
  // The first news of a loss has a line of its own.
  if (main.intent === 'loss' || main.intent === 'petLoss') return true
  if (main.intent === 'advice')
    return stage.kind !== 'grief' || WORDS.practical.has(hearing.topic ?? '')
  return !isQuietly(main.intent) && !isPlay(stage, main.intent)
}
