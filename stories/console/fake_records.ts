import type { RaRecord } from 'react-admin'
// Loaded with the file, not within the time of its first story.
import '../../frontend/console/admin_pages'
import '../../frontend/console/console'
import { answering, refused } from '../fake_server'
import { frameAnswers } from './console_scenes'
import { costs, costsOfPerson } from './costs_scene'
import { PEOPLE, RECORDS, SECRETS } from './resource_scenes'
import type { StaffRole } from '#app/people/staff/contract'

type Answers = Parameters<typeof answering>[0]

interface Place {
  role?: StaffRole
  /** Rows of a resource in place of the usual ones. */
  records?: Record<string, RaRecord[]>
  /** Answers beside those of the resources. */
  answers?: Answers
}

/** A server with rows in it, which speaks ra-data-simple-rest's dialect and keeps what is written. */
export function records({ role = 'admin', records: own = {}, answers = {} }: Place = {}) {
  return () => {
    const tables = structuredClone({ ...RECORDS, ...own })
    const all = Object.entries(tables).map(([name, rows]) => tableAnswers(name, rows))
    return answering({
      ...frameAnswers(role),
      ...Object.assign({}, ...all),
      'POST /api/admin/reveal': reveal,
      'GET /api/admin/costs': costs(),
      'GET /api/admin/signups/12/costs': costsOfPerson(),
      'GET /api/admin/signups/13/costs': costsOfPerson(),
      ...answers,
    })()
  }
}

function tableAnswers(name: string, rows: RaRecord[]): Answers {
  const path = `/api/admin/${name}`
  const answers: Answers = {
    [`GET ${path}`]: (_body: unknown, address: string) => page(name, rows, address),
    [`GET /api/admin/exports/${name}`]: (_body: unknown, address: string) =>
      page(name, rows, address),
    [`POST ${path}`]: (body: unknown) => {
      const row = { id: rows.length + 1, createdAt: PEOPLE.now, ...(body as object) }
      rows.unshift(row)
      return row
    },
  }
  rows.forEach((row) => {
    answers[`GET ${path}/${row.id}`] = () => row
    answers[`PUT ${path}/${row.id}`] = (body: unknown) => Object.assign(row, body)
    answers[`DELETE ${path}/${row.id}`] = () => {
      rows.splice(rows.indexOf(row), 1)
      return { id: row.id }
    }
  })
  return answers
}

function page(name: string, rows: RaRecord[], address: string): Response {
  const query = new URL(address, 'http://everly.test').searchParams
  const filter = read<Record<string, unknown>>(query.get('filter'), {})
  const [from, to] = read<[number, number]>(query.get('range'), [0, 999])
  const [field, order] = read<[string, string]>(query.get('sort'), ['id', 'DESC'])
  const found = rows
    .filter((row) => fits(row, filter))
    .sort((one, other) => {
      const isBefore = one[field] < other[field]
      return isBefore === (order === 'ASC') ? -1 : 1
    })
  const shown = found.slice(from, to + 1)
  return Response.json(shown, {
    headers: { 'Content-Range': `${name} ${from}-${from + shown.length - 1}/${found.length}` },
  })
}

function fits(row: RaRecord, filter: Record<string, unknown>): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === 'q') return true
    if (key.endsWith('_gte')) return row[key.slice(0, -4)] >= String(wanted)
    if (key.endsWith('_lte')) return row[key.slice(0, -4)] <= String(wanted)
    return [wanted].flat().includes(row[key])
  })
}

function read<T>(text: string | null, otherwise: T): T {
  return text ? (JSON.parse(text) as T) : otherwise
}

function reveal(body: unknown): object {
  const { resource, id, fields } = body as { resource: string; id: number; fields: string[] }
  const secret = SECRETS[`${resource}/${id}`]
  if (!secret) return refused(404, 'Not found')
  return { values: Object.fromEntries(fields.map((field) => [field, secret[field] ?? null])) }
}
