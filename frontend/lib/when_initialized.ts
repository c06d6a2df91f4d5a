import type { createMemoryRouter } from 'react-router-dom'

/** Until the code of the first page has been loaded. */
export async function whenInitialized(
  router: ReturnType<typeof createMemoryRouter>
): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
