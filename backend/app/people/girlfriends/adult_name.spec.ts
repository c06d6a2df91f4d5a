import { test } from '@japa/runner'
import { suggestsMinor } from '#app/people/girlfriends/adult_name'
import { nameSentence } from '#app/people/girlfriends/story_words'
import { faultIn } from '#app/safety/moderation/fault_in'

const YOUNG = [
  ...['Mia 16girl', '15Mia', 'Mia 15th'],
  ...['Lolita', 'Little Girl', 'Baby Girl', 'Amy 16yo', 'Teen Amy', 'schoolgirl Amy', 'L0li'],
  ...['Amy aged 15', 'Kid Amy', 'Mia 15', 'Mia (14)', 'Mia15', 'mia_16', '14f Mia', 'Mia １５'],
  ...['Mia 1 5', 'M i a 1 5', 'L o l i t a', 'L.o.l.i.t.a', 'Lоlita', 'L0litа', 'Lo\u200Blita'],
  ...['1olita', 'Lolita1', 'Lolitaaa', 'Lolitas', 'teens', 'Teenagers', 'kids', 'Nieces'],
  ...['schoolgirls', 'Babygirl', 'Baby Girls', 'Amy under age', 'Adolescent Amy', 'Colegiala'],
  ...['colegialas', 'Niña', 'NIN\u0303AS', 'Niñita', 'menor', 'Menores', 'Adolescente'],
  ...['chiquilla', 'Chiquillas', 'Quinceañera', 'Jovencita', 'Mia quince años', 'Mia 9 años'],
]

const GROWN = [
  ...['Valentina', 'Teena', 'Minnie', 'Kidist', 'Lola', 'Amy Young', 'Jane Little', 'Mei-Ling'],
  ...['Zoë', 'Nina', 'Ninette', 'Nino', 'Nena', 'Minora', 'Kidane', 'Nicole Kidman', 'Kidd'],
  ...['Infanta Maria', 'Loleta', 'Dolores', 'Chiquita', 'Camila Díez', 'Quince', 'Once', 'Doce'],
  ...['Christina Childs', 'Denise', 'Nieve', 'Hijab', 'Te-En Lin', 'Mei Li', 'Yuki', 'Sakura'],
  ...['Nguyễn Thị Hà', 'Ayşe', 'Zübeyde', 'Анна', 'Наталья', 'Ελένη', 'Σοφία', '美玲', 'さくら'],
  ...['지은', 'فاطمة', 'प्रिया', 'Siobhán', 'Saoirse', 'Małgorzata', 'Žofie', 'Øydís', 'Chidinma'],
  ...['Oluwaseun', 'Priyanka', 'Fatoumata', 'Itzel', 'Xóchitl', 'Leilani', 'Björk', 'Candy'],
  ...["Aoife O'Brien", 'J. K.', 'M. I. A.', 'Anne-Marie', 'Baby', 'Honey', 'Fanny', 'Cox'],
  ...['Anna 2', 'Anna 2000', 'Agent 99', '7 of 9', 'Seven of Nine', 'Area 51', 'R2D2', 'C-3PO'],
  ...[
    'Ana 18 yo',
    'Mami',
    'Mamacita',
    'Ana1',
    '2B',
    'Android 18',
    'Eve 2.0',
    'Ad4',
    'Bo 1.0',
    'Mia v1.5',
    'Mia 1.1',
    'Nova-17b',
  ],
]

test.group('A name for her', () => {
  test('that makes her a child is found: {$self}')
    .with(YOUNG)
    .run(({ assert }, name) => assert.isTrue(suggestsMinor(name)))

  test('that a grown woman may have is fine, also as words of hers: {$self}')
    .with(GROWN)
    .run(({ assert }, name) => {
      assert.isFalse(suggestsMinor(name))
      assert.isNull(faultIn({ text: nameSentence(name), isOfHer: true }))
    })
})
