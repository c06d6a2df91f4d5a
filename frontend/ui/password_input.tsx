import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cn } from './cn'
import { TextInput } from './text_input'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  autoComplete: 'new-password' | 'current-password'
}

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={cn('pr-13', className)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
        className={cn(
          'absolute inset-y-0 right-0 grid w-12 place-items-center',
          'rounded-control text-muted hover:text-ink'
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
