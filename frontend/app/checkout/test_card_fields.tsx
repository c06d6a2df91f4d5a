import type { TestCardForm } from '#app/billing/plans/contract'
import type { ChangeEvent } from 'react'
import type { useForm } from '../../lib/use_form'
import { Accordion } from '../../ui/accordion'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { cardNumberText, cvcText, expiryText } from './card_text'

const CARDS = [
  { cardNumber: '4242 4242 4242 4242', outcome: 'Succeeds' },
  { cardNumber: '4000 0000 0000 0002', outcome: 'Is declined' },
  { cardNumber: '4000 0025 0000 3155', outcome: 'Asks for a second step' },
  { cardNumber: '4000 0000 0000 0077', outcome: 'Stays in processing' },
  { cardNumber: '4000 0000 0000 0341', outcome: 'Succeeds, then fails at renewal' },
  { cardNumber: '4000 0000 0000 5423', outcome: 'Succeeds, then the bank warns of fraud' },
]
const REST = { expiry: '12 / 34', cvc: '123' }

interface TestCardFieldsProps {
  form: ReturnType<typeof useForm<TestCardForm>>
}

export function TestCardFields({ form }: TestCardFieldsProps) {
  const { errors, change, field } = form

  const typed =
    (name: keyof TestCardForm, tidy: (text: string) => string) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      // In the middle of a number the caret would jump to its end.
      const isAtEnd = target.selectionStart === target.value.length
      change({ [name]: isAtEnd ? tidy(target.value) : target.value })
    }
  const wired = (name: keyof TestCardForm, tidy: (text: string) => string) => ({
    ...field(name),
    onChange: typed(name, tidy),
    inputMode: 'numeric' as const,
    required: true,
  })

  return (
    <>
      <Field label="Card number" error={errors.cardNumber}>
        <TextInput
          {...wired('cardNumber', cardNumberText)}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          maxLength={30}
        />
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <Field label="Expiration date" error={errors.expiry}>
          <TextInput
            {...wired('expiry', expiryText)}
            autoComplete="cc-exp"
            placeholder="MM / YY"
            maxLength={10}
          />
        </Field>
        <Field label="Security code" error={errors.cvc}>
          <TextInput
            {...wired('cvc', cvcText)}
            autoComplete="cc-csc"
            placeholder="CVC"
            maxLength={4}
          />
        </Field>
      </div>
      <Accordion title="Cards to try" className="border-y border-line">
        <ul className="grid gap-3">
          {CARDS.map(({ cardNumber, outcome }) => (
            <li
              key={cardNumber}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4"
            >
              <p>
                <span className="block font-medium tabular">{cardNumber}</span>
                <span className="block text-sm text-muted">{outcome}</span>
              </p>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Use the card that ${outcome.toLowerCase()}`}
                onClick={() => change({ cardNumber, ...REST })}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      </Accordion>
    </>
  )
}
