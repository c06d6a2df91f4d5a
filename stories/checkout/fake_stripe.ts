import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js'
import { fn } from 'storybook/test'

type Listener = (event: object) => void

interface FakeStripe {
  /** What becomes of the fields once they are on the page. */
  fields: 'ready' | 'loading' | 'failing'
  confirm: () => Promise<PaymentIntentResult>
}

/** What was handed to the provider, for stories to look at. */
export const given = { elements: fn(), create: fn(), update: fn(), confirm: fn() }

/** As much of the provider's script as the checkout uses; its fields are a box, its bank is a function. */
export function fakeStripe({ fields, confirm }: FakeStripe): Stripe {
  const stripe = {
    elements: (options: unknown) => {
      given.elements(options)
      return { create: createFields(fields), getElement: () => null, update: given.update }
    },
    confirmPayment: (options: unknown) => {
      given.confirm(options)
      return confirm()
    },
    createToken: fn(),
    createPaymentMethod: fn(),
    confirmCardPayment: fn(),
  }
  return stripe as unknown as Stripe
}

function createFields(fate: FakeStripe['fields']) {
  return (type: string, options: unknown) => {
    given.create(type, options)
    const listeners: Record<string, Listener> = {}
    return {
      on: (event: string, listener: Listener) => (listeners[event] = listener),
      off: (event: string) => delete listeners[event],
      update: fn(),
      destroy: fn(),
      mount: (place: HTMLElement) => {
        if (fate === 'ready') place.append(pretendFields())
        setTimeout(() => {
          if (fate === 'ready') listeners.ready?.({})
          if (fate === 'failing') listeners.loaderror?.({ error: { type: 'api_error' } })
        })
      },
    }
  }
}

function pretendFields(): HTMLElement {
  const box = document.createElement('p')
  box.className = 'rounded-control border-[1.5px] border-dashed border-control p-4 text-muted'
  box.textContent = 'Here stand the fields of the provider.'
  return box
}
