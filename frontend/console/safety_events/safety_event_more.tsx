import { resourceOf } from '#app/console/resources/contract'
import { Skeleton } from '@mui/material'
import { RecordContextProvider, useGetOne, useRecordContext } from 'react-admin'
import { isGone } from '../frame/http_client'
import { PageTrouble } from '../frame/page_trouble'
import { Facts } from '../resources/facts'
import { Panel } from '../resources/panel'

const SHOWN = ['body', 'direction', 'kind', 'createdAt']
const FIELDS = resourceOf('messages')?.fields.filter(({ name }) => SHOWN.includes(name)) ?? []

/** The text somebody has to judge. */
export function SafetyEventMore() {
  const record = useRecordContext()
  const id = Number(record?.messageId ?? 0)
  const text = useGetOne('messages', { id }, { enabled: id !== 0 })
  if (id === 0) return null
  return (
    <Panel title="The text">
      {text.data ? (
        <RecordContextProvider value={text.data}>
          <Facts resource="messages" fields={FIELDS} />
        </RecordContextProvider>
      ) : (
        <NoText text={text} />
      )}
    </Panel>
  )
}

function NoText({ text }: { text: ReturnType<typeof useGetOne> }) {
  if (text.isPending) return <Skeleton variant="text" role="status" aria-label="Loading" />
  if (isGone(text.error)) return 'It’s no longer there.'
  return <PageTrouble query={text} fallback="The text could not be loaded." />
}
