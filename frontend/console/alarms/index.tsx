import { Bell, Check } from 'lucide-react'
import { ConfirmedButton } from '../resources/confirmed_button'
import type { Face } from '../resources/face'
import { AlarmActions } from './alarm_actions'

const ICON = { 'aria-hidden': true, 'size': 16 } as const

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
          icon={<Check {...ICON} />}
          data={{ isCleared: true }}
          done="cleared"
          text="Texts held back because of them will be sent."
        />
      ),
    },
  ],
  Actions: AlarmActions,
}
