import { test } from '@japa/runner'
import { freshDatabase, model, onboardedUser, rows, tell, type TestUser } from '#tests/world'
import { NOTE_SLOTS } from '#app/memory/notes/note_sentences'

/** Without what is kept in their own words, which excludes nothing. */
async function known(user: TestUser): Promise<string[]> {
  const current = await rows<{ body: string }>(
    `select body from memories where user_id = ? and valid_to is null and about = 'user'
       and slot not like '${NOTE_SLOTS}' order by id`,
    user.id
  )
  return current.map(({ body }) => body)
}

const SMALL_TALK = [
  'it rained all day',
  'so bored rn',
  'what a week',
  'haha yes',
  'the traffic was bad',
  'ok',
  'wow nice',
  'back home',
]

/** Told one after the other; what is known at the end. */
const OVER: [told: string[], known: string[]][] = [
  [['I work at Target', 'im retired now'], ['You are retired.']],
  [['i work for target', 'im unemployed rn'], ['You are unemployed.']],
  [['I work at Target', 'i retired in 2019'], ['You are retired.']],
  [['im looking for a job', 'i retired last month'], ['You are retired.']],
  [['im retired', 'I work at Target now'], ['You work at Target.']],
  [['im unemployed', 'i started working at Costco'], ['You work at Costco.']],
  [['My girlfriend is called Jess', 'me and my girlfriend broke up'], ['You are single.']],
  [['my gfs name is Jess', 'jess and i broke up last night'], ['You are single.']],
  [['my bf is called Tom. my bf lives in Rome', 'he dumped me'], ['You are single.']],
  [['im single', 'My girlfriend is called Jess'], ['Your girlfriend is called Jess.']],
  [['im married', 'my wife died'], ['Your wife has died.']],
  [['im married', 'i got divorced'], ['You are divorced.']],
  [['My husband is called Tom', 'we got divorced last year'], ['You are divorced.']],
  [['my wife works as a nurse', 'my wife passed away'], ['Your wife has died.']],
  [['I have 2 kids', 'I dont have kids'], ['You have no children.']],
  [['my son is called Leo', 'i dont have kids lol'], ['You have no children.']],
  [['i dont have kids', 'My daughter is called Ida'], ['Your daughter is called Ida.']],
  [['my son Leo called', 'my son Max called', 'i dont have kids lol'], ['You have no children.']],
  [
    ['my sister Ana called', 'im an only child', 'my sister Ann called'],
    ['Your sister is called Ann.'],
  ],
  [['my sister Anna is visiting', '*Anne'], ['Your sister is called Anne.']],
  [
    ["my sister's name is Ana", "my sister's name is Anna, not Ana"],
    ['Your sister is called Anna.'],
  ],
  [['My dog is called Max', ...SMALL_TALK, 'my dog died yesterday'], ['Max has died.']],
  [['My cat is called Luna', ...SMALL_TALK, 'we lost our cat'], ['Luna has died.']],
  [['My dog is called Max', ...SMALL_TALK, 'our dog ran away'], []],
  [
    ['i have a dog', 'my dog is called Max', ...SMALL_TALK, 'my dog passed away'],
    ['Max has died.'],
  ],
  [['hi', 'My dog is called Max. my dog died in june'], ['Max has died.']],
  [
    ['My dog is called Max', ...SMALL_TALK, 'my dog died', ...SMALL_TALK, 'my dog died and im sad'],
    ['Max has died.'],
  ],
  [
    ['My dog is called Max', ...SMALL_TALK, 'my dog died', 'i got a new dog', 'our dog ran away'],
    ['Max has died.'],
  ],
  [['My dog is called Max', ...SMALL_TALK, 'i dont have a dog anymore'], []],
  [['tengo un perro que se llama Max', ...SMALL_TALK, 'mi perro murió'], ['Max has died.']],
]

/** What goes together stays. */
const TOGETHER: [told: string[], known: string[]][] = [
  [
    ['I work at Target', 'I work as a nurse'],
    ['You work at Target.', 'You work as a nurse.'],
  ],
  [['I work at Target', 'my dad is retired'], ['You work at Target.']],
  [
    ['My girlfriend is called Jess', 'my sister is called Ann'],
    ['Your girlfriend is called Jess.', 'Your sister is called Ann.'],
  ],
  [
    ['my daughter Mia is 5', 'my daughter Zoe is 3', 'my daughter Mia is 6 now'],
    [
      'Your daughter is called Mia.',
      'Your daughter is 6 years old.',
      'Zoe is your daughter.',
      'Zoe is 3 years old.',
    ],
  ],
  [
    [
      'my sister Ana called',
      'my sister Beth called',
      "my sister's name is Betty, not Beth",
      "my sister's name is Anna, not Ana",
    ],
    ['Your sister is called Anna.', 'Betty is your sister.'],
  ],
  [
    ['my daughter Mia is 5', 'my daughter Zoe started preschool', 'Zoe is 3 now'],
    [
      'Your daughter is called Mia.',
      'Your daughter is 5 years old.',
      'Zoe is your daughter.',
      'Zoe is 3 years old.',
    ],
  ],
  [
    ['my sister Anita lives in Rome', 'my sister Beth is very ill', 'She passed away this morning'],
    [
      'Your sister is called Anita.',
      'Your sister lives in Rome.',
      'Beth is your sister.',
      'Beth has died.',
    ],
  ],
  [
    ['my sister Anita lives in Rome', 'my sister Beth is ill', 'my sister passed away'],
    ['Your sister is called Anita.', 'Your sister lives in Rome.', 'Beth is your sister.'],
  ],
  [['my son David called', 'my son is called David Cohen'], ['Your son is called David Cohen.']],
  [['my son is called David Cohen', 'my son David called'], ['Your son is called David Cohen.']],
  [
    ['my kids are Max and Lily', 'my mom is called Linda', 'my mom is called Lydia'],
    ['Max is your child.', 'Lily is your child.', 'Your mom is called Lydia.'],
  ],
  [
    ['My girlfriend is called Jess', 'my sister broke up with him'],
    ['Your girlfriend is called Jess.'],
  ],
  [['My girlfriend is called Jess', 'i broke up a fight'], ['Your girlfriend is called Jess.']],
  [['im single', 'my girlfriend was called Jess'], ['You are single.']],
  [
    ['im divorced', 'My girlfriend is called Jess'],
    ['You are divorced.', 'Your girlfriend is called Jess.'],
  ],
  [
    ['My mother is called Linda', 'my mom died'],
    ['Your mom is called Linda.', 'Your mom has died.'],
  ],
  [
    ['im married', 'my dad died'],
    ['You are married.', 'Your dad has died.'],
  ],
  [['I have 2 kids', 'i dont have kids at home tonight'], ['You have 2 children.']],
  [
    ['My dog is called Max', 'My other dog is called Rex', ...SMALL_TALK, 'my dog died'],
    ['Your dog is called Max.', 'Your dog is called Rex.', 'Your dog has died.'],
  ],
  [
    ['My dog is called Max', 'my other dog is called Rex', 'my dog died'],
    ['Your dog is called Max.', 'Your dog is called Rex.', 'Your dog has died.'],
  ],
  [
    [
      'My dog is called Max',
      'my other dog is called Rex',
      'Max died',
      ...SMALL_TALK,
      'my dog Rex died',
      ...SMALL_TALK,
      'my dog died',
    ],
    ['Max has died.', 'Rex has died.', 'Your dog has died.'],
  ],
  [
    ['My husband is called Tom', 'i got divorced in 2015'],
    ['Your husband is called Tom.', 'You are divorced.'],
  ],
  [
    ['My dog is called Max', ...SMALL_TALK, 'my dog died in 2012'],
    ['Your dog is called Max.', 'Your dog has died.'],
  ],
  [
    ['My cat is called Luna', ...SMALL_TALK, 'my dog died'],
    ['Your cat is called Luna.', 'Your dog has died.'],
  ],
]

test.group('What cannot be so at the same time', (group) => {
  freshDatabase(group)

  for (const [name, pairs] of [
    ['is never current together', OVER],
    ['what goes together stays', TOGETHER],
  ] as const) {
    for (const [told, left] of pairs) {
      test(`${name}: ${told[0]} / ${told.at(-1)}`, async ({ assert }) => {
        const user = await onboardedUser({ messages: 50 })
        await tell(user, ...told)
        assert.sameMembers(await known(user), left)
      })
    }
  }

  test('it is known until when it held, and reaches the prompt no more', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I work at Target', 'im retired now', 'hey you')
    const [old] = await rows<{ valid_to: number | null }>(
      `select valid_to from memories where body = 'You work at Target.'`
    )
    assert.isNotNull(old?.valid_to ?? null)
    const opening = model.asked.at(-1)?.prompt.turns.at(-1)?.content ?? ''
    assert.match(opening, /^> You are retired\.$/m)
    assert.notMatch(opening, /^> You work at Target\.$/m)
  })

  test('said again it is the same memory', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I work at Target', 'im retired', 'I am retired you know', 'im retired now')
    assert.deepEqual(await known(user), ['You are retired.'])
    assert.lengthOf(await rows('select id from memories'), 2)
  })

  test('a pin passes on to what takes its place', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I work at Target')
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from memories')
    await client.patch(`/api/memories/${id}`).as(user).json({ isPinned: true })
    await tell(user, 'im retired now')
    const pinned = await rows<{ body: string; is_pinned: boolean | number }>(
      'select body, is_pinned from memories'
    )
    assert.deepEqual(
      pinned.filter((one) => Boolean(one.is_pinned)).map(({ body }) => body),
      ['You are retired.']
    )
  })

  test('their own correction goes as any other when they text that it is over', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I work at Target')
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from memories')
    await client
      .patch(`/api/memories/${id}`)
      .as(user)
      .json({ text: 'You work at Target in Austin.' })
    await tell(user, 'im retired now')
    assert.deepEqual(await known(user), ['You are retired.'])
  })
})
