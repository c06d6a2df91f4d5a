import { z } from 'zod'
import { type Grave, GRAVE_KINDS } from '#app/companion/offline_voice/offline_grave'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_hearing'
import { LINES, type QuietSort } from '#app/companion/offline_voice/offline_lines'
import { isBoundary } from '#app/companion/offline_voice/offline_acts'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { questionsInRow } from '#app/companion/offline_voice/offline_style'
import { loadWords } from '#app/language/words'
import * as shapes from '#app/language/word_shapes'

/** In one language, by kind: what she says first, and who can do more than she can, or that there is time. */
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
    sorts: shapes.glossary,
  })
)

const REFERRED =
  /emergenc|988|findahelpline|crisis line|\blin(?:e|ea)s?\b|shelter|aid office|ayuda legal/i
const REFERRAL_REST = 3
/** Where somebody may be in danger, real people are named again and again. */
const URGENT = new Set<Grave['kind']>(['threat', 'dark', 'assault', 'abuse'])
const CONDOLENCE_REST = 6
const ASKING = 0.3

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

function isDark({ clause, grave }: Heard): boolean {
  return grave !== undefined || WORDS.heavy.test(clause.toLowerCase())
}

/** What only a crisis forbids: a joke that was asked for in grief is told. */
function isPlay(stage: Stage, intent: string): boolean {
  return stage.scene.isTender === true && WORDS.sorts[intent] === 'noPlay'
}

/** How it is answered: a section of the quiet lines, or a class of what is told. */
function sortOf(item: Heard): string {
  return isDark(item) ? 'heavy' : (WORDS.sorts[item.intent] ?? 'told')
}

function poolOf(sort: string, language: Hearing['language']): readonly string[] {
  const { quiet, told } = LINES[language]
  return quiet[sort as QuietSort] ?? told[sort as keyof typeof told].say
}

function say(stage: Stage, sort: string, { language }: Hearing): string {
  return stage.choice.pickAnyway([poolOf(sort, language)], slotsOf(stage))
}

/** Seldom, never twice in a row, and not to somebody who is just saying how bad it is. */
function softAsk(stage: Stage, sort: string, { language }: Hearing): string | null {
  const isWrong =
    questionsInRow(stage.scene.turns) > 0 || !['told', 'small', 'hello'].includes(sort)
  if (isWrong || !stage.choice.isLucky(ASKING)) return null
  return stage.choice.pick([LINES[language].quiet.asks], slotsOf(stage))
}

/** Her word on what weighs most, and where real people are when it is dark again. */
function tenderly(stage: Stage, hearing: Hearing, main: Heard | undefined): string[] {
  const sort = main ? sortOf(main) : 'hello'
  const isAlone = main === undefined && hearing.goodbye !== null
  const first = isAlone ? null : say(stage, sort, hearing)
  const isReferring = sort === 'heavy' && stage.scene.isTender && !hasReferredLately(stage)
  const referral = isReferring ? say(stage, 'referral', hearing) : null
  const last = hearing.goodbye ? say(stage, 'bye', hearing) : softAsk(stage, sort, hearing)
  return [first, referral, last].flatMap((part) => part ?? [])
}

/** Grave news, unless a crisis is what these days are about, or she has just said how sorry she is. */
function newsIn(stage: Stage, main: Heard | undefined): Grave | null {
  const grave = main?.grave
  if (!grave || (stage.scene.isTender && grave.kind === 'dark')) return null
  return isCondoledLately(stage, grave) ? null : grave
}

/** What is asked plainly is answered plainly; null when her usual words will do, without play. */
export function quietReply(stage: Stage, hearing: Hearing): string | null {
  const [first] = hearing.items
  if (first && FOREMOST.has(first.intent)) return null
  const main = hearing.items.find(isDark) ?? first
  const news = newsIn(stage, main)
  if (news) return graveReply(stage, hearing, news)
  if (main && isPlainly(stage, main)) return null
  return tenderly(stage, hearing, main).join(' ')
}

/** Said in grief and after a crisis as at any time. */
function isUsual(stage: Stage, intent: string): boolean {
  const sort = WORDS.sorts[intent]
  return sort === undefined || (sort === 'noPlay' && !isPlay(stage, intent))
}

/** Honesty, boundaries, what she knows of them, advice: answered as ever. */
function isPlainly(stage: Stage, main: Heard): boolean {
  if (isDark(main)) return main.intent === 'despair'
  return isBoundary(main.intent) || isUsual(stage, main.intent)
}
