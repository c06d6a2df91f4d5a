import { inject } from '@adonisjs/core'
import { readEach } from '#app/core/threads/threads'
import type { GivenWords, WordsFault } from '#app/people/girlfriends/given_words'
import { PauseWriter } from '#app/safety/care/pause_writer'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import type { ModerationVerdict } from '#app/safety/moderation/moderation'

type Faults = (WordsFault | null)[]

/** In a thread; rejects with ReadForTooLong. */
export abstract class GivenThinking {
  abstract faultsIn(given: readonly GivenWords[]): Promise<Faults>
}

/** Texts: about as much as a burst of messages. */
const AT_ONCE = 20

/** What a person gives her to keep, read by our own phrases and by the provider's moderation. */
@inject()
export class ModerateGivenWords {
  constructor(
    private readonly asking: AskModeration,
    private readonly thinking: GivenThinking,
    private readonly pause: PauseWriter
  ) {}

  /** One answer for each. What our phrases find is not sent anywhere. */
  async execute(userId: number, given: readonly GivenWords[]): Promise<Faults> {
    const faults = await this.byPhrases(given)
    const fine = given.filter(({ text }, index) => text !== '' && !faults[index])
    const flags = await this.#flagsOf(userId, fine)
    return given.map((one, index) => faults[index] ?? flags.get(one) ?? null)
  }

  async ofWriter(userId: number, given: readonly GivenWords[]): Promise<Faults> {
    const faults = await this.execute(userId, given)
    if (faults.includes('minor_self')) await this.pause.execute(userId)
    return faults
  }

  async byPhrases(given: readonly GivenWords[]): Promise<Faults> {
    const faults: Faults = []
    for (const some of groupsOf(given)) {
      const readAll = (all: readonly GivenWords[]) => this.thinking.faultsIn(all)
      faults.push(...(await readEach(some, readAll, () => 'unread' as const)))
    }
    return faults
  }

  /** Nobody waits for each of them when there is no answer to the first. */
  async #flagsOf(
    userId: number,
    given: readonly GivenWords[]
  ): Promise<Map<GivenWords, WordsFault | null>> {
    const flags = new Map<GivenWords, WordsFault | null>()
    for (const some of groupsOf(given)) {
      const texts = some.map(({ text }) => text)
      const verdicts = await this.asking.execute(texts, userId, { isGiven: true })
      if (!verdicts) break
      for (const [index, one] of some.entries()) flags.set(one, flaggedAs(verdicts[index]))
    }
    return flags
  }
}

function groupsOf<One>(all: readonly One[]): One[][] {
  const count = Math.ceil(all.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

function flaggedAs(verdict: ModerationVerdict | undefined): WordsFault | null {
  if (verdict?.isMinor) return 'minor'
  return verdict?.isSexual ? 'sexual' : null
}
