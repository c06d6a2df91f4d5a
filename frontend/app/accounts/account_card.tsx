import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { kept, useKept } from '../../lib/kept'
import { forgetReset } from '../../lib/kept_reset'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'
import { LoginForm } from './login_form'
import { SignUpForm } from './sign_up_form'
import { TooYoung } from './too_young'
import { useEntry, useRedirect } from './use_entry'
import { useLogin } from './use_login'
import { SENT_TO } from './use_send_code'
import { useSignUp } from './use_sign_up'

const PASSWORD = '[name=password]'

// Few visitors get that far; those who do wait for their code anyway.
const CodeView = lazy(() => import('./code_view').then((file) => ({ default: file.CodeView })))

interface AccountCardProps {
  /** What stands in the card while somebody gets a new password. */
  ForgottenPassword: ComponentType<{
    email: string
    onBack: (email: string) => void
    onDone: (email: string) => void
  }>
}

/** The card of the landing page: a visitor signs up or logs in here; whoever is logged in moves on. */
export function AccountCard({ ForgottenPassword }: AccountCardProps) {
  const { isAsked } = useRedirect()
  const location = useLocation()
  const [isForgotten, setIsForgotten] = useKept('forgotten', false)
  const [tab, setTab] = useTab(isAsked, location, () => setIsForgotten(false))
  const { enter, leaveFor } = useEntry()
  const login = useLogin(enter)
  const returnWith = (email: string, nextField: string) => {
    flushSync(() => {
      setIsForgotten(false)
      setTab('login')
      login.form.change({ email, password: '' })
    })
    login.form.focus(nextField)
  }

  const beginReset = () => {
    forgetReset({ unlessOf: login.form.values.email })
    setIsForgotten(true)
  }

  const signUp = useSignUp({ enter, onTaken: (email) => returnWith(email, PASSWORD) })
  const card = useRef<HTMLDivElement>(null)
  useArrival(card, isAsked, location.hash)
  // Whoever goes to log in finds the field for the code again behind the other tab.
  const sentTo = tab === 'sign-up' && signUp.send.sentTo

  return (
    <Card ref={card} tabIndex={-1} className="p-5 shadow-float outline-none sm:p-8">
      {leaveFor && <Navigate to={leaveFor} replace />}
      <Suspense fallback={<Skeleton className="h-96" />}>
        {isForgotten && (
          <ForgottenPassword
            email={login.form.values.email}
            onBack={(email) => returnWith(email, '[name=forgotten]')}
            onDone={(email) => returnWith(email, PASSWORD)}
          />
        )}
        {!isForgotten && sentTo && <CodeView signUp={signUp} sentTo={sentTo} />}
      </Suspense>
      {!isForgotten && !sentTo && (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label="Sign up or log in">
            <Tab value="sign-up">Sign Up</Tab>
            <Tab value="login">Login</Tab>
          </TabList>
          <TabPanel value="sign-up" tabIndex={-1}>
            <SignUp signUp={signUp} />
          </TabPanel>
          <TabPanel value="login" tabIndex={-1}>
            <LoginForm login={login} onForgotten={beginReset} />
          </TabPanel>
        </Tabs>
      )}
    </Card>
  )
}

function SignUp({ signUp }: { signUp: ReturnType<typeof useSignUp> }) {
  return signUp.isTooYoung ? <TooYoung /> : <SignUpForm signUp={signUp} />
}

const LOGIN = '#login'
const TABS = new Map([
  [LOGIN, 'login'],
  ['#signup', 'sign-up'],
])

/** The address may ask for one of the two, on arrival and later, whatever was half done here. */
function useTab(isAsked: boolean, location: Location, onAsked: () => void) {
  const { hash } = location
  const [tab, setTab] = useState(() => firstTab(isAsked, hash))
  // The very object: who asks twice for the same asks anew.
  const [met, setMet] = useState(location)
  if (met !== location) {
    setMet(location)
    const asked = TABS.get(hash)
    if (asked) {
      onAsked()
      setTab(asked)
    }
  }
  return [tab, setTab] as const
}

function firstTab(isAsked: boolean, hash: string): string {
  // A reload brings back the field for the code.
  return hash === LOGIN || (isAsked && !kept(SENT_TO)) ? 'login' : 'sign-up'
}

/** Whoever was sent here to log in is brought to the card. */
function useArrival(card: RefObject<HTMLDivElement | null>, isAsked: boolean, hash: string): void {
  const isSent = isAsked || hash === LOGIN
  useEffect(() => {
    if (!isSent) return
    card.current?.scrollIntoView({ behavior: 'instant' })
    card.current?.focus({ preventScroll: true })
  }, [card, isSent])
}
