import { STORY_MOST } from '#app/people/girlfriends/contract'
import type { ComponentProps } from 'react'
import { Field } from '../ui/field'
import { TextArea } from '../ui/text_area'

const WORDS = {
  backstory: {
    label: 'Her backstory',
    hint: 'Who she is as a character. She tells it as a story, and stays an AI and an adult.',
    placeholder: 'She grew up in a lighthouse and paints small boats.',
  },
  keyMemories: {
    label: 'What she should always know',
    hint: 'About you and the two of you. She reads it before each text.',
    placeholder: 'I work nights. We both love bad puns.',
  },
} as const

type StoryFieldProps = Pick<ComponentProps<'textarea'>, 'onChange' | 'onBlur' | 'ref'> & {
  name: keyof typeof WORDS
  value: string
  error?: string
  isOptional?: true
}

/** One of the two free texts about her. */
export function StoryField({ name, error, isOptional, ...rest }: StoryFieldProps) {
  const { label, hint, placeholder } = WORDS[name]
  const count = rest.value.trim().length
  const most = STORY_MOST.toLocaleString('en-US')
  return (
    <Field
      label={isOptional ? `${label} (optional)` : label}
      error={error}
      hint={
        <>
          {hint}
          {count > 0 && <span className="block tabular">{`${count} of ${most} characters`}</span>}
        </>
      }
    >
      <TextArea
        {...rest}
        name={name}
        rows={4}
        autoComplete="off"
        placeholder={placeholder}
        className="max-h-96"
      />
    </Field>
  )
}
