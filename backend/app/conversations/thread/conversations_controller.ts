import { LARGEST_ID } from '#app/core/database/largest_id'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerUnlessKnown } from '#app/core/answers/conditional_get'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { parse } from '#app/core/requests/validate'
import {
  CONVERSATION_LIMIT,
  conversationQuery,
  findTextsInput,
} from '#app/conversations/thread/contract'
import { findTexts } from '#app/conversations/thread/find_texts'
import {
  findHead,
  versionOf,
  viewConversation,
  type ViewRequest,
} from '#app/conversations/thread/view_conversation'
import type { Polled } from '#app/core/sessions/poll_door'
import { notSignedIn } from '#app/core/answers/refusal'
import { companionNumber } from '#config/providers'

@inject()
export default class ConversationsController implements Polled {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** `GET /api/my-conversation?limit=75&before=<id>`; a bad limit is clamped, never refused. */
  async show(ctx: HttpContext): Promise<void> {
    const { id: userId } = ctx.auth.getUserOrFail()
    const sql = this.database.read
    const head = await findHead(sql, userId, this.clock.now())
    if (!head) throw notSignedIn()
    const request = requestOf(userId, ctx.request.qs())
    await answerUnlessKnown(ctx, versionOf(head, request), () =>
      viewConversation(sql, head, request)
    )
  }

  async versionFor(userId: number, query: URLSearchParams): Promise<string | null> {
    const head = await findHead(this.database.read, userId, this.clock.now())
    return head && versionOf(head, requestOf(userId, Object.fromEntries(query)))
  }

  /** `GET /api/texts?words=…` */
  async find({ auth, request, response }: HttpContext): Promise<void> {
    const { words } = parse(findTextsInput, request.qs())
    response.json(await findTexts(this.database.read, auth.getUserOrFail().id, words))
  }
}

function requestOf(userId: number, query: unknown): ViewRequest {
  const { limit, before } = parse(conversationQuery, query)
  return { userId, limit: clampedLimit(limit), before: messageId(before), companionNumber }
}

function clampedLimit(value: unknown): number {
  const { least, most, default: usual } = CONVERSATION_LIMIT
  const wanted =
    typeof value === 'string' && value.trim() !== '' ? Math.trunc(Number(value)) : Number.NaN
  return Number.isNaN(wanted) ? usual : Math.min(most, Math.max(least, wanted))
}

function messageId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? Math.min(id, LARGEST_ID) : null
}
