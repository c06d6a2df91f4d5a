import { PersonKeySchema } from '#database/schema'

/** A keyed hash of something somebody is looked for by. */
export class PersonKey extends PersonKeySchema {}
