import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { ListMessages } from '#app/console/message_lists/list_messages'
import { FindTexts } from '#app/console/text_search/find_texts'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { SearchWords } from '#app/console/text_search/search_words'
import { readers } from './reading_threads.js'

/** Lists of all texts, and what is looked for in them. */
export default class MessageListsProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(SearchWords, async () => {
      const { lastingKeyFor } = await import('#config/app')
      return new SearchWords(lastingKeyFor('text search'))
    })
    container.singleton(KeepTextsFindable, async (resolver) => {
      const { searchedStemsOf } = await readers(resolver)
      return new KeepTextsFindable({
        database: await resolver.make(Database),
        clock: await resolver.make(Clock),
        words: await resolver.make(SearchWords),
        searchedStemsOf,
      })
    })
    container.singleton(ListMessages, async (resolver) => {
      const texts = new FindTexts(await resolver.make(SearchWords))
      return new ListMessages(await resolver.make(Database), texts)
    })
  }
}
