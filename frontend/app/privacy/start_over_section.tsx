import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import { OwnerDialog } from './owner_dialog'
import { useStartOver } from './use_start_over'

export function StartOverSection() {
  const beginning = useStartOver()
  return (
    <Section
      title="Forget everything and start over"
      description="A new companion and an empty thread, in the same account."
    >
      <OwnerDialog
        title="Forget everything and start over?"
        description={<WhatGoes />}
        confirmLabel="Start over"
        trigger={<Button variant="ghost">Forget everything and start over</Button>}
        deed={beginning}
      />
    </Section>
  )
}

function WhatGoes() {
  return (
    <>
      <p>
        <b className="font-semibold text-ink">This is deleted for good:</b> your companion, the
        whole conversation, what she remembers, her diary, and your scheduled messages.
      </p>
      <p className="mt-3">
        <b className="font-semibold text-ink">This stays:</b> your account, your phone number, your
        plan and the messages you have left.
      </p>
    </>
  )
}
