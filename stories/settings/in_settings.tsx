import type { AuthCheck } from '#app/people/accounts/contract'
import type { Decorator } from '@storybook/react-vite'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
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

type Tab = 'girlfriend' | 'profile' | 'account'

/** In its frame, at one of its tabs; `parameters: { auth }` says who came. */
export const inSettings =
  (tab?: Tab): Decorator =>
  (Story, context) =>
    inApp({
      path: tab ? `/settings?tab=${tab}` : '/settings',
      page: '/settings',
      frame: SignedInShell,
      answers: {
        '/api/auth/check': (context.parameters.auth as AuthCheck | undefined) ?? loggedIn,
      },
    })(Story, context)
