import { z } from 'zod'
import { GRAVE_KINDS, type Grave } from '#app/companion/offline_voice/offline_grave'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import { LINES } from '#app/companion/offline_voice/offline_lines'
import type { Stage } from '#app/companion/offline_voice/offline_stage'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** In one language, by kind: what she says first, and who can do more than she can, or that there is time. */
const graveLines = z.strictObject({
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
const { heavy: HEAVY } = loadWords(
  'offline_voice/tender.txt',
  z.object({ heavy: shapes.pattern() })
)

const REFERRED =
  /emergenc|988|findahelpline|crisis line|\blines? for\b|\bl[ií]neas?\b|shelter|aid office|ayuda legal/i
const REFERRAL_REST = 3
/** Where somebody may be in danger, real people are named again and again. */
const URGENT = new Set<Grave['kind']>(['threat', 'dark', 'assault', 'abuse'])
const CONDOLENCE_REST = 6

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

const isDark = ({ clause, grave }: Heard) => grave !== undefined || HEAVY.test(clause.toLowerCase())

/** In the days after a crisis: a plain word, and now and then where real people are. */
function tenderly(stage: Stage, { language, goodbye }: Hearing): string {
  const { heavy, referral, bye } = LINES[language].quiet
  const isReferring = !hasReferredLately(stage)
  const pools = [heavy, isReferring ? referral : null, goodbye ? bye : null]
  return pools.flatMap((pool) => (pool ? stage.choice.pickAnyway([pool]) : [])).join(' ')
}

/** What grave news, or a dark word after a crisis, is answered with; null where her usual words will do. */
export function graveReplyTo(stage: Stage, hearing: Hearing): string | null {
  const dark = FOREMOST.has(hearing.items[0]?.intent ?? '') ? undefined : hearing.items.find(isDark)
  if (!dark) return null
  const isTender = stage.scene.isTender === true
  const isNews = dark.grave && !(isTender && dark.grave.kind === 'dark')
  return isNews ? newsReply(stage, hearing, dark.grave) : darkly(stage, hearing, dark)
}

function newsReply(stage: Stage, hearing: Hearing, grave: Grave | undefined): string | null {
  return grave && !isCondoledLately(stage, grave) ? graveReply(stage, hearing, grave) : null
}

/** Only after a crisis is a dark word more than what her lines for it say. */
function darkly(stage: Stage, hearing: Hearing, { intent }: Heard): string | null {
  return stage.scene.isTender && intent !== 'despair' ? tenderly(stage, hearing) : null
}
