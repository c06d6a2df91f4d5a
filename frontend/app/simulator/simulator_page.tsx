import { Outlet } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { useSite } from '../../lib/session'
import { Spinner } from '../../ui/spinner'
import { SimulatorTool } from './simulator_tool'

/** `/simulator`; with a real carrier there is no such page, and the router's not-found stands here. */
export function SimulatorPage() {
  const { data: site, error, refetch, isFetching } = useSite()
  if (site?.simulated.sms) return <SimulatorTool />
  if (site) return <Outlet />
  return (
    <main className="grid min-h-dvh place-content-center">
      {error ? (
        <PageError
          error={error}
          fallback="The simulator could not be opened."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Spinner size="lg" label="Loading" className="text-primary" />
      )}
    </main>
  )
}
