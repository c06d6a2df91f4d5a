import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { companionNumber } from '#config/providers'
import { siteDirectory } from '#config/site'
import { PublicUrl } from '#app/core/answers/public_url'
import { contactFileName, writeContactCard } from '#app/people/girlfriends/contact_card'
import { findContactPortrait } from '#app/people/girlfriends/find_contact_portrait'
import { notCreatedYet } from '#app/people/girlfriends/errors'
import { FindGirlfriend } from '#app/people/girlfriends/find_girlfriend'

@inject()
export default class ContactCardsController {
  constructor(
    private readonly findGirlfriend: FindGirlfriend,
    private readonly publicUrl: PublicUrl
  ) {}

  /** `GET /api/contact-card`: so that her texts come from her and not from a number. */
  async show({ auth, response }: HttpContext): Promise<void> {
    const girlfriend = await this.findGirlfriend.execute(auth.getUserOrFail().id)
    if (!girlfriend) throw notCreatedYet()
    const { name, image } = girlfriend
    response.header('Content-Type', 'text/vcard; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${contactFileName(name)}"`)
    response.send(
      writeContactCard({
        name,
        phone: companionNumber,
        url: this.publicUrl.base,
        photo: await findContactPortrait(siteDirectory, image),
      })
    )
  }
}
