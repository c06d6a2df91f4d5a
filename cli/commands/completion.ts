import type { Command } from 'commander'
import { scriptFor, SHELLS, type Shell } from '../completion_scripts.js'
import { EXIT } from '../exit_codes.js'
import { Failure } from '../failure.js'
import type { Verb } from '../verb.js'

/** `completion`: made of the commands themselves, so it never lags behind them. */
export function completion(program: Command): Verb {
  return {
    name: 'completion',
    summary: 'prints a script that completes nouns, verbs and flags',
    args: [['<shell>', SHELLS.join(', ')]],
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/everly',
      'completion zsh > ~/.zfunc/_everly',
      'completion fish > ~/.config/fish/completions/everly.fish',
    ],
    async run({ args: [shell], terminal }) {
      if (!SHELLS.includes(shell as Shell)) {
        throw new Failure(EXIT.usage, `There is no completion for ${shell}.`, {
          fix: `One of: ${SHELLS.join(', ')}.`,
        })
      }
      terminal.out(scriptFor(shell as Shell, program))
    },
  }
}
