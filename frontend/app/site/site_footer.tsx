import { LEGAL_NAME, SUPPORT_EMAIL } from '../../lib/names'
import { Link } from 'react-router-dom'
import { NotForMinors } from '../../lib/not_for_minors'
import { Wordmark } from '../../lib/wordmark'

const SOCIAL_URL = 'https://www.instagram.com/'
const NOT_YET = ['Pricing', 'FAQ', 'About Us']
const linkStyles = 'inline-flex min-h-11 items-center hover:underline underline-offset-4'

export function SiteFooter() {
  return (
    <footer className="on-night text-sm print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-12 pb-10 md:grid-cols-[1fr_auto]">
        <div className="max-w-md">
          <Wordmark />
          <p className="mt-4 text-on-night-muted">
            An AI companion for adults, by plain text message. She is a computer program and cannot
            feel human emotion.
          </p>
          <NotForMinors className="mt-4 text-on-night-muted" />
          <CrisisLines />
        </div>
        <FooterLinks />
      </div>
      <div className="border-t border-on-night/20">
        {/* A page made last year says last year until it is built again. */}
        <p suppressHydrationWarning className="mx-auto max-w-page px-5 py-5 text-on-night-muted">
          © {new Date().getFullYear()} {LEGAL_NAME}. Text by OpenAI, delivered by Twilio.
        </p>
      </div>
    </footer>
  )
}

function CrisisLines() {
  return (
    <p className="mt-4 text-on-night-muted">
      In a crisis? Call or text{' '}
      <a href="tel:988" className="text-on-night underline underline-offset-2">
        988
      </a>{' '}
      (US and Canada) or find a line near you at{' '}
      <a href="https://findahelpline.com" className="text-on-night underline underline-offset-2">
        findahelpline.com
      </a>
      .
    </p>
  )
}

function InstagramGlyph() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className="size-4.5"
    >
      <rect x="2.5" y="2.5" width="15" height="15" rx="4.5" />
      <circle cx="10" cy="10" r="3.6" />
      <circle cx="14.3" cy="5.7" r="0.6" fill="currentColor" />
    </svg>
  )
}

function FooterLinks() {
  return (
    <nav aria-label="Footer" className="flex flex-wrap gap-x-24 md:gap-x-12">
      <ul>
        <li>
          <Link to="/privacy" className={linkStyles}>
            Privacy
          </Link>
        </li>
        <li>
          <Link to="/terms" className={linkStyles}>
            Terms
          </Link>
        </li>
        <li>
          <Link to="/safety" className={linkStyles}>
            Safety
          </Link>
        </li>
        <li>
          <a href={`mailto:${SUPPORT_EMAIL}`} className={linkStyles}>
            Contact
          </a>
        </li>
        <li>
          <a href={SOCIAL_URL} rel="noreferrer" className={`${linkStyles} gap-2`}>
            <InstagramGlyph />
            Instagram
          </a>
        </li>
      </ul>
      <ul>
        {NOT_YET.map((words) => (
          <li key={words}>
            <a
              role="link"
              aria-disabled="true"
              className="inline-flex min-h-11 items-center gap-2 text-on-night-muted"
            >
              {words}
              <span className="rounded-full bg-night-2 px-2 text-xs">Soon</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
