/**
 * Why words a person gives her to keep are not taken. `minor_self`: whoever writes says
 * for certain to be a child; `unread`: reading them took too long.
 */
export type WordsFault = 'minor' | 'minor_self' | 'sexual' | 'rules' | 'unread'

export interface GivenWords {
  text: string
  /** Whether they say who she is; otherwise they are of the person, who may have children. */
  isOfHer: boolean
}

/** Reads what a person gives her to keep in mind; bound to the room of moderation. */
export abstract class ReadGivenWords {
  /** One answer for each; null where nothing is wrong. */
  abstract execute(
    userId: number,
    given: readonly GivenWords[]
  ): Promise<readonly (WordsFault | null)[]>
  /** The same of what they wrote themselves, not somebody else in a card: it may pause their account. */
  abstract ofWriter(
    userId: number,
    given: readonly GivenWords[]
  ): Promise<readonly (WordsFault | null)[]>
  /** The same by our own phrases alone, for what may not be kept as it is. */
  abstract byPhrases(given: readonly GivenWords[]): Promise<readonly (WordsFault | null)[]>
}
