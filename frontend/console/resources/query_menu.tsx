import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { Bookmark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  AddSavedQueryDialog,
  Button,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useSavedQueries,
} from 'react-admin'
import type { Face } from './face'

type Dialog = 'add' | 'remove' | null

/** Ready questions, and the ones somebody keeps for themselves in this browser. */
export function QueryMenu({ queries }: Pick<Face, 'queries'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<Dialog>(null)
  const close = () => setAnchor(null)
  const open = (next: Dialog) => {
    setDialog(next)
    close()
  }
  return (
    <>
      <Button
        label="Saved queries"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bookmark aria-hidden="true" size={16} />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {useReadyItems(close, queries)}
        {useOwnItems(close)}
        {useKeepItems(open)}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  )
}

function useReadyItems(close: () => void, queries: Face['queries'] = []): ReactNode[] {
  const { setFilters } = useListContext()
  return queries.map(({ label, filter }) => (
    <MenuItem
      key={label}
      onClick={() => {
        const asked = typeof filter === 'function' ? filter(new Date()) : filter
        setFilters(asked, shownBy(asked))
        close()
      }}
    >
      {label}
    </MenuItem>
  ))
}

function useOwnItems(close: () => void): ReactNode[] {
  const { resource, setFilters, setSort, setPerPage } = useListContext()
  const [kept] = useSavedQueries(resource)
  const queries = extractValidSavedQueries(kept)
  if (queries.length === 0) return []
  const pick = ({ value }: SavedQuery) => {
    if (!value) return
    setFilters(value.filter, value.displayedFilters)
    if (value.sort) setSort(value.sort)
    if (value.perPage) setPerPage(value.perPage)
    close()
  }
  return [
    <ListSubheader key="own" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
      Yours
    </ListSubheader>,
    ...queries.map((query) => (
      <MenuItem key={query.label} onClick={() => pick(query)}>
        {query.label}
      </MenuItem>
    )),
  ]
}

function useKeepItems(open: (dialog: Dialog) => void): ReactNode[] {
  const { resource, filterValues, sort, perPage, displayedFilters } = useListContext()
  const [kept] = useSavedQueries(resource)
  const now = JSON.stringify({ filter: filterValues, sort, perPage, displayedFilters })
  const isKept = extractValidSavedQueries(kept).some(({ value }) => JSON.stringify(value) === now)
  const hasFilter = Object.keys(filterValues).length > 0
  return [
    <Divider key="line" />,
    isKept ? (
      <MenuItem key="remove" onClick={() => open('remove')}>
        Remove this query…
      </MenuItem>
    ) : (
      <MenuItem key="add" disabled={!hasFilter} onClick={() => open('add')}>
        Save this query…
      </MenuItem>
    ),
  ]
}

/** A filter is seen only when its input is shown too. */
function shownBy(filter: Record<string, unknown>): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
}
