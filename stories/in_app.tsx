import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { createQueryClient } from '../frontend/lib/query_client'
import { Toaster } from '../frontend/ui/toaster'

interface InAppOptions {
  /** The address the story stands at, unless its `parameters: { path }` name another. */
  path?: string
  /** The only page the story is to be seen at; where somebody was led from it is then told. */
  page?: string
  /** What the server has answered already, by path: `{ '/api/site': site() }`. */
  answers?: Record<string, unknown>
  /** A shell to stand in. */
  frame?: ComponentType
}

export const desktop = { viewport: { value: 'desktop' } }

/** Puts a story into the app: router, query cache and toasts. */
export function inApp({ path = '/', page, answers = {}, frame }: InAppOptions = {}): Decorator {
  return (Story, { parameters }) => {
    const element = page ? <AtPage page={page} story={<Story />} /> : <Story />
    const queries = createQueryClient()
    Object.entries(answers).forEach(([read, answer]) => queries.setQueryData([read], answer))
    const router = createMemoryRouter([{ Component: frame, children: [{ path: '*', element }] }], {
      initialEntries: [String(parameters.path ?? path)],
    })
    return (
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    )
  }
}

function AtPage({ page, story }: { page: string; story: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      {pathname === page && story}
      <output aria-label="Address" className="sr-only">
        {pathname + search}
      </output>
    </>
  )
}
