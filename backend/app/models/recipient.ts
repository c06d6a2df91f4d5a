import { RecipientSchema } from '#database/schema'

/** What is known of a number, whoever has it. */
export class Recipient extends RecipientSchema {}
