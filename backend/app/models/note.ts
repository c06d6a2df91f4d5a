import { NoteSchema } from '#database/schema'

/** What staff noted of somebody. */
export class Note extends NoteSchema {}
