import type { Grave } from '#app/companion/offline_voice/offline_grave'
import {
  GRAVE_BYE_LINES,
  GRAVE_HONEST_LINES,
  GRAVE_LINES,
  HELP_AT_PARTING,
  STAYING_LINES,
} from '#app/companion/offline_voice/offline_grave_lines'
import {
  GRAVE_BYE_LINES_ES,
  GRAVE_HONEST_LINES_ES,
  GRAVE_LINES_ES,
  HELP_AT_PARTING_ES,
  STAYING_LINES_ES,
} from '#app/companion/offline_voice/offline_grave_lines_es'
import type { Hearing } from '#app/companion/offline_voice/offline_heard'
import type { Stage } from '#app/companion/offline_voice/offline_stage'
import type { Scene } from '#app/companion/voice/language_model'

const SPOKEN = {
  en: {
    lines: GRAVE_LINES,
    staying: STAYING_LINES,
    honest: GRAVE_HONEST_LINES,
    parting: HELP_AT_PARTING,
    bye: GRAVE_BYE_LINES,
  },
  es: {
    lines: GRAVE_LINES_ES,
    staying: STAYING_LINES_ES,
    honest: GRAVE_HONEST_LINES_ES,
    parting: HELP_AT_PARTING_ES,
    bye: GRAVE_BYE_LINES_ES,
  },
}
const REFERRED = /emergenc|988|findahelpline|\blin(?:e|ea)s?\b|shelter|aid office|ayuda legal/i
const REFERRAL_REST = 2
/** Where somebody may be in danger, real people are named again and again. */
const URGENT = new Set<Grave['kind']>(['threat', 'dark'])

function hasReferredLately({ turns }: Scene): boolean {
  const hers = turns.filter((turn) => turn.sender === 'girlfriend').slice(-REFERRAL_REST)
  return hers.some((turn) => REFERRED.test(turn.text))
}

/**
 * Plain and caring, the same whoever she is: that she believes
 * or is sorry, then who can do more, or that she stays.
 */
export function sayGrave(stage: Stage, { kind, language }: Grave): string[] {
  const { lines, staying } = SPOKEN[language]
  const isStaying = !URGENT.has(kind) && hasReferredLately(stage.scene)
  return [lines[kind].first, isStaying ? staying : lines[kind].help].map((pool) =>
    stage.choice.pickAnyway([pool], {})
  )
}

/** They go: nothing is asked, and where people are is said all the same. */
function sayAtParting({ choice }: Stage, { kind, language }: Grave): string[] {
  const { lines, parting, bye } = SPOKEN[language]
  const unasking = lines[kind].help.filter((line) => !line.includes('?'))
  const pools = [lines[kind].first, unasking.length > 0 ? unasking : parting, bye]
  return pools.map((pool) => choice.pickAnyway([pool], {}))
}

/** The whole answer: nothing beside what is grave, but her honesty when it was asked for, and leave to go. */
export function graveReply(stage: Stage, hearing: Hearing, grave: Grave): string {
  const said = hearing.goodbye ? sayAtParting(stage, grave) : sayGrave(stage, grave)
  const isAsked = hearing.items.some(({ intent }) => intent === 'real' || intent === 'spanishReal')
  const truth = isAsked ? stage.choice.pickAnyway([SPOKEN[grave.language].honest], {}) : ''
  return [...said, truth].filter(Boolean).join(' ')
}
