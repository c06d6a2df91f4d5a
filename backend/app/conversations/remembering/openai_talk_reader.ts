import OpenAI from 'openai'
import { READING_SCHEMA, readingOf } from '#app/conversations/remembering/reading_contract'
import { writeReadingPrompt } from '#app/conversations/remembering/reading_prompt'
import {
  type Extraction,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'
import {
  isOpenaiItself,
  jsonIn,
  openaiClient,
  ownNames,
  type OpenaiSettings,
  usageOf,
} from '#app/companion/voice/openai_language_model'

type Request = Parameters<TalkReader['read']>[1]

const MOST_TOKENS = 1500

/**
 * Any server with OpenAI's chat completions; one that knows
 * no structured output is told the shape in words alone.
 */
export class OpenaiTalkReader extends TalkReader {
  readonly isFree = false
  readonly #client: OpenAI

  constructor(private readonly settings: OpenaiSettings) {
    super()
    this.#client = openaiClient(settings)
  }

  override get name(): string {
    return this.settings.model
  }

  async read(
    stretch: Stretch,
    { personKey, signal, tellUsage }: Request
  ): Promise<Extraction | null> {
    try {
      const answer = await this.#client.chat.completions.create(this.#body(stretch, personKey), {
        signal,
      })
      tellUsage?.(usageOf(answer))
      return readingOf(jsonIn(answer.choices[0]?.message.content ?? ''), stretch)
    } catch (error) {
      // A server that answers with something else than JSON fails in the package itself.
      if (error instanceof OpenAI.OpenAIError || error instanceof SyntaxError) return null
      throw error
    }
  }

  #body(stretch: Stretch, personKey: string): OpenAI.ChatCompletionCreateParamsNonStreaming {
    const { baseUrl, model } = this.settings
    const { system, turns } = writeReadingPrompt(stretch)
    const isOpenai = isOpenaiItself(baseUrl)
    return {
      model,
      messages: [{ role: 'system', content: system }, ...turns],
      ...(isOpenai && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'reading', strict: true, schema: READING_SCHEMA },
        },
      }),
      ...(isOpenai
        ? { ...ownNames(model, personKey), max_completion_tokens: MOST_TOKENS * 4 }
        : { max_tokens: MOST_TOKENS }),
    }
  }
}
