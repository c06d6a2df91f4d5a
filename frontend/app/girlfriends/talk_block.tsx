import { COMMUNICATION_STYLES, INTERESTS } from '#app/people/girlfriends/contract'
import { Controller } from 'react-hook-form'
import { ChipGroup } from '../../ui/chip_group'
import { ChoiceField } from './choice_field'
import type { CustomizeControl } from './customize_fields'
import { useOpenStyles } from '../../lib/open_styles'
import { FormBlock } from './form_block'

export function TalkBlock({ control }: { control: CustomizeControl }) {
  return (
    <FormBlock number={3} title="How you talk">
      <Controller
        control={control}
        name="interests"
        render={({ field, fieldState }) => (
          <ChipGroup
            label="Her Interests"
            options={INTERESTS}
            value={field.value}
            onChange={(interests) => {
              field.onChange(interests)
              field.onBlur()
            }}
            hint={`${field.value.length} of ${INTERESTS.length} chosen`}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-5">
        <ChoiceField
          control={control}
          name="communicationStyle"
          label="Communication Style"
          placeholder="Select a style"
          options={COMMUNICATION_STYLES}
        />
        <ChoiceField
          control={control}
          name="relationshipStyle"
          label="Relationship Style"
          placeholder="Select a style"
          options={useOpenStyles()}
        />
      </div>
    </FormBlock>
  )
}
