import { ReportSchema } from '#database/schema'

/** A text of hers that its reader reported. */
export class Report extends ReportSchema {}
