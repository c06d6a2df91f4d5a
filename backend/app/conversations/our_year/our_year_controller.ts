import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parse } from '#app/core/requests/validate'
import { ourYearInput } from '#app/conversations/our_year/contract'
import { FindOurYear } from '#app/conversations/our_year/find_our_year'

export default class OurYearController {
  /** `GET /api/our-year` */
  @inject()
  async show({ auth, request, response }: HttpContext, find: FindOurYear): Promise<void> {
    const { year } = parse(ourYearInput, request.qs())
    response.json(await find.execute(auth.getUserOrFail().id, year ? Number(year) : null))
  }
}
