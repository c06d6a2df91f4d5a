import {
  COMMUNICATION_STYLES,
  traitsInput,
  type ChangeInput,
  type Girlfriend,
  type TraitsInput,
} from '#app/people/girlfriends/contract'
import { useOpenPersonalities, useOpenStyles } from '../../lib/open_styles'
import { Overtaken } from '../../lib/overtaken'
import { useForm } from '../../lib/use_form'
import { useSavedFields } from '../../lib/use_saved_fields'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TraitChanges } from './trait_changes'
import { useChangeGirlfriend } from './use_change_girlfriend'

/** How she is, which may change as the two get to know each other. */
export function TraitsForm({ girlfriend }: { girlfriend: Girlfriend }) {
  const { personality, communicationStyle, relationshipStyle } = girlfriend
  const empty = { personality, communicationStyle, relationshipStyle }
  const form = useForm<TraitsInput>({ schema: traitsInput, empty })
  const { mutate, isPending } = useChangeGirlfriend('Saved', form.refuse)
  const traits = [
    { name: 'personality', label: 'Personality Type', options: useOpenPersonalities() },
    { name: 'communicationStyle', label: 'Communication Style', options: COMMUNICATION_STYLES },
    { name: 'relationshipStyle', label: 'Relationship Style', options: useOpenStyles() },
  ] as const
  const fields = useSavedFields(form, empty)

  return (
    <Card tail="me">
      <h2 className="text-xl">What she’s like</h2>
      <p className="mt-2 text-muted">
        Changes start with her next text. She remembers what you shared and knows what you changed.
      </p>
      <form
        id={form.id}
        noValidate
        onSubmit={form.submit(
          () => !isPending && mutate(fields.send() as ChangeInput, { onSuccess: fields.settle })
        )}
        className="mt-5 grid gap-5"
      >
        {traits.map(({ name, label, options }) => (
          <Field
            key={name}
            label={label}
            error={form.errors[name]}
            hint={options.find(({ value }) => value === form.values[name])?.description}
          >
            <Select
              name={name}
              value={form.values[name]}
              onChange={(event) => form.change({ [name]: event.target.value })}
              options={options}
            />
          </Field>
        ))}
        <Overtaken isOvertaken={fields.isOvertaken} />
        <Button type="submit" isPending={isPending} disabled={!fields.isChanged} className="w-full">
          Save Changes
        </Button>
      </form>
      <TraitChanges changes={girlfriend.changes} />
    </Card>
  )
}
