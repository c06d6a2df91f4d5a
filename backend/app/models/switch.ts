import { SwitchSchema } from '#database/schema'

/** What staff switched on or off. */
export class Switch extends SwitchSchema {}
