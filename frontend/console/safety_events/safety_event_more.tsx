import { resourceOf } from '#app/console/resources/contract'
import { RecordContextProvider, useGetOne, useRecordContext } from 'react-admin'
import { Facts } from '../resources/facts'
import { Panel } from '../resources/panel'

const SHOWN = ['body', 'direction', 'kind', 'createdAt']
const FIELDS = resourceOf('messages')?.fields.filter(({ name }) => SHOWN.includes(name)) ?? []

/** The text somebody has to judge. */
export function SafetyEventMore() {
  const record = useRecordContext()
  const id = Number(record?.messageId ?? 0)
  const { data } = useGetOne('messages', { id }, { enabled: id !== 0 })
  if (id === 0) return null
  return (
    <Panel title="The text">
      {data ? (
        <RecordContextProvider value={data}>
          <Facts resource="messages" fields={FIELDS} />
        </RecordContextProvider>
      ) : (
        'It’s no longer there.'
      )}
    </Panel>
  )
}
