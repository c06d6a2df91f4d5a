import { RefusedMinorSchema } from '#database/schema'

/** Somebody who said they are under 18, by keyed hash. */
export class RefusedMinor extends RefusedMinorSchema {}
