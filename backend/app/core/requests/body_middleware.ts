import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { unreadable } from '#app/core/answers/refusal'

/** No contract asks for more; whoever walks a value deeper than this would run out of stack. */
const DEEPEST = 20
/** Too large, or in an encoding that is not known: these refusals say so themselves. */
const CLEAR = [413, 415]

/** Reads a JSON body. What cannot be read is the sender's mistake, never ours. */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    await this.#read(ctx).catch((error: { status?: number }) => {
      throw CLEAR.includes(error.status ?? 0) ? error : unreadable()
    })
    if (isDeeperThan(DEEPEST, ctx.request.body())) throw unreadable()
    return next()
  }

  /** The parser copies what it read, value in value: a body too deep for that ends it with a RangeError. */
  async #read(ctx: HttpContext): Promise<void> {
    await this.parser.handle(ctx, () => Promise.resolve())
  }
}

function isDeeperThan(levels: number, body: unknown): boolean {
  let values = [body]
  for (let level = 0; level <= levels; level++) {
    values = values.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : []
    )
  }
  return values.length > 0
}
