/** The secret webhooks are signed with: the Twilio auth token, or the stand-in's own. */
export class WebhookSecret {
  constructor(readonly value: string) {}
}
