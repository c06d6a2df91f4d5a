import { inject } from '@adonisjs/core'
import { FindSignup } from '#app/people/accounts/find_signup'
import { Clock } from '#app/core/clock/clock'
import { localDateOf } from '#app/core/clock/wall_clock'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import { FindGirlfriend } from '#app/people/girlfriends/find_girlfriend'
import type { Conversation } from '#app/models/conversation'
import { User } from '#app/models/user'
import { numbersOf } from '#app/privacy/export_number'
import type { Owner } from '#app/privacy/export_rows'
import { EXPORT_SECTIONS } from '#app/privacy/export_sections'
import { at } from '#app/privacy/export_values'

export interface ExportedAccount {
  fileName: string
  /** One JSON document, piece by piece; the next is read from the database when the one before was taken. */
  pieces: AsyncIterable<string>
}

/** Everything about a person, to take along. */
@inject()
export class ExportAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findSignup: FindSignup,
    private readonly findGirlfriend: FindGirlfriend
  ) {}

  async execute(userId: number): Promise<ExportedAccount> {
    const user = await User.query(this.database.read)
      .where('id', userId)
      .preload('conversation')
      .preload('recipient')
      .first()
    const signup = await this.findSignup.execute(userId)
    if (!user || !signup) throw notSignedIn()
    const now = this.clock.now()
    const head = {
      exportedAt: new Date(now).toISOString(),
      account: { ...signup, ...unseenOf(user) },
      ...(await numbersOf(this.database.read, user)),
      companion: await this.findGirlfriend.execute(userId),
      conversation: user.conversation && show(user.conversation),
    }
    return {
      fileName: `everly-export-${localDateOf(now, user.timeZone)}.json`,
      pieces: this.#write(head, { userId, phoneKey: user.phoneKey }),
    }
  }

  /** What is added or removed meanwhile is in it or not; the document is whole in either case. */
  async *#write(head: object, owner: Owner): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1)
    for (const section of EXPORT_SECTIONS) {
      yield `,\n"${section.name}":[`
      let separator = '\n'
      for await (const rows of section.pages(this.database.read, owner)) {
        yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
        separator = ',\n'
      }
      yield ']'
    }
    yield '}\n'
  }
}

/** What the pages have no use for. */
function unseenOf(user: User): object {
  return {
    dateOfBirth: user.dateOfBirth,
    billedState: user.billedState,
    pausedAt: at(user.pausedAt),
    pausedFor: user.pausedFor,
    tenderUntil: at(user.tenderUntil),
    mayTextFirstSince: at(user.initiativeSince),
  }
}

function show({ createdAt, emotionalState, topics, summary }: Conversation): object {
  return {
    startedAt: new Date(createdAt).toISOString(),
    emotionalState,
    topicsDiscussed: topics,
    gist: summary,
  }
}
