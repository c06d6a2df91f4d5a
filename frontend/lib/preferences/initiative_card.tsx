import type { Signup } from '#app/people/accounts/contract'
import { INITIATIVE_CONSENT } from '#app/people/profile/contract'
import { Card } from '../../ui/card'
import { Switch } from '../../ui/switch'
import { toast } from '../../ui/toast'
import { useGirlfriend } from '../session'
import { useSavePreferences } from './use_save_preferences'

/** Whether she may begin by herself. The sentence is the one the consent ledger keeps. */
export function InitiativeCard({ signup }: { signup: Signup }) {
  const { data } = useGirlfriend()
  const { mutate, isPending, variables } = useSavePreferences()
  const name = data?.girlfriend?.name ?? 'her'
  const isOn = isPending ? variables.mayTextFirst === true : signup.mayTextFirst

  const turn = (mayTextFirst: boolean) =>
    mutate(
      { mayTextFirst },
      {
        onSuccess: () =>
          toast({
            title: mayTextFirst ? 'She May Text First' : 'She No Longer Texts First',
            description: mayTextFirst
              ? 'From now on, she may ask how things went.'
              : 'She’ll drop what she was going to ask about.',
          }),
      }
    )

  return (
    <Card>
      <h2 className="text-xl">Texting first</h2>
      <p className="mt-2 text-muted">{INITIATIVE_CONSENT.text}</p>
      <div className="mt-3">
        <Switch isOn={isOn} onChange={turn} isPending={isPending}>
          Let {name} text first
        </Switch>
      </div>
    </Card>
  )
}
