import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { configure } from 'storybook/test'
import { createQueryClient } from '../frontend/lib/query_client'
import { routes } from '../frontend/router'
import { Toaster } from '../frontend/ui/toaster'

// The first page of the console waits for all of react-admin and MUI, file by file.
configure({ asyncUtilTimeout: 30_000 })

/** The whole app, opened at an address. The story's `beforeEach` answers its calls. */
export function AppAt({ address }: { address: string }) {
  const [queries] = useState(createQueryClient)
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [address] }))
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
