import app from '@adonisjs/core/services/app'
import providers from '#config/providers'
import { LanguageModel } from '#app/companion/voice/language_model'
import { OpenaiLanguageModel } from '#app/companion/voice/openai_language_model'
import { AiUsage } from '#app/models/ai_usage'
import { percentile, round } from '#tests/bench/load'
import { database } from '#tests/world'
import { offlineModelHere } from '#tests/thinking_here'

/** What the calls of one model came to. */
export interface ModelFigures {
  model: string
  calls: number
  /** Calls by how they ended. */
  outcomes: Record<string, number>
  /** Words held back, by rule. */
  rejected: Record<string, number>
  costUsd: number
  /** Of the tokens in. */
  cachedShare: number
  latencyMs: { p50: number; p95: number }
}

/** From here on her words come from it: one of the provider's, or the stand-in. */
export function useModel(model: string): void {
  app.container.swap(LanguageModel, () =>
    model === 'offline'
      ? offlineModelHere()
      : new OpenaiLanguageModel({ ...providers.ai, model, fallbackModel: '' })
  )
}

/** Of all calls since `afterId`. */
export async function figuresOf(model: string, afterId: number): Promise<ModelFigures> {
  const { read } = await database()
  const calls = await AiUsage.query(read).where('id', '>', afterId).where('purpose', 'reply')
  const tokens = sumOf(calls, 'promptTokens')
  const latencies = calls.map(({ latencyMs }) => latencyMs)
  return {
    model,
    calls: calls.length,
    outcomes: countBy(calls.map(({ outcome }) => outcome)),
    rejected: countBy(calls.flatMap(({ rejectedFor }) => rejectedFor ?? [])),
    costUsd: round(sumOf(calls, 'costMicros') / 1e6),
    cachedShare: tokens === 0 ? 0 : round(sumOf(calls, 'cachedTokens') / tokens),
    latencyMs: { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) },
  }
}

export async function lastCall(): Promise<number> {
  const { read } = await database()
  const last = await AiUsage.query(read).orderBy('id', 'desc').first()
  return last?.id ?? 0
}

type Count = 'promptTokens' | 'cachedTokens' | 'costMicros'
const sumOf = (calls: readonly AiUsage[], name: Count) =>
  calls.reduce((sum, call) => sum + Number(call[name]), 0)

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
