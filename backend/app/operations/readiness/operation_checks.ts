import { WORTH_A_LOOK_MS } from '#app/operations/health/work'
import { type ReadinessCheck, momentOf, tick } from '#app/operations/readiness/item'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'

/** On the landing page, in the terms and in search results, whatever the setting is. */
const PROMISED_FREE_MESSAGES = 10

/** Whether it runs, and somebody hears when it does not. */
export function checkOperation(facts: ReadinessFacts): ReadinessCheck[] {
  return [
    operatorPhone(facts),
    workers(facts),
    standIns(facts),
    periods(facts),
    freeMessages(facts),
    backups(),
  ]
}

function operatorPhone({ operatorPhone: phone }: ReadinessFacts): ReadinessCheck {
  return tick('operator_phone', phone !== null, {
    label: 'Operator’s phone',
    ok: 'Alarms are texted to an operator.',
    missing: 'Set OPERATOR_PHONE to a phone somebody carries: alarms are texted to it.',
  })
}

function workers({ seen, now }: ReadinessFacts): ReadinessCheck {
  const { oldestDueAt } = seen
  const isLate = oldestDueAt !== null && now - oldestDueAt > WORTH_A_LOOK_MS
  return tick('workers', !isLate, {
    label: 'Workers',
    ok: 'No work is overdue.',
    missing:
      `Work has waited since ${momentOf(oldestDueAt ?? now)}. ` +
      'Is a process with the role worker running?',
  })
}

function standIns({ sms, ai, payment }: ReadinessFacts): ReadinessCheck {
  const inUse = [
    ...(sms.driver === 'simulator' ? ['texts (SMS_DRIVER=simulator)'] : []),
    ...(ai.driver === 'offline' ? ['replies (AI_DRIVER=offline)'] : []),
    ...(payment.driver === 'test' ? ['cards (PAYMENT_DRIVER=test)'] : []),
  ]
  return tick('stand_ins', inUse.length === 0, {
    label: 'Real providers',
    ok: 'No stand-in is in use.',
    missing: `Built-in stand-ins are used for: ${inUse.join(', ')}. Good for a try, not for real users.`,
  })
}

function periods({ keptLonger }: ReadinessFacts): ReadinessCheck {
  return tick('kept_periods', keptLonger.length === 0, {
    label: 'How long things are kept',
    ok: 'Nothing is kept longer than the privacy page says.',
    missing: `Kept longer than the privacy page says: ${keptLonger.join(', ')}. Lower the settings.`,
  })
}

function freeMessages({ freeMessages: given }: ReadinessFacts): ReadinessCheck {
  return tick('free_messages', given >= PROMISED_FREE_MESSAGES, {
    label: 'Free messages',
    ok: 'Everybody gets the ten free messages the pages promise.',
    missing: `The pages promise ten free messages. Set FREE_MESSAGES to 10 or more; it is ${given}.`,
  })
}

function backups(): ReadinessCheck {
  return {
    key: 'backups',
    label: 'Backups',
    state: 'unknown',
    detail:
      'Can’t be checked from here. Run the command line’s db backup every day, and try a restore once.',
  }
}
