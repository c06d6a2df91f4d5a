import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { validate } from '#app/core/requests/validate'
import { ownerInput } from '#app/privacy/contract'
import { DeleteAccount } from '#app/privacy/delete_account'
import { tooManyExports, tooManyStarts } from '#app/privacy/errors'
import { ExportAccount } from '#app/privacy/export_account'
import { ExportBook } from '#app/privacy/export_book'
import { StartOver } from '#app/privacy/start_over'
import { OwnerProof } from '#app/people/verification/owner_proof'

const EXPORTS_AN_HOUR = 10
const STARTS_A_DAY = 3

@inject()
export default class PrivacyController {
  constructor(private readonly ownerProof: OwnerProof) {}

  /** `DELETE /api/delete-account` */
  @inject()
  async destroy({ auth, request, response }: HttpContext, action: DeleteAccount): Promise<void> {
    const user = auth.getUserOrFail()
    await this.ownerProof.demand(user, validate(request, ownerInput))
    await action.execute(user.id)
    await auth.use('web').logout()
    response.json({
      success: true,
      message: 'Your account and everything in it have been deleted.',
    })
  }

  /** `POST /api/export` */
  @inject()
  async show(ctx: HttpContext, action: ExportAccount): Promise<void> {
    await this.#export(ctx, action, 'application/json')
  }

  /** `POST /api/export/book` */
  @inject()
  async book(ctx: HttpContext, action: ExportBook): Promise<void> {
    await this.#export(ctx, action, 'text/html')
  }

  /** Whichever of the two: they count together. */
  async #export(
    { auth, request, response }: HttpContext,
    action: ExportAccount | ExportBook,
    type: string
  ): Promise<void> {
    const user = auth.getUserOrFail()
    await this.ownerProof.demand(user, validate(request, ownerInput))
    const { id } = user
    const limit = limiter.use({ requests: EXPORTS_AN_HOUR, duration: '1 hour' })
    const key = `export:${id}`
    const exported = await limit.attempt(key, () => action.execute(id))
    if (!exported) throw tooManyExports(await limit.availableIn(key))
    response.header('Content-Type', `${type}; charset=utf-8`)
    response.header('Content-Disposition', `attachment; filename="${exported.fileName}"`)
    response.stream(Readable.from(exported.pieces))
  }

  /** `POST /api/start-over` */
  @inject()
  async startOver({ auth, request, response }: HttpContext, action: StartOver): Promise<void> {
    const user = auth.getUserOrFail()
    await this.ownerProof.demand(user, validate(request, ownerInput))
    const { id } = user
    const limit = limiter.use({ requests: STARTS_A_DAY, duration: '1 day' })
    const key = `start_over:${id}`
    const isDone = await limit.attempt(key, async () => {
      await action.execute(id)
      return true
    })
    if (!isDone) throw tooManyStarts(await limit.availableIn(key))
    response.json({
      success: true,
      message: 'Everything with her is gone. You can create someone new.',
    })
  }
}
