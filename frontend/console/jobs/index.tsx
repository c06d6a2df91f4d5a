import { RotateCcw, Trash2, Workflow } from 'lucide-react'
import { ConfirmedButton } from '../resources/confirmed_button'
import type { Face } from '../resources/face'
import { JobActions } from './job_actions'

export const jobs: Face = {
  resource: 'jobs',
  section: 'Operations',
  icon: Workflow,
  tabs: 'status',
  queries: [{ label: 'Dead jobs', filter: { status: 'dead' } }],
  bulk: [
    {
      call: 'jobs.retry',
      button: (
        <ConfirmedButton
          key="retry"
          label="Retry"
          icon={<RotateCcw size={16} />}
          data={{ status: 'pending' }}
          done="to run again"
          text={
            'Dead jobs run again within a second. ' +
            'Anything they send or charge goes through then.'
          }
        />
      ),
    },
    {
      call: 'jobs.discard',
      button: (
        <ConfirmedButton
          key="discard"
          label="Discard"
          icon={<Trash2 size={16} />}
          data={null}
          done="discarded"
          text="Their work will never be done. This can’t be undone."
        />
      ),
    },
  ],
  Actions: JobActions,
}
