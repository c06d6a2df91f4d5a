import router from '@adonisjs/core/services/router'
import type { Route } from '@adonisjs/core/http'
import { controllerOf } from '#app/core/answers/before_framework'
import { type AnsweringWebhook, WEBHOOKS } from '#app/texting/sms/webhook_door'

/** Stands before every route that the provider calls. */
export const { twilioSignature } = router.named({
  twilioSignature: () => import('#app/texting/sms/twilio_signature_middleware'),
})

type Controller = new (...parts: never[]) => AnsweringWebhook

/** A route that the text provider calls with its signature; mostly answered before it, by `WebhookDoor`. */
export function webhookRoute(path: string, load: () => Promise<{ default: Controller }>): Route {
  const route = router.post(path, [load, 'store']).use(twilioSignature())
  WEBHOOKS.set(path, controllerOf(load))
  return route
}
