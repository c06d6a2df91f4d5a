import type { Field } from '#app/console/resources/contract'
import { Tab, Tabs } from '@mui/material'
import { useListFilterContext } from 'react-admin'
import { choiceWords } from '../values/choice_words'

const ALL = ''

/** The states a resource is worked through by, one click each. */
export function StateTabs({ field }: { field: Field }) {
  const { name, label, choices = [] } = field
  const { filterValues, setFilters, displayedFilters } = useListFilterContext()
  const chosen = [filterValues[name] ?? ALL].flat()
  const choose = (state: string) => {
    // What is empty falls out of the filters.
    setFilters({ ...filterValues, [name]: state }, displayedFilters)
  }
  return (
    <Tabs
      // Several at once, as a ready query may ask, are no one tab.
      value={chosen.length === 1 ? chosen[0] : false}
      onChange={(_, state: string) => choose(state)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
    >
      {[ALL, ...choices].map((state) => (
        <Tab
          key={state}
          value={state}
          label={state === ALL ? 'All' : choiceWords(state)}
          sx={{ minHeight: 40, py: 0 }}
        />
      ))}
    </Tabs>
  )
}
