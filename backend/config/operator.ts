import env from '#config/env'

/** Whom alarms are texted to, E.164; null for nobody. */
export const operatorPhone = env.get('OPERATOR_PHONE') ?? null
export const metricsToken = env.get('METRICS_TOKEN') || null
