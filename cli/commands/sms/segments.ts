import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import type { Verb } from '../../verb.js'

/** `sms segments` */
export const smsSegments: Verb = {
  name: 'segments',
  summary: 'how a text is cut on the air, which is what the carrier charges for',
  args: [['[text]', 'the text; else what is piped in']],
  examples: ['sms segments "Good morning, you"', 'sms segments --json < text.txt'],
  async run({ args: [given], output, terminal }) {
    const piped = given === undefined ? await terminal.readInput() : null
    const text = given ?? piped?.replace(/\r?\n$/, '')
    if (!text) {
      throw new Failure(EXIT.usage, 'Which text?', { fix: 'Give it in quotes, or pipe it in.' })
    }
    const { countSegments } = await import('#app/core/phones/segments')
    output.record({ characters: [...text].length, ...countSegments(text) })
  },
}
