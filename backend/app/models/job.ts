import { JobSchema } from '#database/schema'

/** Work that must not be lost. */
export class Job extends JobSchema {}
