import { ApiError } from '../../lib/api_error'
import { HerPortrait } from '../../lib/her_portrait'
import { PageError } from '../../lib/page_error'
import { useAuth, useGirlfriend, useSignup } from '../../lib/session'
import { Spinner } from '../../ui/spinner'
import { CreatedCard } from './created_card'
import { CustomizeForm } from './customize_form'
import { SetupCard } from './setup_card'
import { useCreateGirlfriend } from './use_create_girlfriend'

/** `/customize` */
export function CustomizePage() {
  const { data: auth } = useAuth()
  const { data } = useSignup()
  const email = auth?.authenticated ? auth.email : null
  const creation = useCreateGirlfriend(email)

  if (creation.created) return <CreatedCard companion={creation.created} email={email} />
  if (!data) return <SignupPending />
  if (data.signup.isOnboarded) return <AlreadySetUp />
  return <CustomizeForm creation={creation} />
}

function AlreadySetUp() {
  const { data } = useGirlfriend()
  const her = data?.girlfriend
  return (
    <SetupCard
      title="Already Set Up!"
      portrait={her && <HerPortrait image={her.image} name={her.name} size="sm" />}
    >
      Your companion is waiting for your texts.
    </SetupCard>
  )
}

function SignupPending() {
  const query = useSignup()
  const { error } = query
  if (error instanceof ApiError && error.status === 404) {
    return (
      <SetupCard title="Account Not Found">
        We couldn’t find a signup for this login. Please sign up first.
      </SetupCard>
    )
  }
  if (error) return <PageError query={query} fallback="We could not load your account." />
  return (
    <div className="grid flex-1 place-items-center text-primary">
      <Spinner size="lg" label="Loading" />
    </div>
  )
}
