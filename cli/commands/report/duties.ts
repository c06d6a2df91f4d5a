import type { Duty } from '#app/operations/duties/duties'
import type { Verb } from '../../verb.js'

/** `report duties` */
export const reportDuties: Verb = {
  name: 'duties',
  summary: 'what the law asks, in force, within a year or to be verified, with its test',
  examples: ['report duties', 'report duties --json'],
  async run({ output }) {
    const { dutiesAt } = await import('#app/operations/duties/duties')
    const { inForce, soon, later, unverified } = dutiesAt(Date.now())
    output.rows([
      ...inForce.map((duty) => rowOf('in force', duty)),
      ...[...soon, ...later].map((duty) => rowOf('within a year', duty)),
      ...unverified.map((duty) => rowOf('to be verified', duty)),
    ])
  },
}

function rowOf(when: string, { from, jurisdiction, law, section, asks, spec = '' }: Duty) {
  return { when, from, jurisdiction, law: `${law}, ${section}`, asks, spec }
}
