import type { Hit, SearchAnswer } from '#app/console/search/contract'
import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { hitWords, pathOf } from './hit_words'

interface SearchResultsProps {
  listId: string
  answer: SearchAnswer | undefined
  /** The one that Enter opens. */
  active: Hit | undefined
  onActive: (hit: Hit) => void
  onChosen: () => void
}

const GROUPS = [
  { name: 'people', title: 'People' },
  { name: 'texts', title: 'Texts' },
  { name: 'payments', title: 'Payments' },
] as const

/** The list a search box opens; each row leads to a page. */
export function SearchResults({ listId, answer, ...rest }: SearchResultsProps) {
  return (
    <Box role="listbox" id={listId} aria-label="Found" sx={{ px: 1, pb: 1 }}>
      {GROUPS.map(({ name, title }) => (
        <Group key={name} title={title} hits={answer?.[name] ?? []} {...rest} />
      ))}
    </Box>
  )
}

type GroupProps = Omit<SearchResultsProps, 'listId' | 'answer'> & { title: string; hits: Hit[] }

function Group({ title, hits, active, onActive, onChosen }: GroupProps) {
  const heading = useId()
  if (hits.length === 0) return null
  return (
    <Box role="group" aria-labelledby={heading}>
      <Typography
        id={heading}
        component="p"
        sx={{ px: 1, pt: 1, pb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {hits.map((hit) => (
        <Option
          key={optionId(hit)}
          hit={hit}
          isActive={active !== undefined && optionId(active) === optionId(hit)}
          onActive={() => onActive(hit)}
          onChosen={onChosen}
        />
      ))}
    </Box>
  )
}

interface OptionProps {
  hit: Hit
  isActive: boolean
  onActive: () => void
  onChosen: () => void
}

function Option({ hit, isActive, onActive, onChosen }: OptionProps) {
  const { title, detail } = hitWords(hit)
  return (
    <Box
      component={Link}
      to={pathOf(hit)}
      role="option"
      id={optionId(hit)}
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onActive}
      onClick={onChosen}
      sx={{
        'display': 'block',
        'px': 1,
        'py': 1,
        'borderRadius': 1,
        'color': 'inherit',
        'textDecoration': 'none',
        'overflowWrap': 'anywhere',
        '&[aria-selected="true"]': { bgcolor: 'action.selected' },
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
    </Box>
  )
}

export function optionId({ resource, id }: Hit): string {
  return `found-${resource}-${id}`
}
