import { PRESETS, type GirlfriendInput, type PresetKey } from '#app/people/girlfriends/contract'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PORTRAIT_OPTIONS } from '../../lib/portrait_options'
import { PortraitPicker } from '../../ui/portrait_picker'
import type { CustomizeFields } from './customize_fields'
import { FormBlock } from './form_block'

const COMING_SOON = { name: 'Custom Girl', note: 'Coming Soon' }

type LookForm = UseFormReturn<CustomizeFields, unknown, GirlfriendInput>

export function LookBlock({ form }: { form: LookForm }) {
  const choose = (key: PresetKey) => {
    form.setValue('image', key, { shouldDirty: true, shouldValidate: true })
    if (form.getValues('name').trim() !== '') return
    const preset = PRESETS.find((candidate) => candidate.key === key)
    form.setValue('name', preset?.name ?? '', { shouldValidate: true })
  }

  return (
    <FormBlock number={1} title="Look">
      <Controller
        control={form.control}
        name="image"
        render={({ field, fieldState }) => (
          <PortraitPicker
            label="Her photo"
            options={PORTRAIT_OPTIONS}
            value={field.value}
            onChange={choose}
            comingSoon={COMING_SOON}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormBlock>
  )
}
