import type { PresetKey } from '#app/people/girlfriends/contract'
import { PORTRAIT_OPTIONS } from '../../lib/portrait_options'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PortraitPicker } from '../../ui/portrait_picker'
import { useUpdatePhoto } from './use_update_photo'

export function PhotoForm({ image }: { image: string }) {
  const { form, isChanged, isPending, submit } = useUpdatePhoto(image)
  return (
    <Card tail="me">
      <h2 className="text-xl">Update Appearance</h2>
      <p className="mt-2 text-muted">Only her photo changes. She stays who she is.</p>
      <form id={form.id} noValidate onSubmit={submit} className="mt-5">
        <PortraitPicker
          label="Her photo"
          options={PORTRAIT_OPTIONS}
          value={form.values.image as PresetKey}
          onChange={(key) => form.change({ image: key })}
          error={form.errors.image}
        />
        <Button type="submit" isPending={isPending} disabled={!isChanged} className="mt-5 w-full">
          Update Photo
        </Button>
      </form>
    </Card>
  )
}
