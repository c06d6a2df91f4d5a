import { HerPhotoPicker } from '../../lib/her_photo_picker'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useUpdatePhoto } from './use_update_photo'

export function PhotoForm({ image }: { image: string }) {
  const { form, isChanged, isPending, submit } = useUpdatePhoto(image)
  return (
    <Card tail="me">
      <h2 className="text-xl">Update Appearance</h2>
      <p className="mt-2 text-muted">Only her portrait changes. She stays who she is.</p>
      <form id={form.id} noValidate onSubmit={submit} className="mt-5">
        <HerPhotoPicker
          value={form.values.image}
          onChange={(chosen) => form.change({ image: chosen })}
          error={form.errors.image}
        />
        <Button type="submit" isPending={isPending} disabled={!isChanged} className="mt-5 w-full">
          Update Photo
        </Button>
      </form>
    </Card>
  )
}
