import { Pause, Play, User } from 'lucide-react'
import { BulkButton } from '../resources/bulk_button'
import type { Face } from '../resources/face'
import { SignupShow } from './signup_show'

export const signups: Face = {
  resource: 'signups',
  section: 'People',
  icon: User,
  queries: [
    { label: 'They replied STOP', filter: { textingState: 'opted_out' } },
    { label: 'Paused by us', filter: { textingState: 'paused' } },
  ],
  bulk: [
    {
      call: 'signups.pause',
      button: (
        <BulkButton
          key="pause"
          label="Pause"
          icon={<Pause size={16} />}
          data={{ isPaused: true }}
          done="paused"
        />
      ),
    },
    {
      call: 'signups.pause',
      button: (
        <BulkButton
          key="resume"
          label="Resume"
          icon={<Play size={16} />}
          data={{ isPaused: false }}
          done="resumed"
        />
      ),
    },
  ],
  Show: SignupShow,
}
