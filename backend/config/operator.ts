import env from '#config/env'

/** Whom alarms are texted to, E.164; null for nobody. */
export const operatorPhone = env.get('OPERATOR_PHONE') ?? null
/** Whether spans of what happens are sent somewhere. */
export const exportsTraces = Boolean(env.get('OTEL_EXPORTER_OTLP_ENDPOINT'))
export const metricsToken = env.get('METRICS_TOKEN') || null
