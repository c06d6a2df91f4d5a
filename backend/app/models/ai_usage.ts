import { AiUsageSchema } from '#database/schema'

/** One call of a language model, and what it cost. */
export class AiUsage extends AiUsageSchema {
  static table = 'ai_usage'
}
