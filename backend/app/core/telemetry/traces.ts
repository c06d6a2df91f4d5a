import type { IncomingHttpHeaders } from 'node:http'
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { safeError } from '#app/core/telemetry/safe_error'

/** Nothing comes of a span unless OTEL_EXPORTER_OTLP_ENDPOINT is set (export_traces.ts). */
const tracer = trace.getTracer('everly')

/** Kinds, names and numbers of ours: never anything of a person. */
type Facts = Record<string, string | number>

/** Runs `work` as a span of this name; an error is recorded without what a person wrote. */
export function traced<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes: facts }, async (span) => {
    try {
      return await work()
    } catch (error) {
      recordError(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A request, as part of the trace its sender began, if any; `end` names it by the pattern of its route. */
export async function tracedRequest(
  headers: IncomingHttpHeaders,
  work: (end: (name: string, facts: Facts) => void) => Promise<void>
): Promise<void> {
  const from = propagation.extract(context.active(), headers)
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from)
  const end = (name: string, facts: Facts) => void span.updateName(name).setAttributes(facts).end()
  await context.with(trace.setSpan(from, span), () => work(end))
}

/** What is over already; `tookMs` until now. */
export function traceDone(name: string, facts: Facts, tookMs: number): void {
  const startTime = Date.now() - tookMs
  tracer.startSpan(name, { kind: SpanKind.SERVER, startTime, attributes: facts }).end()
}

/** Marks the span that is being worked in as failed. */
export function traceError(error: unknown): void {
  const span = trace.getActiveSpan()
  if (span) recordError(span, error)
}

function recordError(span: Span, error: unknown): void {
  const { type, summary, stack } = safeError(error)
  span.recordException({ name: type, message: summary, stack })
  span.setStatus({ code: SpanStatusCode.ERROR, message: summary })
}
