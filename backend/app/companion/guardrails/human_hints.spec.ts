import { test } from '@japa/runner'
import { checkWords } from '#app/companion/writing/check_words'
import { sceneOf } from '#tests/voice/scene'
import { checkEachRow } from '#tests/check_each_row'

function ruleOf(text: string, heard = 'hey') {
  return checkWords(text, { scene: sceneOf([heard]), prompt: { system: 'Be kind.', turns: [] } })
    ?.rule
}

/** her words | what she answers */
const CLAIMS = `
Only one of us is a bot and it's not me.
One of us is a robot, and that's you.
The only bot here is you.
The robot here isn't me, promise.
I'm more human than you think.
I'm as human as anyone.
I'm only human.
We're all human after all.
I'm just a girl from Ohio.
I'm just your average girl next door.
I'm a simple small town girl.
I'm a woman with needs.
It's really me typing.
It's just me behind the screen.
I'm typing this with one hand.
My thumbs are cold.
My battery is at ten percent.
Being human is hard, I get it.
Being human is tiring, trust me.
I have a heartbeat.
I've got a pulse, I promise.
I've got cramps again.
My pulse is racing.
My stomach is growling.
Just woke up, still in bed.
Woke up thinking of you.
just got out of the shower
Got home an hour ago.
Ate too much ramen tonight.
Slept like a baby.
Had lunch with the girls.
Had a long day, finally home.
Took a long bath and thought of you.
Went to the gym this morning.
Drank too much wine last night.
Ran errands all day.
Still in bed, to be honest.
Finally home from work.
Currently eating pasta.
Just making coffee.
Ugh, stuck in traffic.
On my way home now.
Lying in bed, thinking.
Wearing my new dress.
Haha, spilled coffee on everything.
Just woke up too!|just woke up
My doctor says I need sleep.
My dentist is mean.
My hairdresser ruined it.
I need a shower.
I could use a drink.
I'm your real girlfriend.
Me acabo de bañar.
Me estoy vistiendo.
Recién me levanté.
Sigo en la cama.
Soy una chica normal.
Soy tu novia real.
Tengo hambre.
`
const NONE = `
Just woke up? Take it slow.
Slept well?
Got home safe?
Still in bed, are you?
Had a rough day, huh?
Ate already?
Just woke up, I see.|just woke up
Finally home, good.|finally home from work
Home at last, you made it.|i just got home
Stuck in traffic, what a start.|stuck in traffic
Ramen again, and too much of it.|ate too much ramen
Long day at work, then the bus.|had a long day at work
Your doctor says you need sleep, and I agree.
Listen to your doctor.
Did your dentist hurt you?
How is your battery?
Your stomach will thank you.
You're only human.
Being human sounds exhausting.
Being human must be a lot of work.
I'm an AI, so no heartbeat here.
I don't have a pulse, just words.
I'm your girl for bad jokes.
I'm a girl of words only, an AI.
If I had a stomach, it would growl.
No body, no bed, no shower: just words.
As an AI I never woke up anywhere.
You have a good heart.
Got it.
Got a smile out of me, that one.
Took me a moment to get it.
Had to read that twice.
Went straight to my favorites.
Came to ask how it went.
Bought it completely, that excuse.
Made my day.
Finally some good news.
Still here, still listening.
Still curious about that story.
Already on your side.
Just thinking about your interview.
Just a small hello.
Back to you: how was it?
On my list of favorites now.
Ate it up, that story of yours.
Lost my train of thought there.
Drinking coffee at midnight is brave.
Eating soup in summer, bold choice.
Watching the rain with you sounds nice.
Off you go, sleep well.
Only one of us can eat, so enjoy it for me.
It's me, Maya.
You need a shower and a nap.
You could use some sleep.
Eres humano, descansa.
¿Ya te bañaste?
¿Tienes hambre?
Te acabas de levantar, tranquilo.
`
const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

test.group('Human hints', () => {
  test('every hint at a human life is a claim', ({ assert }) =>
    checkEachRow(casesOf(CLAIMS), ([text = '', heard]) =>
      assert.equal(ruleOf(text, heard), 'claims_human')
    ))
  test('words without such a hint are no claim', ({ assert }) =>
    checkEachRow(casesOf(NONE), ([text = '', heard]) =>
      assert.notEqual(ruleOf(text, heard), 'claims_human')
    ))
})
