import type { Signup } from '#app/people/accounts/contract'
import { type State, STATES } from '#app/people/states/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { KEYS } from '../session'
import { useSavePreferences } from './use_save_preferences'

const OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }))

/** Some states have laws of their own on companions; a number may have moved with its person. */
export function StateCard({ signup }: { signup: Signup }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate, isPending } = useSavePreferences()
  const state = chosen ?? signup.state ?? ''
  const isSaved = state === (signup.state ?? '')

  const saved = () => {
    setChosen(null)
    toast({ title: 'State Saved', description: STATES[state as State] })
    // What she may be to them, and whether she may text at all, follows from it.
    for (const key of [KEYS.signup, KEYS.girlfriend])
      void queries.invalidateQueries({ queryKey: key })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isSaved) mutate({ state: state as State }, { onSuccess: saved })
  }

  return (
    <Card>
      <h2 className="text-xl">Where you live</h2>
      <p className="mt-2 text-muted">
        Some states have their own rules for AI companions. Until you choose one, we go by your area
        code.
      </p>
      <form noValidate onSubmit={save} className="mt-4 grid gap-3">
        <Field label="Your state">
          <Select
            name="state"
            value={state}
            onChange={(event) => setChosen(event.target.value)}
            placeholder="Select a state"
            options={OPTIONS}
          />
        </Field>
        <div>
          <Button type="submit" variant="ghost" size="sm" isPending={isPending} disabled={isSaved}>
            Save state
          </Button>
        </div>
      </form>
    </Card>
  )
}
