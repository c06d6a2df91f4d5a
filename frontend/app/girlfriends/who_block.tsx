import { AGE, type GirlfriendInput } from '#app/people/girlfriends/contract'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useOpenPersonalities } from '../../lib/open_styles'
import { Field } from '../../ui/field'
import { Stepper } from '../../ui/stepper'
import { TextInput } from '../../ui/text_input'
import { ChoiceField } from './choice_field'
import type { CustomizeFields } from './customize_fields'
import { FormBlock } from './form_block'

type WhoForm = UseFormReturn<CustomizeFields, unknown, GirlfriendInput>

export function WhoBlock({ form }: { form: WhoForm }) {
  const { control } = form
  const suggested = useWatch({ control, name: 'suggested' })
  return (
    <FormBlock number={2} title="Who she is">
      <div className="grid gap-7 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-5">
        <Controller
          control={control}
          name="name"
          render={({ field, fieldState }) => (
            <Field label="Her Name" error={fieldState.error?.message}>
              <TextInput {...field} autoComplete="off" maxLength={40} />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="age"
          render={({ field, fieldState }) => (
            <Field
              label="Her Age"
              hint="Age range: 18-35 years old"
              error={fieldState.error?.message}
            >
              <Stepper
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                min={AGE.least}
                max={AGE.most}
                noun="age"
              />
            </Field>
          )}
        />
      </div>
      <ChoiceField
        control={control}
        name="personality"
        label="Personality Type"
        placeholder="Select a personality"
        options={useOpenPersonalities()}
        hasCards
        note={suggested && 'Goes with the portrait you picked. You can change it.'}
        onChosen={() => form.setValue('suggested', '')}
      />
    </FormBlock>
  )
}
