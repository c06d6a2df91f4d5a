import * as z from 'zod/mini'
import { shapeOf } from '#app/companion/voice/answer_shape'
import { ChatCompletions, type ProviderAddress } from '#app/companion/voice/chat_completions'
import { jsonOf, withoutFence } from '#app/companion/voice/json_in_words'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
} from '#app/companion/voice/language_model'
import { EMOTIONAL_STATES } from '#app/models/mood'

export interface OpenaiSettings extends ProviderAddress {
  model: string
  /** Who is asked while `model` is away; empty for nobody. */
  fallbackModel: string
}

type Request = Parameters<LanguageModel['complete']>[0]

const MOST_TOKENS = 400
const MOST_TOPICS = 8
const ASKED_TOPICS = `At most ${MOST_TOPICS} topics of the talk, newest first, one to three plain words each.`
const TOPIC_LENGTH = 60
const cutTopic = (topic: string) => topic.slice(0, TOPIC_LENGTH).toWellFormed()
const reply = z.object({
  text: z.string().check(z.minLength(1), z.describe('The text message to send.')),
  emotionalState: z.catch(
    z.enum(EMOTIONAL_STATES).check(z.describe('Your own mood as you write this.')),
    'happy'
  ),
  topics: z.catch(z.array(z.string()).check(z.describe(ASKED_TOPICS)), []),
})
const REPLY_SHAPE = shapeOf('reply', reply)

/** Her words from a model at OpenAI's, or at any server with its chat completions. */
export class OpenaiLanguageModel extends LanguageModel {
  readonly isSimulated = false
  readonly #completions: ChatCompletions

  constructor(private readonly settings: OpenaiSettings) {
    super()
    this.#completions = new ChatCompletions(settings)
  }

  override get name(): string {
    return this.settings.model
  }

  override get hasFallback(): boolean {
    return this.settings.fallbackModel !== ''
  }

  async complete({ prompt, personKey, signal, scene, ...how }: Request): Promise<Completion> {
    const { model, fallbackModel } = this.settings
    const { content, usage } = await this.#completions.ask({
      model: how.isFallback && fallbackModel ? fallbackModel : model,
      messages: [{ role: 'system', content: prompt.system }, ...prompt.turns],
      shape: REPLY_SHAPE,
      mostTokens: how.isLonger ? MOST_TOKENS * 3 : MOST_TOKENS,
      personKey,
      signal,
    })
    const said = read(content, scene)
    if (!said) throw new LanguageModelError('unreadable', { usage })
    return { ...said, topics: said.topics.slice(0, MOST_TOPICS).map(cutTopic), usage }
  }
}

/** The structured answer, or plain words with the mood and topics as they were. */
function read(content: string, scene: Request['scene']): Omit<Completion, 'usage'> | null {
  const said = withoutFence(content)
  if (!said) return null
  if (!said.startsWith('{')) {
    const mood = EMOTIONAL_STATES.find((state) => state === scene.persona.emotionalState)
    return { text: said, emotionalState: mood ?? 'happy', topics: scene.topics }
  }
  const parsed = reply.safeParse(jsonOf(said))
  return parsed.success ? parsed.data : null
}
