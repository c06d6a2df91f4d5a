export interface Area {
  /** The product's files in which faults are put; patterns from backend/app. */
  files: readonly string[]
  /** The specs that must notice. */
  specs: readonly string[]
}

/** Where a fault costs most: what must not be sent, charged, forgotten or shown. Its nearest specs, or it would take days. */
export const AREAS: Record<string, Area> = {
  gate: {
    files: ['gate/*', 'sending/{gate,gate_rows}', 'spending/spending'],
    specs: ['gate/*', 'sending/{gate,one_text,odd_moments,send_loop}', 'spending/spending'],
  },
  allowance: {
    files: ['allowance/*'],
    specs: ['allowance/*', 'sending/{one_text,odd_moments}', 'support/grant_messages'],
  },
  settling: {
    files: ['purchases/{settle_*,apply_payment,keep_bill,entitlement,subscriptions,purchases}'],
    specs: ['purchases/*', 'payment_events/*', 'billing/*', 'checkout/*'],
  },
  money: {
    files: [
      'billing/{change_subscription,find_subscription_user,list_invoices,one_at_a_time}',
      'payment_events/*',
      'purchases/{cancel_subscription,complete_upgrade,find_cancellation,payment_audit}',
      'support/refund_purchase',
    ],
    specs: [
      'purchases/*',
      'payment_events/*',
      'billing/*',
      'checkout/*',
      'support/refund_purchase',
    ],
  },
  schedules: {
    files: ['schedules/{due_times,plan_schedule,replan_schedules}', 'firings/claim_*'],
    specs: ['schedules/*', 'firings/*', 'profile/save_preferences'],
  },
  consent: {
    files: [
      'consent/*',
      'inbound/{answer_keyword,drop_queued,crisis_stop_answer,place_text,read_inbox,receive_message}',
    ],
    specs: ['consent/*', 'inbound/*'],
  },
  memory: {
    files: ['memory/*', 'remembering/{remember_talk,stretch,answer_memory_wish}'],
    specs: ['memory/*', 'remembering/*'],
  },
  masking: {
    files: ['core/mask_phone', 'delivery/masked_body', 'resources/{show_record,reveal_fields}'],
    specs: ['resources/masking', 'verification/send_verification'],
  },
  jobs: {
    files: ['core/{job_store,job_queue}'],
    specs: ['core/{job_store,job_worker}'],
  },
  worker: { files: ['core/job_worker'], specs: ['core/{job_worker,group_commit}'] },
}
