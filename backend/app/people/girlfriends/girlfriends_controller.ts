import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validate } from '#app/core/requests/validate'
import { changeInput, girlfriendInput, restyleInput } from '#app/people/girlfriends/contract'
import { ChangeGirlfriend } from '#app/people/girlfriends/change_girlfriend'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { FindGirlfriend } from '#app/people/girlfriends/find_girlfriend'
import { RestyleGirlfriend } from '#app/people/girlfriends/restyle_girlfriend'

@inject()
export default class GirlfriendsController {
  constructor(
    private readonly createGirlfriend: CreateGirlfriend,
    private readonly restyleGirlfriend: RestyleGirlfriend,
    private readonly findGirlfriend: FindGirlfriend
  ) {}

  /** `GET /api/girlfriend` */
  async show({ auth, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    response.json({ girlfriend: await this.findGirlfriend.execute(id) })
  }

  /** `POST /api/girlfriend` */
  async store({ auth, request, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    await this.createGirlfriend.execute(id, validate(request, girlfriendInput))
    response.status(201).json({
      success: true,
      message: 'Your companion is ready.',
      girlfriend: await this.findGirlfriend.execute(id),
    })
  }

  /** `PUT /api/girlfriend` */
  async update({ auth, request, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    await this.restyleGirlfriend.execute(id, validate(request, restyleInput))
    response.json({
      success: true,
      message: 'Her new portrait is saved.',
      girlfriend: await this.findGirlfriend.execute(id),
    })
  }

  /** `PATCH /api/girlfriend` */
  @inject()
  async change({ auth, request, response }: HttpContext, action: ChangeGirlfriend): Promise<void> {
    const { id } = auth.getUserOrFail()
    await action.execute(id, validate(request, changeInput))
    response.json({
      success: true,
      message: 'Saved. She’ll know it from her next text on.',
      girlfriend: await this.findGirlfriend.execute(id),
    })
  }
}
