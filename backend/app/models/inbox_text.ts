import { InboxSchema } from '#database/schema'

/** A text that came in and was not read yet. */
export class InboxText extends InboxSchema {
  static table = 'inbox'
}
