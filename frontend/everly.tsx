import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider, type createMemoryRouter } from 'react-router-dom'
import { ToastHost } from './ui/toast_host'

interface EverlyProps {
  router: ReturnType<typeof createMemoryRouter>
  queries: QueryClient
}

/** The whole app, the same in the browser and where the static pages are made. */
export function Everly({ router, queries }: EverlyProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>
  )
}
