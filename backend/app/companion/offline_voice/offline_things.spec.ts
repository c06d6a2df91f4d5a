import { test } from '@japa/runner'
import { thingIn } from '#app/companion/offline_voice/offline_things'
import { checkEachRow } from '#tests/check_each_row'

const NAMED: [string, string | null][] = [
  ['behind a guy hauling one single giant fiberglass cow', 'that single giant fiberglass cow'],
  ['dropped a whole tray of lemons down the stairs', 'that whole tray of lemons'],
  ['my dispatcher called me buddy', null],
  ['my roommate labels her salt', null],
  ['my boot is leaking again', 'your boot'],
  ['our neighbor’s goat ate a passport', 'that passport'],
  ['140 third graders today', 'those 140 third graders'],
  ['two ducks at the counter argued', 'those two ducks'],
  ['it drives like a boat', null],
  ['I have a lot to do today', null],
  ['that was the worst day', null],
  ['it is a bit odd', null],
  ['fighting with my sister again', null],
  ['so annoyed with my roommate', null],
  ['my boss is going to be so mad', null],
  ['all of my coworkers left', null],
  ['the neighbors are a bunch of spics', null],
  ['went to a café today', 'that café'],
  ['my fiancé is late again', null],
  ['I am a nurse on nights', null],
  ["I'm a failure", null],
  ['MY GRANDSON FIXED THE PHONE', null],
  ['the plow took out my mailbox last winter', 'your mailbox'],
  ['the sun is up', null],
  ['hello there', null],
  ['send a nude', null],
  ['', null],
]

test.group('What a text is about', () => {
  test('names one thing she can surely say, or none', ({ assert }) =>
    checkEachRow(NAMED, ([text, thing]) => assert.equal(thingIn(text), thing)))
})
