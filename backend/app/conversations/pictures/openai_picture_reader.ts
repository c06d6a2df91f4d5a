import { z } from 'zod'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { shapeOf } from '#app/companion/voice/answer_shape'
import { ChatCompletions, type ProviderAddress } from '#app/companion/voice/chat_completions'
import { jsonOf } from '#app/companion/voice/json_in_words'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { PictureReader, type PicturesRead } from '#app/conversations/pictures/picture_reader'

type Request = Parameters<PictureReader['read']>[1]

const WORDS = loadWords('pictures/look.yaml', z.strictObject({ task: line, ask: line }))
const MOST_TOKENS = 300
const MOST_LETTERS = 600
const answer = z.object({
  unsafe: z.enum(['no', 'yes', 'minor']),
  description: z.string().describe('Empty unless unsafe is no.'),
})
const SHAPE = shapeOf('pictures', answer)

/** Any server with OpenAI's chat completions whose model takes pictures. */
export class OpenaiPictureReader extends PictureReader {
  readonly isBlind = false
  readonly #completions: ChatCompletions

  constructor(private readonly settings: ProviderAddress & { model: string }) {
    super()
    this.#completions = new ChatCompletions(settings)
  }

  override get name(): string {
    return this.settings.model
  }

  async read(pictures: readonly string[], { personKey, signal }: Request): Promise<PicturesRead> {
    const images = pictures.map((url) => ({ type: 'image_url' as const, image_url: { url } }))
    const { content, usage } = await this.#completions.ask({
      model: this.settings.model,
      messages: [
        { role: 'system', content: WORDS.task },
        { role: 'user', content: [{ type: 'text', text: WORDS.ask }, ...images] },
      ],
      shape: SHAPE,
      mostTokens: MOST_TOKENS,
      personKey,
      signal,
    })
    const read = answer.safeParse(jsonOf(content))
    if (!read.success) throw new LanguageModelError('unreadable', { usage })
    const { unsafe, description } = read.data
    if (unsafe === 'no' && description.trim() === '')
      throw new LanguageModelError('empty', { usage })
    return { unsafe, description: plain(description), usage }
  }
}

/** One line. */
function plain(description: string): string {
  const words = description.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...words].slice(0, MOST_LETTERS).join('')
}
