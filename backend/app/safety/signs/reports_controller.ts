import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validate } from '#app/core/requests/validate'
import { reportInput } from '#app/safety/signs/contract'
import { ReportText } from '#app/safety/signs/report_text'

@inject()
export default class ReportsController {
  constructor(private readonly reportText: ReportText) {}

  /** `POST /api/reports` */
  async store({ auth, request, response }: HttpContext): Promise<void> {
    await this.reportText.execute(auth.getUserOrFail().id, validate(request, reportInput))
    response.json({ success: true, message: 'Thank you. We will look at this text.' })
  }
}
