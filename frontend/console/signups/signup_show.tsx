import type { Resource } from '#app/console/resources/contract'
import { Box, Stack } from '@mui/material'
import { Show } from 'react-admin'
import { useParams } from 'react-router-dom'
import { BackLink, NARROWABLE } from '../resources/resource_show'
import { RowRead } from '../resources/row_read'
import { useRowQuery } from '../resources/use_row_query'
import { useMay } from '../sign_in/staff_session'
import { RevealScope } from '../values/reveal_scope'
import { PersonCosts } from './person_costs'
import { PersonHead } from './person_head'
import { SignupActions } from './signup_actions'
import { SignupTabs } from './signup_tabs'

/** Everything about one person, and what staff can do for them. */
export function SignupShow({ resource }: { resource: Resource }) {
  const queryOptions = useRowQuery(resource.name)
  const { id } = useParams()
  const may = useMay()
  return (
    <RevealScope key={id}>
      <Show
        title={`Signup #${id}`}
        actions={false}
        component="div"
        queryOptions={queryOptions}
        sx={NARROWABLE}
      >
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <BackLink resource={resource} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
              <SignupActions />
            </Box>
          </Box>
          <RowRead>
            <PersonHead />
            {may('figures.read') && <PersonCosts />}
            <SignupTabs resource={resource} />
          </RowRead>
        </Stack>
      </Show>
    </RevealScope>
  )
}
