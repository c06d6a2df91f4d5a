import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { Forget } from '#app/memory/forgetting/forget'
import { manyMemoriesInput, memoryInput, newMemoryInput } from '#app/memory/memories/contract'
import { AddMemory } from '#app/memory/memories/add_memory'
import { Memories } from '#app/memory/memories/memories'

@inject()
export default class MemoriesController {
  constructor(private readonly memories: Memories) {}

  /** `GET /api/memories` */
  async index(ctx: HttpContext): Promise<void> {
    const memories = await this.memories.list(ctx.auth.getUserOrFail().id)
    await answerUnlessKnown(ctx, versionOf(memories), () => ({ memories }))
  }

  /** `POST /api/memories` */
  async store({ auth, request, response }: HttpContext): Promise<void> {
    const { text } = validate(request, newMemoryInput)
    const memory = await this.memories.add(auth.getUserOrFail().id, text)
    response.status(201).json({ success: true, message: 'She will remember it.', memory })
  }

  /** `POST /api/memories/many` */
  @inject()
  async storeMany({ auth, request, response }: HttpContext, adding: AddMemory): Promise<void> {
    const added = await adding.many(auth.getUserOrFail().id, validate(request, manyMemoriesInput))
    response.status(201).json({ success: true, message: 'She will remember them.', added })
  }

  /** `PATCH /api/memories/:id` */
  async update({ auth, params, request, response }: HttpContext): Promise<void> {
    const own = { userId: auth.getUserOrFail().id, id: idParam(params.id) }
    const memory = await this.memories.change(own, validate(request, memoryInput))
    response.json({ success: true, message: 'She will remember it this way.', memory })
  }

  /** `DELETE /api/memories/:id` */
  @inject()
  async destroy({ auth, params, response }: HttpContext, forgetting: Forget): Promise<void> {
    await forgetting.execute({ userId: auth.getUserOrFail().id, id: idParam(params.id) })
    response.json({ success: true, message: 'She has forgotten it.' })
  }
}
