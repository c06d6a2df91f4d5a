/** Why words a person gives her to keep are not taken. */
export type WordsFault = 'minor' | 'sexual' | 'rules'

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
}
