import { useState, type FormEvent } from 'react'
import { OwnPassword } from '../../lib/own_password'
import { AlertDialog } from '../../ui/alert_dialog'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { Section } from '../../ui/section'
import { useStartOver } from './use_start_over'

export function StartOverSection() {
  const [isOpen, setIsOpen] = useState(false)
  const { start, isPending, own, failure, reset } = useStartOver()

  const turn = (wanted: boolean) => {
    if (isPending) return
    reset()
    setIsOpen(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) start()
  }

  return (
    <Section
      title="Forget everything and start over"
      description="A new companion and an empty thread, in the same account."
    >
      <AlertDialog
        title="Forget everything and start over?"
        description={<WhatGoes />}
        confirmLabel="Start over"
        isOpen={isOpen}
        onOpenChange={turn}
        isPending={isPending}
        onConfirm={start}
        trigger={<Button variant="ghost">Forget everything and start over</Button>}
      >
        <form noValidate onSubmit={submit} className="grid gap-4">
          <OwnPassword {...own} />
          <button type="submit" hidden />
          <FieldError>{failure}</FieldError>
        </form>
      </AlertDialog>
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
