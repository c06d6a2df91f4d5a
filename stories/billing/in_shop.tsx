import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { createQueryClient } from '../../frontend/lib/query_client'
import { useArrived } from '../../frontend/lib/session'
import { Toaster } from '../../frontend/ui/toaster'

/**
 * Puts the page of a story at its own path, and shows where else somebody was led. A story with a query of
 * its own gives its whole `address` as a parameter.
 */
export function inShop(path: string, visitor: ReactNode): Decorator {
  return (Story, { parameters }) => {
    const router = createMemoryRouter(
      [
        {
          Component: SignedInShell,
          children: [{ path, element: <Story />, handle: { visitor } }],
        },
        { path: '*', element: <Elsewhere shop={path} /> },
      ],
      { initialEntries: [String(parameters.address ?? path)] }
    )
    return (
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    )
  }
}

function Elsewhere({ shop }: { shop: string }) {
  const { pathname, search } = useLocation()
  // As in the frame of the pages a visitor sees.
  useArrived()
  return (
    <main className="p-6">
      <h1 className="text-xl">Another page</h1>
      <output aria-label="Address">{`${pathname}${search}`}</output>
      <Link to={shop} className="block">
        Back there
      </Link>
    </main>
  )
}
