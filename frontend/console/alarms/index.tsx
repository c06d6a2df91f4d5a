import { Bell, Check } from 'lucide-react'
import { ConfirmedButton } from '../resources/confirmed_button'
import type { Face } from '../resources/face'
import { AlarmActions } from './alarm_actions'

export const alarms: Face = {
  resource: 'alarms',
  section: 'Texting',
  icon: Bell,
  queries: [{ label: 'Not cleared', filter: { isCleared: false } }],
  bulk: [
    {
      call: 'alarms.clear',
      button: (
        <ConfirmedButton
          key="clear"
          label="Clear"
          icon={<Check size={16} />}
          data={{ isCleared: true }}
          done="cleared"
          text={
            'What they hold back goes on: texts, and codes. ' +
            'Safety events they tell of stay open and raise no alarm again.'
          }
        />
      ),
    },
  ],
  Actions: AlarmActions,
}
