import { Controller } from 'react-hook-form'
import { StoryField } from '../../lib/story_field'
import type { CustomizeControl } from './customize_fields'
import { FormBlock } from './form_block'

const FIELDS = ['backstory', 'keyMemories'] as const

export function StoryBlock({ control }: { control: CustomizeControl }) {
  return (
    <FormBlock number={4} title="Her story">
      {FIELDS.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <StoryField {...field} name={name} error={fieldState.error?.message} isOptional />
          )}
        />
      ))}
    </FormBlock>
  )
}
