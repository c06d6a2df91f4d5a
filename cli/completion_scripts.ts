import type { Command } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** One place of the tree: the words typed so far, and what may come next. */
interface Place {
  path: string
  choices: { word: string; about: string }[]
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
  const help = command.createHelp()
  const flags = [
    ...help.visibleOptions(command),
    ...(command.parent?.parent ?? command.parent ?? command).options,
  ]
  const options = flags.map((option) => ({
    word: option.long ?? option.short ?? '',
    about: option.description,
  }))
  const known = new Map([...verbs, ...options].map((choice) => [choice.word, choice]))
  const deeper = command.commands.flatMap((child) =>
    placesOf(child, `${path} ${child.name()}`.trim())
  )
  return [{ path, choices: [...known.values()] }, ...deeper]
}

const WRITERS: Record<Shell, (places: readonly Place[]) => string> = {
  bash: (places) => `_everly() {
  local path="" word index
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    [[ "$word" == -* ]] || path="\${path:+$path }$word"
  done
  local choices=""
  case "$path" in
${places.map(bashCase).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _everly everly
`,
  zsh: (places) => `#compdef everly
_everly() {
  local path="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ "$word" == -* ]] || path="\${path:+$path }$word"
  done
  local -a choices
  case "$path" in
${places.map(zshCase).join('\n')}
    *) _files; return ;;
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
  test "$path" = "$argv[1]"
end
complete -c everly -f
${places.flatMap(fishLines).join('\n')}
`,
}

function bashCase({ path, choices }: Place): string {
  const pattern = isVerb(choices) ? `${quoted(path)}|${quoted(`${path} `)}*` : quoted(path)
  return `    ${pattern}) choices=${quoted(choices.map(({ word }) => word).join(' '))} ;;`
}

function zshCase({ path, choices }: Place): string {
  const words = choices.map(({ word, about }) => quoted(`${word}:${about}`))
  const pattern = isVerb(choices) ? `${quoted(path)}|${quoted(`${path} `)}*` : quoted(path)
  return `    ${pattern}) choices=(${words.join(' ')}) ;;`
}

/** Nothing but flags follows: the words behind it are its arguments. */
function isVerb(choices: Place['choices']): boolean {
  return choices.every(({ word }) => word.startsWith('-'))
}

function fishLines({ path, choices }: Place): string[] {
  return choices.map(({ word, about }) => {
    const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`
    return `complete -c everly -n ${quoted(`__everly_at "${path}"`)} ${what} -d ${quoted(about)}`
  })
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
