import { BRAND } from '../../lib/names'
import { useRef } from 'react'
import { useFormState, type FieldErrors } from 'react-hook-form'
import { PageTitle } from '../../lib/page_title'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { toast } from '../../ui/toast'
import { CompanionPreview } from './companion_preview'
import { firstMissing, type CustomizeFields } from './customize_fields'
import { ErrorSummary } from './error_summary'
import { ImportCard } from './import_card'
import { LookBlock } from './look_block'
import { StoryBlock } from './story_block'
import { TalkBlock } from './talk_block'
import type { Creation } from './use_create_girlfriend'
import { useCustomizeForm } from './use_customize_form'
import { useImportCard } from './use_import_card'
import { WhoBlock } from './who_block'

export function CustomizeForm({ creation }: { creation: Creation }) {
  const { form, fields, memories, setMemories } = useCustomizeForm(creation.error)
  const { submitCount } = useFormState({ control: form.control })
  const element = useRef<HTMLFormElement>(null)
  const card = useImportCard(form, setMemories)

  const refuse = (errors: FieldErrors<CustomizeFields>) => {
    if (errors.image) {
      toast({
        title: 'Please Select a Photo',
        description: 'Pick one of the six portraits, or make your own.',
        variant: 'destructive',
      })
    }
    // The wrong fields are marked with the next render, and what is hidden cannot take the focus.
    setTimeout(() => focusFirstInvalid(element.current))
  }

  return (
    <div
      className={cn(
        'mx-auto flex w-full max-w-page flex-col gap-x-16 gap-y-10 px-5 pt-4',
        'lg:grid lg:items-start lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-8'
      )}
    >
      <div className="lg:col-start-2">
        <PageTitle className="text-4xl">{`Create Your ${BRAND}`}</PageTitle>
        <p className="mt-3 max-w-read text-muted">
          Choose her look, who she is, and how you two talk. She’s an AI companion who texts you by
          SMS.
        </p>
      </div>
      <form
        ref={element}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((input) => creation.create(input, memories), refuse)(event)
        }
        className={cn(
          'contents *:lg:col-start-2',
          '[&_:is(input,select,textarea)]:scroll-mb-16 [&_:is(input,select,textarea)]:max-lg:scroll-mt-12'
        )}
      >
        <CompanionPreview fields={fields} />
        {submitCount > 0 && <ErrorSummary control={form.control} />}
        <LookBlock form={form} />
        <WhoBlock form={form} />
        <TalkBlock control={form.control} />
        <StoryBlock control={form.control} />
        <ImportCard card={card} />
        <SubmitBar isPending={creation.isPending} fields={fields} />
      </form>
    </div>
  )
}

function SubmitBar({ isPending, fields }: { isPending: boolean; fields: CustomizeFields }) {
  const missing = firstMissing(fields)
  return (
    <div
      className={cn(
        'sticky bottom-0 z-20 -mx-5 border-t border-line bg-bg',
        'px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0 lg:py-5'
      )}
    >
      <Button
        type="submit"
        variant={missing ? 'ghost' : 'primary'}
        isPending={isPending}
        disabled={fields.interests.length === 0}
        className="w-full"
      >
        {isPending ? 'Creating...' : 'Start Texting Now!'}
      </Button>
      {missing && (
        <p className="mt-1 text-center text-sm text-muted lg:mt-2">{missing} to continue.</p>
      )}
    </div>
  )
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? []
  const first = [...wrong].find((control) => control.checkVisibility())
  const target = first?.matches('fieldset') ? first.querySelector('input') : first
  target?.focus()
}
