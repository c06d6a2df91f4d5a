import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { validate } from '#app/core/requests/validate'
import { cardInput, LARGEST_CARD } from '#app/companion/cards/contract'
import { notACard } from '#app/companion/cards/errors'
import { listCardMemories } from '#app/companion/cards/list_card_memories'
import { ReadCard } from '#app/companion/cards/read_card'
import { writeCard } from '#app/companion/cards/write_card'
import { notCreatedYet } from '#app/people/girlfriends/errors'
import { FindGirlfriend } from '#app/people/girlfriends/find_girlfriend'

@inject()
export default class CardsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findGirlfriend: FindGirlfriend
  ) {}

  /** `GET /api/girlfriend/card` */
  async show({ auth, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    const girlfriend = await this.findGirlfriend.execute(id)
    if (!girlfriend) throw notCreatedYet()
    const memories = await listCardMemories(this.database.read, id, this.clock.now())
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Content-Disposition', 'attachment; filename="everly-companion.json"')
    response.send(JSON.stringify(writeCard(girlfriend, memories), null, 2))
  }

  /** `POST /api/girlfriend/card`: the card itself is the body. */
  @inject()
  async read({ auth, request, response }: HttpContext, action: ReadCard): Promise<void> {
    const { id } = auth.getUserOrFail()
    if ((request.raw() ?? '').length > LARGEST_CARD) throw notACard()
    const reading = await action.execute(id, validate(request, cardInput))
    response.json({ success: true, message: 'Look her over before you start.', ...reading })
  }
}
