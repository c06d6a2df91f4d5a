import { Card } from '../../ui/card'
import { Switch } from '../../ui/switch'
import { useFailing, usePhone } from './use_phones'

export function CarrierSwitch({ phone, className }: { phone: string; className?: string }) {
  const { data } = usePhone(phone)
  const failing = useFailing(phone)
  return (
    <Card tone="quiet" tail="none" className={className}>
      <Switch
        isOn={failing.isPending ? failing.variables : (data?.isFailing ?? false)}
        onChange={failing.mutate}
        disabled={!data}
        hint="While on, the carrier reports every text to this phone as undelivered."
      >
        Fail deliveries
      </Switch>
    </Card>
  )
}
