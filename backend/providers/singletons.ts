import type { ContainerBindings } from '@adonisjs/core/types'
import type { Container, ContainerResolver } from '@adonisjs/core/container'
import type { InspectableConstructor } from '@adonisjs/core/types/container'

type Injected = (new (...parts: never[]) => object) & InspectableConstructor

/** Each is made once, of what its `@inject()` asks for; any other class is made anew for who asks. */
export function bindSingletons(
  container: Container<ContainerBindings>,
  classes: readonly Injected[]
): void {
  for (const one of classes) {
    container.singleton(one, async (resolver) => new one(...(await partsOf(one, resolver))))
  }
}

async function partsOf(
  one: Injected,
  resolver: ContainerResolver<ContainerBindings>
): Promise<never[]> {
  const parts = one.containerInjections?._constructor?.dependencies ?? []
  return (await Promise.all(parts.map((part) => resolver.make(part)))) as never[]
}
