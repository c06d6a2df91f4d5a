import { inject } from '@adonisjs/core'
import { refusedWords } from '#app/people/girlfriends/errors'
import { type GivenWords, ReadGivenWords } from '#app/people/girlfriends/given_words'

/** Refuses words of a person that would make her a child, sexual or somebody without her rules. */
@inject()
export class RefuseGivenWords {
  constructor(private readonly reading: ReadGivenWords) {}

  /** Somebody else may have written them. */
  faultsOf(userId: number, given: readonly GivenWords[]) {
    return this.reading.execute(userId, given)
  }

  /** In the person's own words, by the fields of the form. */
  async execute(userId: number, fields: Record<string, GivenWords>): Promise<void> {
    const written = Object.entries(fields).filter(([, { text }]) => text !== '')
    if (written.length === 0) return
    const faults = await this.reading.ofWriter(
      userId,
      written.map(([, given]) => given)
    )
    const wrong = written.flatMap(([field], index) => {
      const fault = faults[index]
      return fault ? [[field, fault] as const] : []
    })
    if (wrong.length > 0) throw refusedWords(wrong)
  }
}
