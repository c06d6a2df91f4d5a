import { SearchListSchema } from '#database/schema'

/** Where a word, as its keyed hash, stands within a block of texts. */
export class SearchList extends SearchListSchema {}
