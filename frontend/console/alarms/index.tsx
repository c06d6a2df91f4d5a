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
          text="Texts held back because of them will be sent."
        />
      ),
    },
  ],
  Actions: AlarmActions,
}
