import type { Command } from 'commander'
import { VerbArgument } from './verb.js'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface Choice {
  word: string
  about: string
}

/** One place of the tree: the words typed so far, and what may come next. */
interface Place {
  path: string
  choices: Choice[]
  /** By flag, what may follow it. */
  values: [flag: string, values: readonly string[]][]
  /** What its arguments may be, or are like; empty for those that may be anything. */
  words: readonly string[]
}

export function scriptFor(shell: Shell, program: Command): string {
  // The longest path first: what follows a verb (an id, a file) still gets that verb's flags.
  const places = placesOf(program, '').sort((one, other) => other.path.length - one.path.length)
  return WRITERS[shell](places)
}

function placesOf(command: Command, path: string): Place[] {
  const verbs = command.commands.map((child) => ({
    word: child.name(),
    about: child.description(),
  }))
  const flags = [
    ...command.createHelp().visibleOptions(command),
    ...(command.parent?.parent ?? command.parent ?? command).options,
  ]
  const nameOf = ({ long, short }: (typeof flags)[number]) => long ?? short ?? ''
  const options = flags.map((option) => ({ word: nameOf(option), about: option.description }))
  const known = new Map([...verbs, ...options].map((choice) => [choice.word, choice]))
  const own: Place = {
    path,
    choices: [...known.values()],
    values: flags.flatMap((flag): Place['values'] =>
      flag.argChoices ? [[nameOf(flag), flag.argChoices]] : []
    ),
    words: command.registeredArguments.flatMap((argument) =>
      argument instanceof VerbArgument ? argument.suggested : []
    ),
  }
  const deeper = command.commands.map((child) => placesOf(child, `${path} ${child.name()}`.trim()))
  return [own, ...deeper.flat()]
}

const WRITERS: Record<Shell, (places: readonly Place[]) => string> = {
  bash: (places) => `_everly() {
  local typed="" word index last="\${COMP_WORDS[COMP_CWORD-1]}"
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    [[ "$word" == -* ]] || typed="\${typed:+$typed }$word"
  done
  local choices=""
  case "$typed $last" in
${places.flatMap(({ path, values }) => valueCases(path, values, bashWords)).join('\n')}
    *)
  case "$typed" in
${places.map((place) => `    ${patternOf(place)}) ${bashWords(choicesOf(place))} ;;`).join('\n')}
  esac ;;
  esac
  COMPREPLY=($(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _everly everly
`,
  zsh: (places) => `#compdef everly
_everly() {
  local typed="" word last="\${words[CURRENT-1]}"
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ "$word" == -* ]] || typed="\${typed:+$typed }$word"
  done
  local -a choices
  case "$typed $last" in
${places.flatMap(({ path, values }) => valueCases(path, values, zshWords)).join('\n')}
    *)
  case "$typed" in
${places.map((place) => `    ${patternOf(place)}) ${zshWords(choicesOf(place))} ;;`).join('\n')}
    *) _files; return ;;
  esac ;;
  esac
  _describe 'everly' choices
}
compdef _everly everly
`,
  fish: (places) => `function __everly_at
  set -l words (commandline -opc)
  set -l path
  for word in $words[2..-1]
    string match -q -- '-*' $word; or set -a path $word
  end
  string match -q -- "$argv[1]*" "$path"
  and test "$argv[2]" = under -o "$path" = "$argv[1]"
end
complete -c everly -f
${places.flatMap(fishLines).join('\n')}
`,
}

/** What may come next, its arguments first. */
function choicesOf({ choices, words }: Place): Choice[] {
  return [...words.map((word) => ({ word, about: '' })), ...choices]
}

function valueCases(
  path: string,
  values: Place['values'],
  write: (choices: Choice[]) => string
): string[] {
  return values.map(([flag, words]) => {
    const choices = words.map((word) => ({ word, about: '' }))
    return `    ${quoted(path)}*${quoted(` ${flag}`)}) ${write(choices)} ;;`
  })
}

function patternOf({ path, choices }: Place): string {
  return isVerb(choices) ? `${quoted(path)}|${quoted(`${path} `)}*` : quoted(path)
}

function bashWords(choices: Choice[]): string {
  return `choices=${quoted(choices.map(({ word }) => word).join(' '))}`
}

function zshWords(choices: Choice[]): string {
  const words = choices.map(({ word, about }) => quoted(about ? `${word}:${about}` : word))
  return `choices=(${words.join(' ')})`
}

/** Nothing but flags follows: the words behind it are its arguments. */
function isVerb(choices: Choice[]): boolean {
  return choices.every(({ word }) => word.startsWith('-'))
}

function fishLines({ path, choices, values, words }: Place): string[] {
  const valuesOf = new Map(values)
  const under = isVerb(choices) ? ' under' : ''
  const at = `complete -c everly -n ${quoted(`__everly_at "${path}"${under}`)}`
  const lines = choices.map(({ word, about }) => {
    const known = valuesOf.get(word)
    const of = known ? ` -x -a ${quoted(known.join(' '))}` : ''
    const what = word.startsWith('--') ? `-l ${word.slice(2)}${of}` : `-a ${word}`
    return `${at} ${what} -d ${quoted(about)}`
  })
  return words.length > 0 ? [...lines, `${at} -a ${quoted(words.join(' '))}`] : lines
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
