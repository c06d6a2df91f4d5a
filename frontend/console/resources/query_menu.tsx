import { Menu, MenuItem } from '@mui/material'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button, useListContext } from 'react-admin'
import type { Face } from './face'

/** The questions of every day. Those that somebody keeps for themselves stand under Add filter. */
export function QueryMenu({ queries = [] }: Pick<Face, 'queries'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { setFilters } = useListContext()
  if (queries.length === 0) return null
  return (
    <>
      <Button
        label="Ready queries"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bookmark aria-hidden="true" size={16} />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {queries.map(({ label, filter }) => (
          <MenuItem
            key={label}
            onClick={() => {
              const asked = typeof filter === 'function' ? filter(new Date()) : filter
              setFilters(asked, shownBy(asked))
              setAnchor(null)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** A filter is seen only when its input is shown too. */
function shownBy(filter: Record<string, unknown>): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
}
