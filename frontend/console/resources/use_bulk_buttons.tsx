import { Check, Pause, Play, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '../sign_in/staff_session'
import { ConfirmedButton } from './confirmed_button'
import { UndoableButton } from './undoable_button'

const ICON = { 'aria-hidden': true, 'size': 16 } as const

/** What can be done with several rows at once, as far as this role may; null without any. */
export function useBulkButtons(resource: string): ReactNode {
  const may = useMay()
  const buttons = (BUTTONS[resource] ?? []).filter(({ call }) => may(call))
  return buttons.length === 0 ? null : <>{buttons.map(({ button }) => button)}</>
}

/** What comes back is done at once and can be undone; the rest asks first, with the count. */
const BUTTONS: Record<string, { call: string; button: ReactNode }[]> = {
  'signups': [
    {
      call: 'signups.pause',
      button: (
        <UndoableButton
          key="pause"
          label="Pause"
          icon={<Pause {...ICON} />}
          data={{ isPaused: true }}
          done="paused"
        />
      ),
    },
    {
      call: 'signups.pause',
      button: (
        <UndoableButton
          key="resume"
          label="Resume"
          icon={<Play {...ICON} />}
          data={{ isPaused: false }}
          done="resumed"
        />
      ),
    },
  ],
  'safety-events': [
    {
      call: 'safety_events.answer',
      button: (
        <UndoableButton
          key="answer"
          label="Mark answered"
          icon={<Check {...ICON} />}
          data={{ state: 'answered' }}
          done="marked answered"
        />
      ),
    },
    {
      call: 'safety_events.answer',
      button: (
        <UndoableButton
          key="open"
          label="Open again"
          icon={<Undo2 {...ICON} />}
          data={{ state: 'open' }}
          done="open again"
        />
      ),
    },
  ],
  'jobs': [
    {
      call: 'jobs.retry',
      button: (
        <ConfirmedButton
          key="retry"
          label="Retry"
          icon={<RotateCcw {...ICON} />}
          data={{ status: 'pending' }}
          done="to run again"
          text="Dead jobs run again from the next second on. What they send or charge is sent or charged then."
        />
      ),
    },
    {
      call: 'jobs.discard',
      button: (
        <ConfirmedButton
          key="discard"
          label="Discard"
          icon={<Trash2 {...ICON} />}
          data={null}
          done="discarded"
          text="The work of these jobs is never done, and nothing brings them back."
        />
      ),
    },
  ],
  'alarms': [
    {
      call: 'alarms.clear',
      button: (
        <ConfirmedButton
          key="clear"
          label="Clear"
          icon={<Check {...ICON} />}
          data={{ isCleared: true }}
          done="cleared"
          text="What waited for them goes on: texts that were held back are sent."
        />
      ),
    },
  ],
}
