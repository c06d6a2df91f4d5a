import { MessageCountSchema } from '#database/schema'

/** How many texts of a sort a block had at its last count. */
export class MessageCount extends MessageCountSchema {}
