import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { presetWith } from '#app/people/looks/contract'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { HerPhotoPicker } from '../../lib/her_photo_picker'
import { useOpenPersonalities } from '../../lib/open_styles'
import type { CustomizeFields } from './customize_fields'
import { FormBlock } from './form_block'

type LookForm = UseFormReturn<CustomizeFields, unknown, GirlfriendInput>

export function LookBlock({ form }: { form: LookForm }) {
  const open = useOpenPersonalities()
  return (
    <FormBlock number={1} title="Look">
      <Controller
        control={form.control}
        name="image"
        render={({ field, fieldState }) => (
          <HerPhotoPicker
            value={field.value}
            onChange={(image) => choose(form, image, open)}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormBlock>
  )
}

/** A preset brings a name and a personality along, where nobody has given her others. */
function choose(
  form: LookForm,
  image: string,
  open: ReturnType<typeof useOpenPersonalities>
): void {
  form.setValue('image', image, { shouldDirty: true, shouldValidate: true })
  const preset = presetWith(image)
  if (!preset) return
  const { name, personality, suggested } = form.getValues()
  if (name.trim() === '') form.setValue('name', preset.name, { shouldValidate: true })
  if (personality !== suggested) return
  const isOpen = open.some(({ value }) => value === preset.personality)
  const brought = isOpen ? preset.personality : ''
  form.setValue('suggested', brought)
  form.setValue('personality', brought, { shouldValidate: isOpen })
}
