import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import { actorOf } from '#app/audit/actor_of'
import { idParam } from '#app/core/id_param'
import { notAllowed, notFound } from '#app/core/refusal'
import { isAllowed, type StaffCall } from '#app/core/roles'
import { validate } from '#app/core/validate'
import { ChangeRecords } from '#app/resources/change_records'
import { type Declared, declaredOf, readCallOf, searchCallOf } from '#app/resources/catalogue'
import { FindRecord } from '#app/resources/find_record'
import { ListRecords } from '#app/resources/list_records'
import { readListQuery } from '#app/resources/read_list_query'
import { showRecord } from '#app/resources/show_record'

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
    const declared = readable(ctx)
    const { resource } = declared
    const { role } = ctx.auth.getUserOrFail()
    const query = readListQuery(resource, ctx.request.qs(), role)
    const searchCall = searchCallOf(declared)
    if (searchCall && query.filter.q !== undefined) refuseUnless(ctx, searchCall)
    const { rows, total, isExact } = await this.listRecords.execute(declared, query, actorOf(ctx))
    const { from } = query.range
    const shown = rows.length > 0 ? `${from}-${from + rows.length - 1}` : '*'
    ctx.response.header('Content-Range', `${resource.name} ${shown}/${total}`)
    ctx.response.header('X-Total-Exact', String(isExact))
    const fields = resource.fields.filter((field) => !field.isDetail)
    ctx.response.json(rows.map((row) => showRecord(row, fields, role)))
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

function readable(ctx: HttpContext): Declared {
  const declared = declaredOf(String(ctx.params.resource))
  refuseUnless(ctx, readCallOf(declared))
  return declared
}

function refuseUnless({ auth }: HttpContext, call: StaffCall): void {
  if (!isAllowed(auth.getUserOrFail().role, call)) throw notAllowed()
}
