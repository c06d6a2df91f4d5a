import { Outlet } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { useSite } from '../../lib/session'
import { Spinner } from '../../ui/spinner'
import { SimulatorTool } from './simulator_tool'

/** `/simulator`; with a real carrier there is no such page, and the router's not-found stands here. */
export function SimulatorPage() {
  const query = useSite()
  const { data: site } = query
  if (site?.simulated.sms) return <SimulatorTool />
  if (site) return <Outlet />
  return (
    <main className="grid min-h-dvh place-content-center">
      {query.error ? (
        <PageError query={query} fallback="The simulator could not be opened." />
      ) : (
        <Spinner size="lg" label="Loading" className="text-primary" />
      )}
    </main>
  )
}
