import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

const LAST_SPANS_MS = 3000

/**
 * Sends spans over OTLP/HTTP to where OTEL_EXPORTER_OTLP_ENDPOINT says; OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_TRACES_SAMPLER and the others of the OpenTelemetry specification count as well. Answers what sends the
 * last ones and ends it.
 */
export function exportTraces(version: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'everly',
      'service.version': version,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  // A collector that is away must not keep us from ending.
  const waited = () => sleep(LAST_SPANS_MS, undefined, { ref: false })
  return () => Promise.race([provider.shutdown().catch(() => {}), waited()])
}
