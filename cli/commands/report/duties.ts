import { Option } from 'commander'
import type { Duty } from '#app/operations/duties/duties'
import type { Verb } from '../../verb.js'

/** `report duties` */
export const reportDuties: Verb<{ handbook?: boolean }> = {
  name: 'duties',
  summary: 'what the law asks today and within a year, and the test that proves each',
  options: [new Option('--handbook', 'the page of the handbook that is drawn from them')],
  examples: ['report duties', 'report duties --json'],
  async run({ options: { handbook }, output }) {
    if (handbook) {
      const { dutiesPage } = await import('#app/operations/duties/duties_page')
      output.terminal.out(dutiesPage())
      return
    }
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
