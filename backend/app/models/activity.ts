import { ActivitySchema } from '#database/schema'

/** A line of what happened to somebody, as the dashboard shows it. */
export class Activity extends ActivitySchema {}
