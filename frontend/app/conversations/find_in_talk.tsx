import { LEAST_SEARCHED, type FoundText } from '#app/conversations/thread/contract'
import { Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { refusalOf } from '../../lib/api_error'
import { dayIn, longDate } from '../../lib/format'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { excerptOf } from './excerpt_of'
import { useFoundTexts } from './use_found_texts'
import type { Place } from './use_go_to'

interface FindInTalkProps {
  /** IANA zone the days are shown in. */
  zone: string
  /** Hers. */
  name: string
  onGo: (place: Place) => void
}

/** By words that were said, or by the day. */
export function FindInTalk(props: FindInTalkProps) {
  const [words, setWords] = useState('')
  return (
    <div className="grid gap-5">
      <Field label="Words you remember" hint="Part of a word is enough.">
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {words.trim().length >= LEAST_SEARCHED ? (
        <Found {...props} words={words.trim()} />
      ) : (
        <GoToDay {...props} />
      )}
    </div>
  )
}

function Found({ words, zone, name, onGo }: FindInTalkProps & { words: string }) {
  const { found, isStale, error } = useFoundTexts(words)
  if (error) {
    return (
      <p role="alert" className="text-sm text-danger">
        {refusalOf(error)}
      </p>
    )
  }
  return (
    <div>
      <p role="status" className="mb-2 flex items-center gap-2 text-sm text-muted">
        <Search aria-hidden="true" className="size-4" />
        {found && !isStale ? countWords(found.texts.length, found.hasMore) : 'Searching…'}
      </p>
      <ul className="grid">
        {found?.texts.map((text) => (
          <li key={text.id} className="border-t border-line">
            <FoundButton {...{ text, zone, name, onGo }} words={found.words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'No matches.'
  if (hasMore) return `The latest ${count} texts`
  return count === 1 ? '1 text' : `${count} texts`
}

type FoundButtonProps = FindInTalkProps & { text: FoundText; words: string }

function FoundButton({ text, words, zone, name, onGo }: FoundButtonProps) {
  const { before, match, after } = excerptOf(text.text, words)
  return (
    <button
      type="button"
      onClick={() => onGo({ id: text.id })}
      className="w-full rounded-tail px-1 py-2.5 text-left hover:bg-surface-2"
    >
      <span className="block text-xs text-muted">
        {text.sender === 'user' ? 'You' : name}, {longDate(text.saidAt, zone)}
      </span>
      <span className="block text-sm as-written">
        {before}
        <mark className="rounded-[3px] bg-butter text-on-butter">{match}</mark>
        {after}
      </span>
    </button>
  )
}

function GoToDay({ zone, onGo }: FindInTalkProps) {
  const today = dayIn(new Date().toISOString(), zone)
  const [day, setDay] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (day) onGo({ day })
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2">
      <Field label="Or jump to a day" className="min-w-0 flex-1">
        <TextInput
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <Button type="submit" variant="ghost" disabled={!day}>
        Go
      </Button>
    </form>
  )
}
