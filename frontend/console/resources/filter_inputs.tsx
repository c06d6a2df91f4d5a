import type { Field, Resource } from '#app/console/resources/contract'
import type { ReactElement } from 'react'
import {
  DateTimeInput,
  NullableBooleanInput,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  TextInput,
} from 'react-admin'
import { choiceWordsOf } from '../values/reason_words'
import { filtersOf } from './catalogue'

/** The inputs behind "Add filter", and the search where there is one. */
export function filterInputs(
  resource: Resource,
  { canSearch, tabs }: { canSearch: boolean; tabs?: string }
): ReactElement[] {
  const inputs = filtersOf(resource, tabs).flatMap(inputsOf)
  return canSearch && resource.search ? [searchInput(resource.search), ...inputs] : inputs
}

function searchInput(hint: string): ReactElement {
  return (
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={capitalized(hint)}
      // A placeholder is no name.
      slotProps={{ htmlInput: { 'aria-label': `Search: ${hint}`, 'type': 'search' } }}
      sx={{
        'width': { xs: '100%', sm: 420 },
        // The browser's own cross stands beside ours.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}

function inputsOf(field: Field): ReactElement[] {
  const { name, label } = field
  if (field.filter === 'range')
    return [
      instantInput(`${name}_gte`, `${label} from`),
      instantInput(`${name}_lte`, `${label} until`),
    ]
  const props = { source: name, label: field.reference ? `${label} (number)` : label }
  switch (field.kind) {
    case 'choice':
      return [choiceInput(field)]
    case 'flag':
      return [<NullableBooleanInput key={name} {...props} nullLabel="Any" helperText={false} />]
    case 'id':
    case 'number':
      return [<NumberInput key={name} {...props} min={1} step={1} helperText={false} />]
    default:
      return [<TextInput key={name} {...props} helperText={false} />]
  }
}

function choiceInput({ name, label, choices = [] }: Field): ReactElement {
  return (
    <SelectArrayInput
      key={name}
      source={name}
      label={label}
      choices={choices.map((choice) => ({ id: choice, name: choiceWordsOf(name, choice) }))}
      translateChoice={false}
      // One of them alone may stand in an address as itself.
      format={(value: unknown) => (value === undefined || value === '' ? [] : [value].flat())}
      parse={(value: unknown) => (Array.isArray(value) && value.length === 0 ? '' : value)}
      helperText={false}
      sx={{ minWidth: 180 }}
    />
  )
}

function instantInput(source: string, label: string): ReactElement {
  return (
    <DateTimeInput
      key={source}
      source={source}
      label={label}
      parse={(local: string) => (local ? new Date(local).toISOString() : '')}
      helperText={false}
    />
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
