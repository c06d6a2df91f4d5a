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
import { Navigate, useLocation } from 'react-router-dom'
import { useKept } from '../../lib/kept'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'
import { LoginForm } from './login_form'
import { SignUpForm } from './sign_up_form'
import { TooYoung } from './too_young'
import { useEntry, useRedirect } from './use_entry'
import { useLogin } from './use_login'
import { useSignUp } from './use_sign_up'

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
  const { hash } = useLocation()
  const [isForgotten, setIsForgotten] = useKept('forgotten', false)
  const [tab, setTab] = useTab(isAsked, hash, () => setIsForgotten(false))
  const { enter, leaveFor } = useEntry()
  const login = useLogin(enter)
  const signUp = useSignUp({
    enter,
    onTaken: (email) => {
      login.form.change({ email })
      setTab('login')
    },
  })
  const card = useRef<HTMLDivElement>(null)
  useArrival(card, isAsked || hash === LOGIN)

  const returnWith = (email: string, nextField: string) => {
    flushSync(() => {
      setIsForgotten(false)
      setTab('login')
      login.form.change({ email, password: '' })
    })
    login.form.focus(nextField)
  }

  return (
    <Card ref={card} tabIndex={-1} className="p-5 shadow-float outline-none sm:p-8">
      {leaveFor && <Navigate to={leaveFor} replace />}
      <Suspense fallback={<Skeleton className="h-96" />}>
        {isForgotten && (
          <ForgottenPassword
            email={login.form.values.email}
            onBack={(email) => returnWith(email, '[name=forgotten]')}
            onDone={(email) => returnWith(email, '[name=password]')}
          />
        )}
        {signUp.send.sentTo && <CodeView signUp={signUp} sentTo={signUp.send.sentTo} />}
      </Suspense>
      {!isForgotten && !signUp.send.sentTo && (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label="Sign up or log in">
            <Tab value="sign-up">Sign Up</Tab>
            <Tab value="login">Login</Tab>
          </TabList>
          <TabPanel value="sign-up" tabIndex={-1}>
            {signUp.isTooYoung ? <TooYoung /> : <SignUpForm signUp={signUp} />}
          </TabPanel>
          <TabPanel value="login" tabIndex={-1}>
            <LoginForm login={login} onForgotten={() => setIsForgotten(true)} />
          </TabPanel>
        </Tabs>
      )}
    </Card>
  )
}

const LOGIN = '#login'
const TABS = new Map([
  [LOGIN, 'login'],
  ['#signup', 'sign-up'],
])

/** The address may ask for one of the two, on arrival and later, whatever was half done here. */
function useTab(isAsked: boolean, hash: string, onAsked: () => void) {
  const [tab, setTab] = useState(isAsked || hash === LOGIN ? 'login' : 'sign-up')
  const [met, setMet] = useState(hash)
  if (met !== hash) {
    setMet(hash)
    const asked = TABS.get(hash)
    if (asked) onAsked()
    if (asked === 'login' || (asked && !isAsked)) setTab(asked)
  }
  return [tab, setTab] as const
}

/** Whoever was sent here to log in is brought to the card. */
function useArrival(card: RefObject<HTMLDivElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    card.current?.scrollIntoView({ behavior: 'instant' })
    card.current?.focus({ preventScroll: true })
  }, [card, isAsked])
}
