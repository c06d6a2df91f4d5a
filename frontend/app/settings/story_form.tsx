import { storyInput, type Girlfriend, type StoryInput } from '#app/people/girlfriends/contract'
import { Overtaken } from '../../lib/overtaken'
import { StoryField } from '../../lib/story_field'
import { useForm } from '../../lib/use_form'
import { useSavedFields } from '../../lib/use_saved_fields'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useChangeGirlfriend } from './use_change_girlfriend'

const FIELDS = ['backstory', 'keyMemories'] as const

/** The two free texts she always has before her. */
export function StoryForm({ girlfriend }: { girlfriend: Girlfriend }) {
  const { backstory, keyMemories } = girlfriend
  const form = useForm<StoryInput>({ schema: storyInput, empty: { backstory, keyMemories } })
  const { mutate, isPending } = useChangeGirlfriend('Story Saved', form.refuse)
  const fields = useSavedFields(form, { backstory, keyMemories })

  return (
    <Card>
      <h2 className="text-xl">Her story</h2>
      <p className="mt-2 text-muted">Leave either one empty, and change it whenever you like.</p>
      <form
        id={form.id}
        noValidate
        onSubmit={form.submit(
          () => !isPending && mutate(fields.send(), { onSuccess: fields.settle })
        )}
        className="mt-5 grid gap-5"
      >
        {FIELDS.map((name) => (
          <StoryField key={name} {...form.field(name)} error={form.errors[name]} />
        ))}
        <Overtaken isOvertaken={fields.isOvertaken} />
        <Button type="submit" isPending={isPending} disabled={!fields.isChanged} className="w-full">
          Save Her Story
        </Button>
      </form>
    </Card>
  )
}
