import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './app/site/error_page'
import { PageLoading } from './app/site/page_loading'

/** Loads a page when somebody first goes to it: `page(() => import('./…/some_page'), 'SomePage')`. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name
): Pick<RouteObject, 'lazy'> {
  return {
    lazy: async () => {
      const file = await load()
      return { Component: file[name] }
    },
  }
}

/** Pages for visitors, in the public frame. */
const publicPages: RouteObject[] = [
  {
    path: '*',
    ...page(() => import('./app/site/not_found_page'), 'NotFoundPage'),
  },
]

/** Pages behind the login: the frame sends a visitor to `/`. */
const signedInPages: RouteObject[] = []

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        ...page(() => import('./app/site/public_shell'), 'PublicShell'),
        children: withErrorPage(publicPages),
      },
      {
        ...page(() => import('./app/site/signed_in_shell'), 'SignedInShell'),
        children: withErrorPage(signedInPages),
      },
    ],
  },
]

/** A page that breaks leaves the frame around it standing. */
function withErrorPage(pages: RouteObject[]): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: pages }]
}
