import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parse, validate } from '#app/core/requests/validate'
import { phoneParam, phoneSettingsInput, typedTextInput } from '#app/texting/simulator/contract'
import { ShowPhone } from '#app/texting/simulator/show_phone'
import { TypeText } from '#app/texting/simulator/type_text'

/** The pretend phones of `/simulator`. These routes exist only while the stand-in is chosen. */
@inject()
export default class SimulatorController {
  constructor(
    private readonly showPhone: ShowPhone,
    private readonly typeText: TypeText
  ) {}

  async show({ params, response }: HttpContext): Promise<void> {
    response.json(await this.showPhone.execute(parse(phoneParam, params.phone)))
  }

  async update({ params, request, response }: HttpContext): Promise<void> {
    const phone = parse(phoneParam, params.phone)
    const { isFailing } = validate(request, phoneSettingsInput)
    await this.showPhone.setFailing(phone, isFailing)
    response.json(await this.showPhone.execute(phone))
  }

  async store({ request, response }: HttpContext): Promise<void> {
    const sid = await this.typeText.execute(validate(request, typedTextInput))
    response.status(201).json({ success: true, sid })
  }
}
