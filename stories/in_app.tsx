import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../frontend/lib/query_client'
import { Toaster } from '../frontend/ui/toaster'

interface InAppOptions {
  /** The address the story stands at. */
  path?: string
  /** What the server has answered already, by path: `{ '/api/site': site() }`. */
  answers?: Record<string, unknown>
  /** A shell to stand in. */
  frame?: ComponentType
}

/** Puts a story into the app: router, query cache and toasts. */
export function inApp({ path = '/', answers = {}, frame }: InAppOptions = {}): Decorator {
  return (Story) => {
    const queries = createQueryClient()
    Object.entries(answers).forEach(([read, answer]) => queries.setQueryData([read], answer))
    const router = createMemoryRouter(
      [{ Component: frame, children: [{ path: '*', element: <Story /> }] }],
      { initialEntries: [path] }
    )
    return (
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    )
  }
}
