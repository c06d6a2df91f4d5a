import { lazy, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './app/site/error_page'
import { PageLoading } from './app/site/page_loading'
import { Skeleton } from './ui/skeleton'

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

const AccountCard = lazy(() =>
  import('./app/accounts/account_card').then((file) => ({ default: file.AccountCard }))
)

/** The card stands at the end of `/`: its code comes after the first paint. */
const accountCard = (
  <Suspense fallback={<Skeleton className="h-[56rem] rounded-card" />}>
    <AccountCard />
  </Suspense>
)

const notFound = page(() => import('./app/site/not_found_page'), 'NotFoundPage')

/** Pages for visitors, in the public frame. */
const publicPages: RouteObject[] = [
  {
    path: '/',
    lazy: async () => {
      const { LandingPage } = await import('./app/landing/landing_page')
      return { element: <LandingPage>{accountCard}</LandingPage> }
    },
  },
  { path: '/terms', ...page(() => import('./app/legal/terms_page'), 'TermsPage') },
  { path: '/privacy', ...page(() => import('./app/legal/privacy_page'), 'PrivacyPage') },
  { path: '/safety', ...page(() => import('./app/legal/safety_page'), 'SafetyPage') },
  { path: '*', ...notFound },
]

const dashboard = page(() => import('./app/dashboard/dashboard_page'), 'DashboardPage')

/** Pages behind the login: the frame sends a visitor to `/`. */
const signedInPages: RouteObject[] = [
  { path: '/user-dashboard', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/sms-status',
    ...page(() => import('./app/conversations/conversation_page'), 'ConversationPage'),
  },
]

/** Behind the login too, before there is anything to navigate to. */
const setupPages: RouteObject[] = [
  {
    path: '/customize',
    ...page(() => import('./app/girlfriends/customize_page'), 'CustomizePage'),
  },
]

const publicShell = page(() => import('./app/site/public_shell'), 'PublicShell')

/** A tool without a frame. With a real carrier it shows its child in its place. */
const simulator: RouteObject = {
  path: '/simulator',
  ...page(() => import('./app/simulator/simulator_page'), 'SimulatorPage'),
  children: [{ ...publicShell, children: [{ index: true, ...notFound }] }],
}

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      simulator,
      {
        ...publicShell,
        children: withErrorPage(publicPages),
      },
      {
        ...page(() => import('./app/site/signed_in_shell'), 'SignedInShell'),
        children: withErrorPage(signedInPages),
      },
      {
        ...page(() => import('./app/site/setup_shell'), 'SetupShell'),
        children: withErrorPage(setupPages),
      },
    ],
  },
]

/** A page that breaks leaves the frame around it standing. */
function withErrorPage(pages: RouteObject[]): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: pages }]
}
