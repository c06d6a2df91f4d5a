/** Why words a person gives her to keep are not taken; `unread`: reading them took too long. */
export type WordsFault = 'minor' | 'sexual' | 'rules' | 'unread'

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
  /** The same by our own phrases alone, for what may not be kept as it is. */
  abstract byPhrases(given: readonly GivenWords[]): Promise<readonly (WordsFault | null)[]>
}
