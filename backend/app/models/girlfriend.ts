import { GirlfriendSchema } from '#database/schema'

/** The companion somebody created. */
export class Girlfriend extends GirlfriendSchema {}
