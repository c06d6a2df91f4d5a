import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerUnlessKnown } from '#app/core/answers/conditional_get'
import { PublicUrl } from '#app/core/answers/public_url'
import { notFound } from '#app/core/answers/refusal'
import { apiDocument } from '#app/site/api_document'
import { publicSite } from '#app/site/public_site'

@inject()
export default class SiteController {
  constructor(private readonly publicUrl: PublicUrl) {}

  /** `GET /api/site` */
  show({ response }: HttpContext): void {
    response.json(publicSite())
  }

  /** `GET /api/openapi.json` */
  async document(ctx: HttpContext): Promise<void> {
    const { version, document } = apiDocument(this.publicUrl.base)
    await answerUnlessKnown(ctx, version, () => document)
  }

  missing(): never {
    throw notFound()
  }
}
