export interface Area {
  /** The product's files in which faults are put; patterns from backend/app. */
  files: readonly string[]
  /** The specs that must notice. */
  specs: readonly string[]
}

/**
 * Where a fault costs most: what must not be sent, charged,
 * forgotten or shown. Its nearest specs, or it would take days.
 */
export const AREAS: Record<string, Area> = {
  gate: {
    files: ['texting/gate/*', 'ledgers/spending/spending'],
    specs: [
      'texting/gate/*',
      'texting/sending/{one_text,odd_moments,send_loop}',
      'ledgers/spending/spending',
    ],
  },
  allowance: {
    files: ['ledgers/allowance/*'],
    specs: [
      'ledgers/allowance/*',
      'texting/sending/{one_text,odd_moments}',
      'console/support/grant_messages',
    ],
  },
  settling: {
    files: [
      'billing/purchases/{settle_*,apply_payment,keep_bill,entitlement,subscriptions,purchases}',
    ],
    specs: [
      'billing/purchases/*',
      'billing/payment_events/*',
      'billing/plans/*',
      'billing/checkout/*',
    ],
  },
  money: {
    files: [
      'billing/plans/{change_subscription,find_subscription_user,list_invoices,one_at_a_time}',
      'billing/payment_events/*',
      'billing/purchases/{cancel_and_refund,complete_upgrade,find_cancellation,payment_audit}',
      'console/support/refund_purchase',
    ],
    specs: [
      'billing/purchases/*',
      'billing/payment_events/*',
      'billing/plans/*',
      'billing/checkout/*',
      'console/support/refund_purchase',
    ],
  },
  schedules: {
    files: [
      'schedules/plan/{due_times,plan_schedule,replan_schedules}',
      'schedules/firings/claim_*',
    ],
    specs: ['schedules/plan/*', 'schedules/firings/*', 'people/profile/save_preferences'],
  },
  consent: {
    files: [
      'texting/consent/*',
      'conversations/inbound/{answer_keyword,drop_queued,crisis_stop_answer}',
      'conversations/inbound/{place_text,read_inbox,receive_message}',
    ],
    specs: ['texting/consent/*', 'conversations/inbound/*'],
  },
  memory: {
    files: [
      'memory/{kept,forgetting,memories}/*',
      'conversations/remembering/{remember_talk,stretch,answer_memory_wish}',
    ],
    specs: ['memory/{kept,forgetting,memories}/*', 'conversations/remembering/*'],
  },
  masking: {
    files: [
      'core/phones/mask_phone',
      'texting/delivery/masked_body',
      'console/resources/{show_record,reveal_fields}',
    ],
    specs: ['console/resources/masking', 'people/verification/send_verification'],
  },
  care: {
    files: ['safety/care/*'],
    specs: ['safety/care/*', 'privacy/forget_minor'],
  },
  privacy: {
    files: ['privacy/*'],
    specs: ['privacy/*'],
  },
  jobs: {
    files: ['core/jobs/{job_store,job_queue,job_sql,wake_timer}'],
    specs: ['core/jobs/{job_store,job_worker,job_sql}'],
  },
  worker: {
    files: ['core/jobs/job_worker'],
    specs: ['core/{jobs/job_worker,database/group_commit}'],
  },
}
