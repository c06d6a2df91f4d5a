import type { Command } from 'commander'
import { scriptFor, SHELLS, type Shell } from '../completion_scripts.js'
import type { Verb } from '../verb.js'

/** `completion`: made of the commands themselves, so it never lags behind them. */
export function completion(program: Command): Verb {
  return {
    name: 'completion',
    summary: 'prints a script that completes nouns, verbs, flags and values',
    args: [['<shell>', 'that reads it', SHELLS]],
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/everly',
      'completion zsh > ~/.zfunc/_everly',
      'completion fish > ~/.config/fish/completions/everly.fish',
    ],
    async run({ args: [shell], terminal }) {
      terminal.out(scriptFor(shell as Shell, program))
    },
  }
}
