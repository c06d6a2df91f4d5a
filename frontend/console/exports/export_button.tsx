import type { Resource } from '#app/console/resources/contract'
import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import {
  Button,
  useDataProvider,
  useListContext,
  useLogoutIfAccessDenied,
  useNotify,
} from 'react-admin'
import { saveFile } from '../../lib/save_file'
import { messageOf } from '../actions/message_of'
import { columnsOf } from '../resources/catalogue'
import { useMay } from '../sign_in/staff_session'
import { cellOf, headOf } from './csv_columns'
import { csvText } from './csv_text'
import { exportWords } from './export_words'
import { readAll } from './read_all'

/** The list as it stands, for a spreadsheet; masked values stay masked. */
export function ExportButton({ resource }: { resource: Resource }) {
  const may = useMay()
  const { total = 0 } = useListContext()
  const { mutate, isPending } = useExport(resource)
  if (!may('resources.export')) return null
  return (
    <Button
      label={isPending ? 'Exporting…' : 'Export'}
      // On a phone it is an icon, which has no name while it is disabled.
      aria-label="Export"
      disabled={isPending || total === 0}
      onClick={() => mutate()}
    >
      <Download aria-hidden="true" size={16} />
    </Button>
  )
}

function useExport(resource: Resource) {
  const { name } = resource
  const { total = 0, sort, filter, filterValues } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: async () => {
      const columns = columnsOf(resource)
      const query = { sort, filter: { ...filterValues, ...filter } }
      const read = await readAll(dataProvider, resource, query)
      const text = csvText(
        columns.map(headOf),
        read.rows.map((row) => columns.map((field) => cellOf(field, row)))
      )
      saveFile({ name: `${name}-${dayNow()}.csv`, type: 'text/csv;charset=utf-8', text })
      return read
    },
    onSuccess: (read) =>
      notify(exportWords(read, total), { type: read.hasMoved ? 'warning' : 'success' }),
    onError: async (error) => {
      await logoutIfAccessDenied(error)
      notify(messageOf(error, 'The export failed'), { type: 'error' })
    },
    gcTime: 0,
  })
}

function dayNow(): string {
  return new Date().toISOString().slice(0, 10)
}
