import type { ComponentProps } from 'react'
import { TextInput } from './text_input'

/** Takes an address just as it is typed. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
