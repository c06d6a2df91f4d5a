import { type StandIn, standInsOf } from '#app/site/contract'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '../../lib/session'
import { Band } from '../../ui/band'

/** Which providers are only played; what every page says while one is. */
export function StandInBand() {
  const { data: site } = useSite()
  const standIns = site ? standInsOf(site) : []
  if (standIns.length === 0) return null
  return (
    <Band tone="warn" shape="strip" title="Test mode:">
      {standIns.map((standIn, index) => (
        <Fragment key={standIn}>
          {index > 0 && (standIns.length > 2 ? ', ' : ' ')}
          {index > 0 && index === standIns.length - 1 && 'and '}
          <Pretended standIn={standIn} />
        </Fragment>
      ))}
      .{' '}
      <Link to="/test-mode">
        {/* In full it takes a phone a third line, on every page. */}
        More <span className="max-sm:sr-only">about test mode</span>
      </Link>
    </Band>
  )
}

function Pretended({ standIn }: { standIn: StandIn }) {
  const { data: site } = useSite()
  if (standIn === 'ai') return 'replies are scripted'
  if (standIn === 'payment') return 'no cards are charged'
  if (!site?.isSimulatorOpen) return 'texts never reach a real phone'
  return (
    <>
      texts go to the{' '}
      <Link to="/simulator" target="_blank">
        simulator
      </Link>
    </>
  )
}
