import { NAME_SLOTS } from '../../backend/app/core/answers/contract.ts'

/** A page that is made when the site is built. */
export interface StaticPage {
  /** Where the app shows it. */
  path: string
  /** `build/site/pages/<file>.html` */
  file: string
  title: string
  description: string
  /** Whether it may be found and shared: then it has an address of its own. */
  isPublic: boolean
}

const DESCRIPTION =
  'An AI companion who texts you back, by plain SMS. For adults. Ten free messages, no app to download.'

export const HOME: StaticPage = {
  path: '/',
  file: 'home',
  title: 'An AI companion who texts you back',
  description: DESCRIPTION,
  isPublic: true,
}

export const STATIC_PAGES: readonly StaticPage[] = [
  HOME,
  {
    path: '/terms',
    file: 'terms',
    title: 'Terms of Service',
    description: `The agreement between you and ${NAME_SLOTS.legalName}, and how its text messages work.`,
    isPublic: true,
  },
  {
    path: '/privacy',
    file: 'privacy',
    title: 'Privacy Policy',
    description: `What ${NAME_SLOTS.brand} keeps about you, why, for how long, and how to delete it.`,
    isPublic: true,
  },
  {
    path: '/safety',
    file: 'safety',
    title: 'Safety',
    description: 'She is an AI. What she does in a crisis, and the lines where people answer.',
    isPublic: true,
  },
  {
    path: '/404',
    file: 'not_found',
    title: '404 Page Not Found',
    description: DESCRIPTION,
    isPublic: false,
  },
]
