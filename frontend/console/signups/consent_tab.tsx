import { resourceOf } from '#app/console/resources/contract'
import { Box, Stack, Typography } from '@mui/material'
import { RecordContextProvider, useGetList, useGetOne, useRecordContext } from 'react-admin'
import { PageTrouble } from '../frame/page_trouble'
import { Facts } from '../resources/facts'
import { Panel } from '../resources/panel'

const MOST = 50
const FIELDS = resourceOf('consents')?.fields.filter(({ name }) => name !== 'userId') ?? []

/** What they agreed to and took back, word for word: what a carrier or a court asks for. */
export function ConsentTab() {
  const record = useRecordContext()
  const query = useGetList(
    'consents',
    {
      filter: { userId: Number(record?.id) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: record !== undefined }
  )
  const { data, isPending, total = 0 } = query
  if (isPending) return <Box sx={{ minHeight: 240 }} aria-busy="true" />
  if (!data) return <PageTrouble query={query} fallback="The consents could not be loaded." />
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>No consents.</Typography>
  return (
    <Stack sx={{ gap: 2 }}>
      {total > MOST && (
        <Typography variant="body2">
          The latest {MOST} of {total}.
        </Typography>
      )}
      {data.map(({ id }) => (
        <Consent key={id} id={Number(id)} />
      ))}
    </Stack>
  )
}

/** A list leaves the words and the address out. */
function Consent({ id }: { id: number }) {
  const query = useGetOne('consents', { id })
  if (query.isPending) return <Box sx={{ minHeight: 120 }} aria-busy="true" />
  return (
    <>
      {query.error && <PageTrouble query={query} fallback="Its words could not be loaded." />}
      {query.data && (
        <RecordContextProvider value={query.data}>
          <Panel>
            <Facts resource="consents" fields={FIELDS} />
          </Panel>
        </RecordContextProvider>
      )}
    </>
  )
}
