import { RemovedTextSchema } from '#database/schema'

/** A text that is gone here and must be blanked at the provider's. */
export class RemovedText extends RemovedTextSchema {}
