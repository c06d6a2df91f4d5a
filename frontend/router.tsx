import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { AccountRoom } from './app/site/account_room'
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

const loadAccountCard = () => import('./app/accounts/account_card')
const AccountCard = lazy(() => loadAccountCard().then((file) => ({ default: file.AccountCard })))

// Costs nothing until somebody has forgotten.
const ForgottenPassword = lazy(() =>
  import('./app/passwords/forgotten_password').then((file) => ({
    default: file.ForgottenPassword,
  }))
)

/** The card stands at the end of `/`: its code comes after the first paint. */
const accountCard = (
  <AccountRoom>
    <AccountCard ForgottenPassword={ForgottenPassword} />
  </AccountRoom>
)

/** Where the text to an old number leads. */
const undoChange: RouteObject = {
  path: '/undo-change',
  lazy: async () => {
    const { UndoPage } = await import('./app/profile/undo_page')
    return { element: <UndoPage ForgottenPassword={ForgottenPassword} /> }
  },
}

const notFound = page(() => import('./app/site/not_found_page'), 'NotFoundPage')

/** There while something is pretended; else the router's not-found stands here. */
const testMode: RouteObject = {
  path: '/test-mode',
  ...page(() => import('./app/site/test_mode_page'), 'TestModePage'),
  children: [{ index: true, ...notFound }],
}

/** Pages for visitors, in the public frame. */
const publicPages: RouteObject[] = [
  {
    path: '/',
    lazy: async () => {
      // Asked for together with the page, not after it; what went wrong is told where it is shown.
      loadAccountCard().catch(() => undefined)
      const { LandingPage } = await import('./app/landing/landing_page')
      return { element: <LandingPage>{accountCard}</LandingPage> }
    },
  },
  { path: '/terms', ...page(() => import('./app/legal/terms_page'), 'TermsPage') },
  { path: '/privacy', ...page(() => import('./app/legal/privacy_page'), 'PrivacyPage') },
  { path: '/safety', ...page(() => import('./app/legal/safety_page'), 'SafetyPage') },
  {
    path: '/not-available',
    ...page(() => import('./app/accounts/not_available_page'), 'NotAvailablePage'),
  },
  undoChange,
  testMode,
  { path: '*', ...notFound },
]

const ReportDialog = lazy(() =>
  import('./app/safety/report_dialog').then((file) => ({ default: file.ReportDialog }))
)

const ScheduleDialog = lazy(() =>
  import('./app/schedules/schedule_dialog').then((file) => ({ default: file.ScheduleDialog }))
)

const dashboard: Pick<RouteObject, 'lazy'> = {
  lazy: async () => {
    const { DashboardPage } = await import('./app/dashboard/dashboard_page')
    return { element: <DashboardPage ScheduleDialog={ScheduleDialog} /> }
  },
}

const subscription: RouteObject = {
  path: '/subscription',
  lazy: async () => {
    const file = await import('./app/billing/subscription_page')
    return { Component: file.SubscriptionPage, handle: { visitor: <file.SubscriptionVisitor /> } }
  },
}

const checkout: RouteObject = {
  path: '/checkout',
  lazy: async () => {
    const file = await import('./app/checkout/checkout_page')
    return { Component: file.CheckoutPage, handle: { visitor: <file.CheckoutVisitor /> } }
  },
}

const agreedTerms: RouteObject = {
  path: '/agreed-terms',
  ...page(() => import('./app/billing/agreed_terms_page'), 'AgreedTermsPage'),
}

/** Pages behind the login: the frame sends a visitor to `/`, unless the page says what they see. */
const signedInPages: RouteObject[] = [
  { path: '/user-dashboard', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/sms-status',
    lazy: async () => {
      const { ConversationPage } = await import('./app/conversations/conversation_page')
      return { element: <ConversationPage ReportDialog={ReportDialog} /> }
    },
  },
  { path: '/diary', ...page(() => import('./app/diary/diary_page'), 'DiaryPage') },
  { path: '/our-year', ...page(() => import('./app/our_year/our_year_page'), 'OurYearPage') },
  {
    path: '/message-settings',
    ...page(() => import('./app/schedules/message_settings_page'), 'MessageSettingsPage'),
  },
  subscription,
  checkout,
  agreedTerms,
  { path: '/settings', ...page(() => import('./settings_route'), 'SettingsRoute') },
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

/** The operators' side: pages of one console, whose frame stays while somebody moves between them. */
const consolePages: RouteObject[] = [
  { path: '/admin/*', ...page(() => import('./console/admin_pages'), 'AdminPages') },
  { path: '/sms-multi-user', ...page(() => import('./console/texting/sms_page'), 'SmsPage') },
  {
    path: '/stripe-admin',
    ...page(() => import('./console/products/products_page'), 'ProductsPage'),
  },
  { path: '/twilio-setup', ...page(() => import('./console/setup/setup_page'), 'SetupPage') },
]

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
      {
        ...page(() => import('./console/console'), 'Console'),
        children: withErrorPage(consolePages),
      },
    ],
  },
]

/** A page that breaks leaves the frame around it standing. */
function withErrorPage(pages: RouteObject[]): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: pages }]
}
