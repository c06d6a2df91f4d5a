import type { Costs } from '#app/console/calls/contract'
import { Box, Skeleton, Typography } from '@mui/material'
import { useCosts } from '../dashboard/use_costs'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'
import { useMay } from '../sign_in/staff_session'
import { ModelsTable } from './models_table'
import { RejectionsTable } from './rejections_table'

/** How the models did for 30 days, above their single calls. */
export function ModelsHead() {
  const may = useMay()
  return may('figures.read') ? <Models /> : null
}

function Models() {
  const query = useCosts()
  if (query.data) return <Tables costs={query.data} />
  if (query.error) {
    return <PageTrouble query={query} fallback="The model figures could not be loaded." />
  }
  return <Skeleton variant="rounded" height={200} role="status" aria-label="Loading the models" />
}

function Tables({ costs: { models, rejections, total } }: { costs: Costs }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Panel title="Models, 30 days">
        {models.length === 0 ? (
          <Nothing>No model calls in the last 30 days.</Nothing>
        ) : (
          <ModelsTable models={models} all={total} />
        )}
      </Panel>
      <Panel title="Held back by checks, 30 days">
        {rejections.length === 0 ? (
          <Nothing>No replies held back in the last 30 days.</Nothing>
        ) : (
          <RejectionsTable rejections={rejections} />
        )}
      </Panel>
    </Box>
  )
}

function Nothing({ children }: { children: string }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
}
