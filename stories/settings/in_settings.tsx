import type { AuthCheck } from '#app/people/accounts/contract'
import type { Decorator } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { SettingsRoute } from '../../frontend/settings_route'
import { inApp } from '../in_app'
import { girlfriend, loggedIn, memory, openSession, signup, site } from '../scenes'

/** What the server says to everything on `/settings`, for somebody with a companion. */
export const settingsAnswers = {
  'GET /api/auth/check': loggedIn,
  'GET /api/site': site(),
  'GET /api/signup': { signup: signup() },
  'GET /api/girlfriend': {
    girlfriend: girlfriend({ interests: ['Travel', 'Cooking', 'Photography', 'Movies & TV'] }),
  },
  'GET /api/memories': {
    memories: [
      memory({ id: 3, text: 'Your sister Ana lands on Friday at three.', isPinned: true }),
      memory({ id: 2, text: 'You take your coffee black.' }),
      memory(),
    ],
  },
  'GET /api/sessions': {
    sessions: [
      openSession(),
      openSession({
        id: 2,
        isCurrent: false,
        device: 'Safari on iPhone',
        seenAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
      }),
    ],
  },
}

/** The page, and where somebody stands now. */
export function SettingsAndAddress() {
  const { pathname, search } = useLocation()
  return (
    <>
      {pathname === '/settings' && <SettingsRoute />}
      <output aria-label="Address" className="sr-only">
        {pathname + search}
      </output>
    </>
  )
}

type Tab = 'girlfriend' | 'profile' | 'account'

/** In its frame, at one of its tabs; `parameters: { auth, path }` say who came, and where to instead. */
export const inSettings =
  (tab?: Tab): Decorator =>
  (Story, context) =>
    inApp({
      path:
        (context.parameters.path as string | undefined) ??
        (tab ? `/settings?tab=${tab}` : '/settings'),
      frame: SignedInShell,
      answers: {
        '/api/auth/check': (context.parameters.auth as AuthCheck | undefined) ?? loggedIn,
      },
    })(Story, context)

export const desktop = { viewport: { value: 'desktop' } }
