import { Button } from '@mui/material'
import { Pause, Play } from 'lucide-react'
import { useLive } from './live'

/** Lists and figures renew themselves until somebody wants to read in peace. */
export function LiveSwitch() {
  const { isLive, setLive } = useLive()
  const Icon = isLive ? Pause : Play
  return (
    <Button
      size="small"
      color="inherit"
      aria-pressed={!isLive}
      title={isLive ? 'Pause updates' : 'Resume updates'}
      onClick={() => setLive(!isLive)}
      startIcon={<Icon aria-hidden="true" size={16} />}
    >
      {isLive ? 'Live' : 'Paused'}
    </Button>
  )
}
