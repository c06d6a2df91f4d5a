import { MessageBlockSchema } from '#database/schema'

/** A thousand ids of texts: when they were written, and whether their counts still change. */
export class MessageBlock extends MessageBlockSchema {}
