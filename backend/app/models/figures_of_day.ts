import { FiguresOfDaySchema } from '#database/schema'

/** What a UTC day came to, kept once it is over. */
export class FiguresOfDay extends FiguresOfDaySchema {
  static table = 'figures_of_days'
}
