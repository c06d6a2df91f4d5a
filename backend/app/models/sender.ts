import { SenderSchema } from '#database/schema'

/** The pace of a number or messaging service we send from. */
export class Sender extends SenderSchema {}
