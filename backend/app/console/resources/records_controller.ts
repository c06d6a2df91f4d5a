import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { idParam } from '#app/core/requests/id_param'
import { notFound } from '#app/core/answers/refusal'
import { validate } from '#app/core/requests/validate'
import { answerList, readable, refuseUnless } from '#app/console/resources/answer_list'
import { ChangeRecords } from '#app/console/resources/change_records'
import type { Declared } from '#app/console/resources/catalogue'
import { FindRecord } from '#app/console/resources/find_record'
import { ListRecords } from '#app/console/resources/list_records'
import { showRecord } from '#app/console/resources/show_record'

/** `/api/admin/<resource>`, as ra-data-simple-rest speaks to it. */
@inject()
export default class RecordsController {
  constructor(
    private readonly listRecords: ListRecords,
    private readonly findRecord: FindRecord,
    private readonly changeRecords: ChangeRecords
  ) {}

  /** `GET /api/admin/<resource>?sort=["id","DESC"]&range=[0,24]&filter={}` */
  async index(ctx: HttpContext): Promise<void> {
    await answerList(ctx, this.listRecords)
  }

  async show(ctx: HttpContext): Promise<void> {
    await this.#answer(ctx, readable(ctx), idParam(ctx.params.id))
  }

  async store(ctx: HttpContext): Promise<void> {
    const declared = readable(ctx)
    const change = this.changeRecords.creates[declared.resource.name]
    if (!change) throw notFound()
    refuseUnless(ctx, change.call)
    const id = await change.execute(actorOf(ctx), 0, validate(ctx.request, ANYTHING))
    ctx.response.status(201)
    await this.#answer(ctx, declared, id)
  }

  async update(ctx: HttpContext): Promise<void> {
    const declared = readable(ctx)
    const change = this.changeRecords.updates[declared.resource.name]
    if (!change) throw notFound()
    refuseUnless(ctx, change.call)
    const id = idParam(ctx.params.id)
    await change.execute(actorOf(ctx), id, validate(ctx.request, ANYTHING))
    await this.#answer(ctx, declared, id)
  }

  async destroy(ctx: HttpContext): Promise<void> {
    const declared = readable(ctx)
    const change = this.changeRecords.removals[declared.resource.name]
    if (!change) throw notFound()
    refuseUnless(ctx, change.call)
    const id = idParam(ctx.params.id)
    await change.execute(actorOf(ctx), id, {})
    ctx.response.json({ id })
  }

  async #answer(ctx: HttpContext, declared: Declared, id: number): Promise<void> {
    const row = await this.findRecord.execute(declared, id)
    const { role } = ctx.auth.getUserOrFail()
    ctx.response.json(showRecord(row, declared.resource.fields, role))
  }
}

/** What of it counts is for the change itself to read. */
const ANYTHING = z.record(z.string(), z.unknown())
