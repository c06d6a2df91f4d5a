import type { PluginFn } from '@japa/runner/types'
import { Random } from '#tests/crash/random'

/** The tests of each group in an order that the seed decides: none may need another one before it. */
export function shuffled(seed: number): PluginFn {
  const random = new Random(seed)
  return ({ runner }) => {
    runner.onSuite((suite) => {
      suite.onGroup((group) => {
        group.setup(() => {
          group.tests.splice(0, Infinity, ...random.shuffled(group.tests))
        })
      })
    })
  }
}
