import { Controller } from 'react-hook-form'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import type { CustomizeControl } from './customize_fields'
import { RadioCards } from './radio_cards'

interface ChoiceFieldProps {
  control: CustomizeControl
  name: 'personality' | 'communicationStyle' | 'relationshipStyle'
  label: string
  placeholder: string
  options: readonly { value: string; label: string; description: string }[]
  /** Described in the list, and as cards where there is room for them. */
  hasCards?: true
  /** Why it is chosen already. */
  note?: string
  onChosen?: () => void
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { control, name, label, options, placeholder, hasCards, note, onChosen } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <div>
          <Field
            label={label}
            error={fieldState.error?.message}
            hint={hasCards ? note : descriptionOf(options, field.value)}
            className={hasCards && 'lg:hidden'}
          >
            <Select
              {...field}
              onChange={(event) => {
                field.onChange(event)
                onChosen?.()
              }}
              placeholder={placeholder}
              options={hasCards ? described(options) : options}
            />
          </Field>
          {hasCards && (
            <RadioCards
              label={label}
              options={options}
              value={field.value}
              onChange={(value) => {
                field.onChange(value)
                onChosen?.()
              }}
              note={note}
              error={fieldState.error?.message}
              className="max-lg:hidden"
            />
          )}
        </div>
      )}
    />
  )
}

function descriptionOf(options: ChoiceFieldProps['options'], chosen: string) {
  return options.find(({ value }) => value === chosen)?.description
}

function described(options: ChoiceFieldProps['options']) {
  return options.map(({ value, label, description }) => ({
    value,
    label: `${label}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
  }))
}
