import type { Signup } from '#app/people/accounts/contract'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { ApiError } from '../api_error'
import { clockTime, zoneWords } from '../format'
import { useNow } from '../use_now'
import { listZones } from './list_zones'
import { useSavePreferences } from './use_save_preferences'

/** The zone that scheduled messages, quiet hours and the daily messages follow. */
export function TimeZoneCard({ signup }: { signup: Signup }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate, isPending, error } = useSavePreferences()
  const zone = chosen ?? signup.timeZone
  const isSaved = zone === signup.timeZone && signup.hasPickedTimeZone

  const saved = () => {
    setChosen(null)
    toast({ title: 'Time Zone Saved', description: zoneWords(zone) })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isSaved) mutate({ timeZone: zone }, { onSuccess: saved })
  }

  return (
    <Card>
      <h2 className="text-xl">Time zone</h2>
      <p className="mt-2 text-muted">
        Scheduled messages and quiet hours follow this clock, and your daily messages start over at
        its midnight.
        {!signup.hasPickedTimeZone &&
          ' Your browser named it at sign-up; your conversation shows US Eastern until you save a zone here.'}
      </p>
      <form noValidate onSubmit={save} className="mt-4 grid gap-3">
        <Field
          label="Your time zone"
          hint={<LocalTime zone={zone} />}
          error={error instanceof ApiError ? error.errors.timeZone : undefined}
        >
          <Select
            name="timeZone"
            options={listZones(signup.timeZone)}
            value={zone}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="ghost" size="sm" isPending={isPending} disabled={isSaved}>
            Save time zone
          </Button>
          <DeviceZone zone={zone} onChoose={setChosen} />
        </div>
      </form>
    </Card>
  )
}

function LocalTime({ zone }: { zone: string }) {
  const now = useNow()
  return `It is ${clockTime(new Date(now).toISOString(), zone)} there now.`
}

/** For somebody who moved: one press in place of a long list. */
function DeviceZone({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (here === zone) return null
  return (
    <Button variant="link" size="sm" onClick={() => onChoose(here)}>
      Use this device: {zoneWords(here)}
    </Button>
  )
}
