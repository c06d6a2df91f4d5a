import type { Hit } from '#app/console/search/contract'
import { Box, Dialog, IconButton, InputBase, Typography } from '@mui/material'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../actions/message_of'
import { useIsSmall } from '../resources/resource_rows'
import { pathOf } from './hit_words'
import { optionId, SearchResults } from './search_results'
import { useSearch } from './use_search'

/** One box for people, texts and payments. Arrows choose, Enter opens, Esc closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const search = useSearch(typed)
  const { active, choose, move } = useActive(search.hits)
  const navigate = useNavigate()
  const isSmall = useIsSmall()
  const listId = useId()
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) move(step)
    else if (event.key === 'Enter' && active && !search.isWaiting) {
      void navigate(pathOf(active))
      onClose()
    } else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Search', 'sx': { mt: { md: 8 } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, ...LINE }}>
        <Search aria-hidden="true" size={18} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          placeholder="Name, email, last four digits or an ID"
          inputProps={{
            'role': 'combobox',
            'aria-label': 'Search people, texts and payments',
            'aria-expanded': search.hits.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active && optionId(active),
            'autoComplete': 'off',
            'spellCheck': false,
            'maxLength': 200,
          }}
        />
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </Box>
      <Box sx={{ minHeight: 96, maxHeight: { md: '60vh' }, overflowY: 'auto' }}>
        <Said search={search} />
        <SearchResults
          listId={listId}
          answer={search.answer}
          active={active}
          onActive={choose}
          onChosen={onClose}
        />
      </Box>
    </Dialog>
  )
}

const LINE = { borderBottom: 1, borderColor: 'divider' }

/** How many there are is heard too: what the list shows is not read aloud by itself. */
function Said({ search }: { search: ReturnType<typeof useSearch> }) {
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ px: 2, pt: 1.5, color: search.error ? 'error.main' : 'text.secondary' }}
    >
      {saidOf(search)}
    </Typography>
  )
}

function saidOf({ answer, hits, error, isWaiting }: ReturnType<typeof useSearch>): string {
  if (error) return messageOf(error, 'The search did not work. Please try again.')
  if (hits.length > 0) return hits.length === 1 ? '1 found' : `${hits.length} found`
  if (isWaiting) return 'Searching…'
  if (!answer) return HINT
  return answer.isByIdsOnly ? BY_IDS : 'No results.'
}

const HINT =
  'Part of a name or email address, a phone number or its last four digits, a text’s SM…, ' +
  'a payment’s pi_…, in_… or sub_…, or an ID. We log that you searched, but not what for.'
const BY_IDS = 'Your role can search by ID only: a person’s, a text’s, or a payment’s.'

/** The first, until another is chosen; what is found anew begins at its first again. */
function useActive(hits: readonly Hit[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  const index = Math.max(
    0,
    hits.findIndex((hit) => optionId(hit) === chosen)
  )
  const choose = (hit: Hit | undefined) => setChosen(hit ? optionId(hit) : null)
  return {
    active: hits[index],
    choose,
    move: (step: number) => choose(hits[(index + step + hits.length) % hits.length]),
  }
}
