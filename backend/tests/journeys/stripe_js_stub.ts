import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js'

/** What the fields send to the bank: the card never leaves their frame. */
export interface Confirmation {
  clientSecret: string
  card: string
}

/** The text of `https://js.stripe.com/<release>/stripe.js`, as much of it as the checkout uses. */
export const stripeScript = () => `(${runInPage.toString()})()`

/** The page of its fields, which it frames. */
export const fieldsPage = () =>
  `<!doctype html><html lang="en"><title>Card</title>
<form><label>Card number <input name="card"></label></form>
<script>(${runInFields.toString()})()</script></html>`

// --- what follows runs in the browser: only its text gets there, so it uses nothing of this module ---

interface Posted<T> {
  data: T
  origin: string
  source: unknown
  ports: Port<unknown>[]
}

interface Port<T> {
  onmessage: (message: Posted<T>) => void
  postMessage(data: unknown): void
}

interface Frame {
  src: string
  title: string
  contentWindow: { postMessage(data: unknown, origin: string, ports: unknown[]): void }
  remove(): void
}

interface Place {
  append(child: Frame): void
}

interface Fields {
  clientSecret: string
  frame: Frame | null
}

type Listeners = Record<string, ((event: object) => void) | undefined>

declare const document: {
  currentScript: { src: string }
  createElement(tag: 'iframe'): Frame
  querySelector(selector: string): { value: string } | null
}
declare const window: {
  Stripe: unknown
  parent: { postMessage(data: unknown, origin: string): void }
  addEventListener(type: 'message', listener: (message: Posted<unknown>) => void): void
}
declare const MessageChannel: new () => { port1: Port<PaymentIntentResult>; port2: unknown }

function runInPage(): void {
  const [origin = '', release] = /^(https:\/\/[^/]+)\/(\w+)/
    .exec(document.currentScript.src)!
    .slice(1)

  const createPayment = (fields: Fields) => {
    const listeners: Listeners = {}
    const frame = document.createElement('iframe')
    fields.frame = frame
    frame.title = 'Secure payment input frame'
    frame.src = `${origin}/fields`
    window.addEventListener('message', (message) => {
      const isOurs = message.origin === origin && message.source === frame.contentWindow
      if (isOurs && message.data === 'ready') listeners.ready?.({ elementType: 'payment' })
    })
    return {
      on: (event: string, listener: (event: object) => void) => (listeners[event] = listener),
      off: (event: string) => delete listeners[event],
      mount: (place: Place) => place.append(frame),
      update: () => undefined,
      destroy: () => frame.remove(),
    }
  }

  const elements = ({ clientSecret }: { clientSecret: string }) => {
    const fields: Fields = { clientSecret, frame: null }
    return {
      fields,
      create: () => createPayment(fields),
      getElement: () => null,
      update: () => undefined,
      submit: async () => ({}),
    }
  }

  const confirmPayment = (asked: {
    elements: { fields: Fields }
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }) => {
    const { frame, clientSecret } = asked.elements.fields
    if (asked.redirect !== 'if_required') throw new Error('This script leads nobody elsewhere')
    if (!URL.canParse(asked.confirmParams.return_url)) throw new Error('return_url is no address')
    return new Promise<PaymentIntentResult>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data)
      frame?.contentWindow.postMessage(clientSecret, origin, [port2])
    })
  }

  const unused = () => Promise.reject(new Error('The checkout does not call this'))
  const stripe = {
    elements,
    confirmPayment,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  } as unknown as Stripe
  window.Stripe = Object.assign(() => stripe, { version: release })
}

function runInFields(): void {
  window.addEventListener('message', ({ data: clientSecret, ports }) => {
    const card = document.querySelector('input')?.value
    void fetch('/confirm', { method: 'POST', body: JSON.stringify({ clientSecret, card }) })
      .then((answer) => answer.json())
      .then((result) => ports[0]?.postMessage(result))
  })
  window.parent.postMessage('ready', '*')
}
