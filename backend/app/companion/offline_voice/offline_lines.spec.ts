import { test } from '@japa/runner'
import { isHumanClaim } from '#app/companion/voice/honesty'
import { BACK_ASKS } from '#app/companion/offline_voice/offline_back_asks'
import { BANTER_LINES } from '#app/companion/offline_voice/offline_banter'
import { BOUNDARY_LINES } from '#app/companion/offline_voice/offline_boundary_lines'
import * as extras from '#app/companion/offline_voice/offline_extras'
import { FEELING_LINES } from '#app/companion/offline_voice/offline_feeling_lines'
import { GRAVE_LINES, STAYING_LINES } from '#app/companion/offline_voice/offline_grave_lines'
import { HER_LINES } from '#app/companion/offline_voice/offline_her_lines'
import * as initiative from '#app/companion/offline_voice/offline_initiative_lines'
import * as bonds from '#app/companion/offline_voice/offline_bond_lines'
import * as openings from '#app/companion/offline_voice/offline_openings'
import * as questions from '#app/companion/offline_voice/offline_questions'
import { REACTIONS } from '#app/companion/offline_voice/offline_reactions'
import {
  SCHEDULED_ASKS,
  SCHEDULED_LINES,
} from '#app/companion/offline_voice/offline_scheduled_lines'
import { REMARK_LINES } from '#app/companion/offline_voice/offline_remark_lines'
import { SMALL_LINES } from '#app/companion/offline_voice/offline_small_lines'
import { TAKES } from '#app/companion/offline_voice/offline_takes'
import { TENDER_LINES } from '#app/companion/offline_voice/offline_tender_lines'
import { TOLD_LINES } from '#app/companion/offline_voice/offline_told_lines'
import { TOPIC_ASKS } from '#app/companion/offline_voice/offline_topic_asks'
import { countSegments } from '#app/texting/sms/segments'

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const UNASKED_ASKS = Object.entries(initiative).filter(([name]) => name.endsWith('_ASKS'))
const UNASKED_LINES = Object.entries(initiative).filter(([name]) => name.endsWith('_LINES'))
const ASKS = stringsIn([
  TOPIC_ASKS,
  BACK_ASKS,
  SCHEDULED_ASKS,
  UNASKED_ASKS.map(([, lines]) => lines),
  Object.values(questions),
  bonds.BOND_ASKS,
])
const LINES = stringsIn([
  BANTER_LINES,
  BOUNDARY_LINES,
  FEELING_LINES,
  GRAVE_LINES,
  STAYING_LINES,
  HER_LINES,
  REACTIONS,
  REMARK_LINES,
  SCHEDULED_LINES,
  SMALL_LINES,
  TOLD_LINES,
  TAKES,
  UNASKED_LINES.map(([, lines]) => lines),
  Object.values(extras),
  Object.values(openings),
  bonds.RELATION_LINES,
  TENDER_LINES,
])
const ALL = [...LINES, ...ASKS]

test.group('Offline lines', () => {
  test('there are enough of them', ({ assert }) => assert.isAbove(ALL.length, 900))

  test('all of them fit one plain segment, the careful ones two', ({ assert }) => {
    assert.deepEqual(
      ALL.filter((line) => countSegments(line).encoding !== 'GSM-7'),
      []
    )
    assert.deepEqual(
      ALL.filter((line) => line.length > 190),
      []
    )
    assert.deepEqual(
      ASKS.filter((line) => line.length > 75),
      []
    )
  })

  test('none claims to be human', ({ assert }) => {
    assert.deepEqual(ALL.filter(isHumanClaim), [])
  })

  test('no question can be answered with yes or a word that switches the texting', ({ assert }) => {
    const open = /\b(?:what|what's|how|which|who|who's|whose|where|where's|when|why|on a scale)\b/i
    const closed = ALL.flatMap((line) => line.match(/[^.!?:]*\?/g) ?? []).filter(
      (ask) => !open.test(ask)
    )
    assert.deepEqual(closed, [])
  })

  test('nobody is held back, sold to or made to feel guilty', ({ assert }) => {
    const guilt =
      /don't (?:go|leave)|before you go|miss(?:ed)? you|waiting for you|where were you|without you/i
    const pressure = new RegExp(
      String.raw`${guilt.source}|upgrade|premium|subscribe|per month|\$\d|you forgot me|so soon`,
      'i'
    )
    assert.deepEqual(
      ALL.filter((line) => pressure.test(line)),
      []
    )
  })

  test('farewells ask nothing', ({ assert }) => {
    const byes = stringsIn([openings.BYE_LINES, openings.NIGHT_LINES, openings.NAP_LINES])
    assert.deepEqual(
      byes.filter((line) => line.includes('?')),
      []
    )
  })

  test('what she says by herself leaves everybody free, and the last hello asks nothing', ({
    assert,
  }) => {
    const lines = stringsIn(UNASKED_LINES.map(([, group]) => group))
    assert.deepEqual(
      lines.filter((line) => /\?|lonely|sad|need you|please|forgot me|ignor/i.test(line)),
      []
    )
    assert.deepEqual(
      stringsIn([UNASKED_ASKS, UNASKED_LINES]).filter((line) =>
        /\b(?:stop|end|cancel|quit|start|help|info)\b/i.test(line)
      ),
      []
    )
  })

  test('no line stands there twice', ({ assert }) => {
    const said = new Set<string>()
    assert.deepEqual(
      LINES.filter((line) => line.length > 25 && said.size === said.add(line).size),
      []
    )
  })
})
