import { Box, Button, IconButton } from '@mui/material'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsSmall } from '../resources/resource_rows'
import { SearchDialog } from './search_dialog'

/** Opens the one search; Ctrl-K or ⌘K does from anywhere. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  const isSmall = useIsSmall()
  const open = () => setIsOpen(true)
  useKeys(open)
  return (
    <>
      {isSmall ? (
        <IconButton aria-label="Search" onClick={open}>
          <Search aria-hidden="true" size={20} />
        </IconButton>
      ) : (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
          startIcon={<Search aria-hidden="true" size={16} />}
          sx={{ borderColor: 'var(--control)', mr: 1, minWidth: 220, justifyContent: 'flex-start' }}
        >
          Search
          <Box
            component="kbd"
            aria-hidden="true"
            sx={{ ml: 'auto', font: 'inherit', fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {isApple() ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      )}
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function useKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isChord || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
