import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
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

/** The card of the landing page: a visitor signs up or logs in here; whoever is logged in moves on. */
export function AccountCard() {
  const { isAsked } = useRedirect()
  const [tab, setTab] = useState(isAsked ? 'login' : 'sign-up')
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
  useEffect(() => {
    if (!isAsked) return
    card.current?.scrollIntoView({ behavior: 'instant' })
    card.current?.focus({ preventScroll: true })
  }, [isAsked])

  return (
    <Card ref={card} tabIndex={-1} className="p-5 shadow-float outline-none sm:p-8">
      {leaveFor && <Navigate to={leaveFor} replace />}
      {signUp.send.sentTo ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CodeView signUp={signUp} sentTo={signUp.send.sentTo} />
        </Suspense>
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label="Sign up or log in">
            <Tab value="sign-up">Sign Up</Tab>
            <Tab value="login">Login</Tab>
          </TabList>
          <TabPanel value="sign-up" tabIndex={-1}>
            {signUp.isTooYoung ? <TooYoung /> : <SignUpForm signUp={signUp} />}
          </TabPanel>
          <TabPanel value="login" tabIndex={-1}>
            <LoginForm login={login} />
          </TabPanel>
        </Tabs>
      )}
    </Card>
  )
}
