import { restyleInput, type RestyleInput } from '#app/people/girlfriends/contract'
import { HerPhotoPicker } from '../../lib/her_photo_picker'
import { Overtaken } from '../../lib/overtaken'
import { useForm } from '../../lib/use_form'
import { useSavedFields } from '../../lib/use_saved_fields'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useChangeGirlfriend } from './use_change_girlfriend'

export function PhotoForm({ image }: { image: string }) {
  const form = useForm<RestyleInput>({ schema: restyleInput, empty: { image } })
  const { mutate, isPending } = useChangeGirlfriend('Photo Updated', form.refuse, 'PUT')
  const fields = useSavedFields(form, { image })
  return (
    <Card tail="me">
      <h2 className="text-xl">Update Appearance</h2>
      <p className="mt-2 text-muted">Only her portrait changes. She stays who she is.</p>
      <form
        id={form.id}
        noValidate
        onSubmit={form.submit(
          () => !isPending && mutate(fields.send() as RestyleInput, { onSuccess: fields.settle })
        )}
        className="mt-5"
      >
        <HerPhotoPicker
          value={form.values.image}
          onChange={(chosen) => form.change({ image: chosen })}
          error={form.errors.image}
        />
        <Overtaken isOvertaken={fields.isOvertaken} />
        <Button
          type="submit"
          isPending={isPending}
          disabled={!fields.isChanged}
          className="mt-5 w-full"
        >
          Update Photo
        </Button>
      </form>
    </Card>
  )
}
