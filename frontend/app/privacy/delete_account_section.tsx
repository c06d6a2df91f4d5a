import { Link } from 'react-router-dom'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Section } from '../../ui/section'
import { TextInput } from '../../ui/text_input'
import { OwnerDialog } from './owner_dialog'
import { useDeleteAccount } from './use_delete_account'

const REMOVED = [
  'Your girlfriend profile',
  'Your conversations, what she remembers, and her diary',
  'Your settings and scheduled messages',
  'Your subscription and billing information; an active plan is canceled',
  'Your phone verification records',
]

export function DeleteAccountSection() {
  return (
    <Section title="Delete your account" description="Immediate and permanent.">
      <Band tone="danger" title="Permanent deletion.">
        What’s deleted can’t be brought back.
      </Band>
      <p className="mt-5 font-medium">This deletes:</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-muted">
        {REMOVED.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        Carriers and the law require us to keep some things: proof of your consent to texts for 5
        years, proof of a STOP for 10, and payment records without your name. Backups go after 30
        days. The{' '}
        <Link to="/privacy" className="underline underline-offset-2">
          privacy policy
        </Link>{' '}
        lists all that stays. If you come back with the same number, you won’t get the ten free
        messages again.
      </p>
      <DeleteAccount />
    </Section>
  )
}

function DeleteAccount() {
  const deletion = useDeleteAccount()
  return (
    <OwnerDialog
      title="Delete My Account"
      description="This permanently deletes your account and all its data. To continue, type DELETE below."
      confirmLabel="Delete My Account"
      isConfirmDisabled={!deletion.isConfirmed}
      trigger={
        <Button variant="danger" className="mt-5">
          Delete My Account
        </Button>
      }
      deed={deletion}
    >
      <Field label="Type DELETE" error={deletion.error}>
        <TextInput
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={deletion.typed}
          onChange={(event) => deletion.type(event.target.value)}
        />
      </Field>
    </OwnerDialog>
  )
}
