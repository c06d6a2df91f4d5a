import { DUTIES, dutiesAt, type Duty, proofOf } from '#app/operations/duties/duties'

const READ_AS: Record<Duty['readAs'], string> = {
  text: 'the text',
  summaries: 'public summaries',
  unsure: 'to be verified',
}

/** The day the page was last read against the law; the order of the page follows it. */
const READ_ON = '2026-11-26'

const HEAD = `import { Meta } from '@storybook/addon-docs/blocks'

<Meta title="Handbook/Duties" />

# Duties

What the law asks of Everly, drawn from \`backend/words/duties/duties.yaml\` by
\`npm run cli -- report duties --handbook\`. A duty in force without a passing test fails \`npm run check\`;
one that begins within 120 days is listed by \`everly doctor\` and on the console's readiness page.

**This is no legal advice.** It is our reading of public pages. Before real people are texted a lawyer must
look at every row that is not read as “the text”, at the rows to be verified, and at these questions: whether
each state's law binds a service by text message, whether the wording of notice, protocol and consent is
enough, and which reports are due where.
`

/** The handbook's page, as it must stand in `stories/handbook/duties.mdx`. */
export function dutiesPage(): string {
  const { inForce, soon, later, unverified } = dutiesAt(Date.parse(READ_ON))
  const known = [...inForce, ...soon, ...later]
  const rest = DUTIES.filter((one) => !known.includes(one) && !unverified.includes(one))
  const parts: [string, readonly Duty[]][] = [
    [`In force on ${READ_ON}`, inForce],
    ['In force later', [...soon, ...later, ...rest]],
    ['Day or text to be verified', unverified],
  ]
  return [HEAD, ...parts.map(([title, duties]) => partOf(title, duties))].join('\n')
}

function partOf(title: string, duties: readonly Duty[]): string {
  return [`## ${title}\n`, ...duties.map(entryOf)].join('\n')
}

function entryOf(duty: Duty): string {
  const { jurisdiction, law, section, from, asks, binds, kept, readAs, source } = duty
  const proof = proofOf(duty)
  return `### ${jurisdiction}: ${law}, ${section}

${asks}

- Binds ${binds}; from ${from}; read as ${READ_AS[readAs]}, kept at ${source}
- Fulfilled by ${kept.map((file) => `\`${file}\``).join(', ') || 'nothing yet'}
- Proved by ${proof ? `“${proof.title}” in \`${proof.file}\`` : 'no test yet'}
`
}
