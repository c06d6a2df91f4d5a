import { FilteredTextSchema } from '#database/schema'

/** A body, as its hash, that a carrier filtered. */
export class FilteredText extends FilteredTextSchema {}
