export interface Area {
  /** The product's files in which faults are put; patterns from backend/app. */
  files: readonly string[]
  /** The specs that must notice. */
  specs: readonly string[]
}

const SENDING = ['gate/*', 'sending/*', 'care/pause_account', 'spending/spending']
const MONEY = [
  'billing/*',
  'checkout/*',
  'payment_events/*',
  'purchases/*',
  'support/refund_purchase',
]

/** Where a fault costs most: what must not be sent, charged, forgotten or shown. */
export const AREAS: Record<string, Area> = {
  gate: {
    files: ['gate/*', 'sending/{gate,gate_rows}', 'spending/spending'],
    specs: [...SENDING, 'consent/keywords', 'delivery/*', 'replies/reply_to_message'],
  },
  allowance: { files: ['allowance/*'], specs: ['allowance/*', 'sending/*', 'delivery/*'] },
  settling: {
    files: ['purchases/{settle_*,apply_payment,keep_bill,entitlement,subscriptions,purchases}'],
    specs: MONEY,
  },
  money: {
    files: [
      'billing/{change_subscription,find_subscription_user,list_invoices,one_at_a_time}',
      'payment_events/*',
      'purchases/{cancel_subscription,complete_upgrade,find_cancellation,payment_audit}',
      'support/refund_purchase',
    ],
    specs: MONEY,
  },
  schedules: {
    files: ['schedules/{due_times,plan_schedule,replan_schedules}', 'firings/claim_*'],
    specs: ['schedules/*', 'firings/*', 'profile/save_preferences'],
  },
  consent: {
    files: ['consent/*', 'inbound/{answer_keyword,drop_queued,crisis_stop_answer}'],
    specs: ['consent/*', 'inbound/*', 'sending/*', 'profile/*', 'delivery/twilio_webhooks'],
  },
  memory: {
    files: ['memory/*', 'remembering/{remember_talk,stretch,answer_memory_wish}'],
    specs: ['memory/*', 'remembering/*', 'privacy/*', 'replies/forgotten_meanwhile'],
  },
  masking: {
    files: ['core/mask_phone', 'delivery/masked_body', 'resources/{show_record,reveal_fields}'],
    specs: ['resources/*', 'verification/send_verification', 'staff/*', 'console/*'],
  },
  jobs: {
    files: ['core/{job_store,job_queue,job_worker}'],
    specs: ['core/*', 'firings/together', 'inbound/hard_cases', 'watch/*'],
  },
}
