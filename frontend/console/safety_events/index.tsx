import { Check, ShieldAlert, Undo2 } from 'lucide-react'
import { BulkButton } from '../resources/bulk_button'
import { ConfirmedButton } from '../resources/confirmed_button'
import type { Face } from '../resources/face'
import { SafetyEventActions } from './safety_event_actions'
import { SafetyEventMore } from './safety_event_more'

export const safetyEvents: Face = {
  resource: 'safety-events',
  section: 'Care',
  icon: ShieldAlert,
  tabs: 'state',
  opensOn: {
    filter: { state: 'open' },
    sort: { field: 'id', order: 'ASC' },
    nothing: 'Nothing is waiting for an answer.',
  },
  queries: [
    { label: 'Crisis flags', filter: { kind: ['crisis', 'crisis_other'], state: 'open' } },
    { label: 'Minors', filter: { kind: ['minor', 'minor_sexual'], state: 'open' } },
  ],
  bulk: [
    {
      call: 'safety_events.answer',
      button: (
        <ConfirmedButton
          key="answer"
          label="Mark answered"
          icon={<Check size={16} />}
          text="They no longer wait for anybody. Under Answered they can be reopened."
          data={{ state: 'answered' }}
          done="marked answered"
        />
      ),
    },
    {
      call: 'safety_events.answer',
      button: (
        <BulkButton
          key="open"
          label="Reopen"
          icon={<Undo2 size={16} />}
          data={{ state: 'open' }}
          done="reopened"
        />
      ),
    },
  ],
  Actions: SafetyEventActions,
  More: SafetyEventMore,
}
