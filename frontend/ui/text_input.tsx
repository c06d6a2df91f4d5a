import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control_styles'
import { useFieldWiring } from './field_context'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const wiring = useFieldWiring()
  return <input {...wiring} {...rest} type={type} className={cn(controlStyles, className)} />
}
