import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import limits from '#config/limits'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { OpenLoop } from '#app/models/open_loop'
import { stemsOf, wordsOf } from '#app/language/stems'
import { type KnownFact, listKnownFacts } from '#app/memory/kept/known_facts'
import { namedIn } from '#app/memory/notes/named_kin'
import type { NamedKin } from '#app/memory/recall/read_question'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import { Recall, type RecalledMoment } from '#app/memory/recall/recall'
import type { Remembered, Scene } from '#app/companion/voice/language_model'
import { type LocalMoment, localMoment } from '#app/companion/voice/local_moment'
import { TALK_TOKENS } from '#app/companion/voice/prompt'
import { startOfUnanswered, theirsBefore } from '#app/companion/voice/unanswered'
import { firstTurnWithin } from '#app/companion/voice/prompt_turns'

interface Talk {
  userId: number
  conversationId: number
  talkSince: number
  fromUser: number
  summary: string
  wordKey: string | null
}

/** What she knows whatever was just written. */
export interface Known {
  talk: Talk
  facts: readonly KnownFact[]
  loops: readonly OpenLoop[]
}

const MOST_FACTS = 30
const MOST_PAST = 5
const MOST_OF_HER = 15
const MOST_NAMED = 40

/**
 * What she remembers for the text she is about to write: what she knows of the person, what she said of
 * herself, the gist, and the lines of earlier talk that bear on what was just written. When such lines
 * are there, the latest turns are cut to those the prompt can hold, so that nothing stands in it twice.
 */
@inject()
export class BringToMind {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly recall: Recall
  ) {}

  /** Beside the reading of the talk itself, which it does not wait for. */
  async read(talk: Talk): Promise<Known> {
    const { read } = this.database
    const [facts, loops] = await Promise.all([
      listKnownFacts(read, talk.userId, this.clock.now()),
      OpenLoop.query(read)
        .where('conversationId', talk.conversationId)
        .withScopes((all) => all.open()),
    ])
    return { talk, facts, loops }
  }

  async execute(scene: Scene, { talk, facts, loops }: Known): Promise<Scene> {
    const asked = askedTexts(scene)
    const { moments, from } = await this.#recall(scene, { talk, asked, named: namedBy(facts) })
    const hers = facts.filter(isOfHer)
    const remembered: Remembered = {
      facts: factSentences(facts, { asked, scene }),
      ofHer: hers.slice(0, MOST_OF_HER).map(({ sentence }) => sentence),
      herAnswers: hers.flatMap(answerOf),
      summary: talk.summary,
      moments: moments.map(({ sender, text, at, rank }) => ({ sender, text, at, rank })),
      ahead: loops.filter((loop) => isAhead(loop, scene)).map(loopAhead),
      history: { since: talk.talkSince, ofThem: talk.fromUser },
    }
    return { ...(moments.length > 0 ? cutTo(scene, from) : scene), remembered }
  }

  /** With the first turn that stands in the prompt beside what is recalled. */
  async #recall(
    scene: Scene,
    { talk, asked, named }: { talk: Talk; asked: string[]; named: NamedKin[] }
  ): Promise<{ moments: RecalledMoment[]; from: number }> {
    const { conversationId, wordKey: key } = talk
    if (key === null || asked.length === 0) return { moments: [], from: 0 }
    const from = firstTurnWithin(scene, TALK_TOKENS, await tokenCounter())
    const { moments } = await this.recall.execute({
      wordKey: { conversationId, key },
      named,
      texts: asked,
      now: scene.now,
      timeZone: scene.timeZone,
      personName: scene.person.firstName,
      herName: scene.persona.name,
      exceptFrom: scene.turns[from]?.id ?? LARGEST_ID,
      tokens: limits.memory.momentTokens,
    })
    return { moments, from }
  }
}

/** Without the turns before `from`, but for what the person wrote among them. */
function cutTo(scene: Scene, from: number): Scene {
  return { ...scene, turns: scene.turns.slice(from), earlier: theirsBefore(scene, from) }
}

/** What is over by hours is hers to ask about in a text of its own. */
const JUST_OVER_MS = 2 * 3_600_000

function isAhead({ eventAt, isAllDay }: OpenLoop, { now, timeZone }: Scene): boolean {
  const isToday = localMoment(eventAt, timeZone).date === localMoment(now, timeZone).date
  return eventAt > now - JUST_OVER_MS || (isAllDay && isToday)
}

function loopAhead({ subject, eventAt, isAllDay }: OpenLoop) {
  return { subject, eventAt, isAllDay }
}

/** What the person wrote since her last text; for a question of hers, what it is about. */
function askedTexts({ turns, loop }: Scene): string[] {
  const texts = turns.slice(startOfUnanswered(turns)).map((turn) => turn.text)
  return loop ? [...texts, loop.subject] : texts
}

function namedBy(facts: readonly KnownFact[]): NamedKin[] {
  return facts
    .filter(({ about }) => about === 'user')
    .flatMap(({ sentence }) => namedIn(sentence))
    .slice(0, MOST_NAMED)
}

function answerOf({ slot, valueKey: key, sentence }: KnownFact) {
  return slot === null || key === null ? [] : [{ slot, valueKey: key, sentence }]
}

function isOfHer(fact: KnownFact): boolean {
  return fact.about === 'girlfriend' && fact.heldUntil === null
}

/** A birthday of today, or a plan that is over tonight: no text need speak of it. */
function isOfToday({ slot, sentence, expiresAt }: KnownFact, { now, timeZone }: Scene): boolean {
  if (expiresAt !== null) {
    return localMoment(expiresAt - 1, timeZone).date === localMoment(now, timeZone).date
  }
  return slot?.split(' ')[0] === 'birthday' && isBirthdayOn(localMoment(now, timeZone), sentence)
}

function isBirthdayOn({ date, longDate }: LocalMoment, sentence: string): boolean {
  const [month = '', day = ''] = wordsOf(longDate)
  const said = wordsOf(sentence)
  const days = hasLeapDay(date) ? [28, 29] : [Number(day)]
  return said.includes(month) && said.some((word) => days.includes(Number.parseInt(word)))
}

/** Who was born on February 29 has the birthday a day before it in most years. */
function hasLeapDay(date: string): boolean {
  return date.endsWith('-02-28') && !DateTime.fromISO(date).isInLeapYear
}

/**
 * Pinned ones and their name first, then what the texts speak of or today is about, then what was said
 * last; what is over comes with its end.
 */
function factSentences(
  known: readonly KnownFact[],
  { asked, scene }: { asked: string[]; scene: Scene }
): string[] {
  const ofThem = known.filter((fact) => fact.about === 'user')
  const stems = new Set(stemsOf(asked.join(' ')))
  const rankOf = (fact: KnownFact) => {
    const { isPinned, slot, sentence } = fact
    if (isPinned || slot === 'name') return 'pinned'
    const isMeant = stemsOf(`${slot ?? ''} ${sentence}`).some((stem) => stems.has(stem))
    return isMeant || isOfToday(fact, scene) ? 'meant' : 'other'
  }
  const current = ofThem.filter((fact) => fact.heldUntil === null)
  const { pinned = [], meant = [], other = [] } = Object.groupBy(current, rankOf)
  const ranked = [...pinned, ...meant, ...other]
  const past = ofThem.filter((fact) => fact.heldUntil !== null)
  return [
    ...ranked.slice(0, MOST_FACTS).map(({ sentence }) => sentence),
    ...past.slice(0, MOST_PAST).map((fact) => pastSentence(fact, scene.timeZone)),
  ]
}

/** A plan whose day went by was not cancelled. */
function pastSentence({ sentence, heldUntil, expiresAt }: KnownFact, timeZone: string): string {
  if (heldUntil === expiresAt) return `That day is past: ${sentence}`
  return `No longer, since ${localMoment(heldUntil ?? 0, timeZone).longDate}: ${sentence}`
}
