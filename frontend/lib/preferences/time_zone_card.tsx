import type { Signup } from '#app/people/accounts/contract'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Combobox } from '../../ui/combobox'
import { Field } from '../../ui/field'
import { toast } from '../../ui/toast'
import { ApiError } from '../api_error'
import { clockTime, hourAndMinute, zoneWords } from '../format'
import { useNow } from '../use_now'
import { cityOf, findZones } from './find_zones'
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
        Scheduled messages and quiet hours follow this time zone, and your daily messages reset at
        midnight.
        {!signup.hasPickedTimeZone &&
          ' We took it from your browser. Your conversation shows US Eastern until you save a zone here.'}
      </p>
      <form noValidate onSubmit={save} className="mt-4 grid gap-3">
        <Field
          label="Your time zone"
          hint={<LocalTime zone={zone} />}
          error={error instanceof ApiError ? error.errors.timeZone : undefined}
        >
          <ZoneField zone={zone} stored={signup.timeZone} onChoose={setChosen} />
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

interface ZoneFieldProps {
  zone: string
  stored: string
  onChoose: (zone: string) => void
}

/** `New York, 10:12 AM`: found by its city, known by its clock. */
function ZoneField({ zone, stored, onChoose }: ZoneFieldProps) {
  const now = new Date(useNow()).toISOString()
  const find = (typed: string) =>
    findZones(typed, stored).map((place) => ({
      key: `${place.city} ${place.zone}`,
      value: place.zone,
      label: `${place.city}, ${hourAndMinute(now, place.zone)}`,
      note: place.region,
    }))
  return (
    <Combobox
      value={zone}
      text={cityOf(zone)}
      find={find}
      onChoose={onChoose}
      listLabel="Time zones"
      nothingFound="No city by that name. Try the nearest big one."
    />
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
      Use this device’s: {cityOf(here)}
    </Button>
  )
}
