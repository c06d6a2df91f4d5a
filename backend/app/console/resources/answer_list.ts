import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { notAllowed } from '#app/core/answers/refusal'
import { isAllowed, type StaffCall } from '#app/core/sessions/roles'
import {
  type Declared,
  declaredOf,
  readCallOf,
  searchCallOf,
} from '#app/console/resources/catalogue'
import type { ListRecords } from '#app/console/resources/list_records'
import { readListQuery } from '#app/console/resources/read_list_query'
import { showRecord } from '#app/console/resources/show_record'

/** A page of a list in ra-data-simple-rest's dialect. Answers which rows it was. */
export async function answerList(
  ctx: HttpContext,
  listRecords: ListRecords
): Promise<{ from: number; count: number }> {
  const declared = readable(ctx)
  const { resource } = declared
  const { role } = ctx.auth.getUserOrFail()
  const query = readListQuery(resource, ctx.request.qs())
  const searchCall = searchCallOf(declared)
  if (searchCall && query.filter.q !== undefined) refuseUnless(ctx, searchCall)
  const { rows, total, isExact } = await listRecords.execute(declared, query, actorOf(ctx))
  const { from } = query.range
  const shown = rows.length > 0 ? `${from}-${from + rows.length - 1}` : '*'
  ctx.response.header('Content-Range', `${resource.name} ${shown}/${total}`)
  ctx.response.header('X-Total-Exact', String(isExact))
  const fields = resource.fields.filter((field) => !field.isDetail)
  ctx.response.json(rows.map((row) => showRecord(row, fields, role)))
  return { from, count: rows.length }
}

/** The resource of the path, to somebody who may see its rows. */
export function readable(ctx: HttpContext): Declared {
  const declared = declaredOf(String(ctx.params.resource))
  refuseUnless(ctx, readCallOf(declared))
  return declared
}

export function refuseUnless({ auth }: HttpContext, call: StaffCall): void {
  if (!isAllowed(auth.getUserOrFail().role, call)) throw notAllowed()
}
