import { useFormState } from 'react-hook-form'
import { Band } from '../../ui/band'
import type { CustomizeControl } from './customize_fields'

/** Everything that is missing, in the order of the form. */
export function ErrorSummary({ control }: { control: CustomizeControl }) {
  const { errors } = useFormState({ control })
  const texts = [
    errors.image,
    errors.name,
    errors.age,
    errors.personality,
    errors.interests,
    errors.communicationStyle,
    errors.relationshipStyle,
    errors.backstory,
    errors.keyMemories,
  ].flatMap((error) => error?.message?.replace(/\.$/, '') ?? [])

  return (
    <div role="alert" className="empty:hidden">
      {texts.length > 0 && (
        <Band tone="danger" title={texts.length === 1 ? 'One more thing.' : 'Almost there.'}>
          {texts.join('. ')}.
        </Band>
      )}
    </div>
  )
}
