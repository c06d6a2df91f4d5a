import { ChatCompletions, type ProviderAddress } from '#app/companion/voice/chat_completions'
import { jsonOf } from '#app/companion/voice/json_in_words'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { READING_SHAPE, readingOf } from '#app/conversations/remembering/reading_contract'
import { writeReadingPrompt } from '#app/conversations/remembering/reading_prompt'
import {
  type PaidExtraction,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'

type Request = Parameters<TalkReader['read']>[1]

const MOST_TOKENS = 1500

/** Any server with OpenAI's chat completions. */
export class OpenaiTalkReader extends TalkReader {
  readonly isFree = false
  readonly #completions: ChatCompletions

  constructor(private readonly settings: ProviderAddress & { memoryModel: string }) {
    super()
    this.#completions = new ChatCompletions(settings)
  }

  override get name(): string {
    return this.settings.memoryModel
  }

  async read(stretch: Stretch, { personKey, signal }: Request): Promise<PaidExtraction> {
    const { system, turns } = writeReadingPrompt(stretch)
    const { content, usage } = await this.#completions.ask({
      model: this.settings.memoryModel,
      messages: [{ role: 'system', content: system }, ...turns],
      shape: READING_SHAPE,
      mostTokens: MOST_TOKENS,
      personKey,
      signal,
    })
    const extraction = readingOf(jsonOf(content), stretch)
    if (!extraction) throw new LanguageModelError('unreadable', { usage })
    return { ...extraction, usage }
  }
}
