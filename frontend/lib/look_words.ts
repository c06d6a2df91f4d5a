import type { Look, LookPart } from '#app/people/looks/contract'

interface PartWords<Part extends LookPart> {
  label: string
  options: Record<Look[Part], string>
}

/** What the parts of a look, and what there is to choose from, are called. */
export const LOOK_WORDS: { [Part in LookPart]: PartWords<Part> } = {
  figure: {
    label: 'Pose',
    options: {
      valentina: 'Looking over',
      sophie: 'With a mug',
      maya: 'On the move',
      zoe: 'Laughing',
      elena: 'With a book',
      luna: 'With a flower',
    },
  },
  skin: {
    label: 'Skin tone',
    options: {
      porcelain: 'Very light',
      peach: 'Light',
      honey: 'Medium light',
      bronze: 'Medium',
      umber: 'Medium dark',
      cocoa: 'Dark',
    },
  },
  hair: {
    label: 'Hair style',
    options: {
      waves: 'Long waves',
      fringe: 'Bob with bangs',
      ponytail: 'Ponytail',
      curls: 'Curls',
      bun: 'Bun',
      straight: 'Long and straight',
      pixie: 'Pixie cut',
      braid: 'Side braid',
    },
  },
  hairColour: {
    label: 'Hair color',
    options: {
      black: 'Black',
      espresso: 'Dark brown',
      chestnut: 'Chestnut',
      copper: 'Red',
      blonde: 'Blonde',
      pepper: 'Salt and pepper',
      silver: 'Silver',
      plum: 'Plum',
      rose: 'Pink',
    },
  },
  glasses: {
    label: 'Glasses',
    options: { none: 'None', round: 'Round', square: 'Square', cat: 'Cat-eye' },
  },
  clothes: {
    label: 'Clothes color',
    options: {
      raspberry: 'Raspberry',
      butter: 'Yellow',
      forest: 'Green',
      sky: 'Blue',
      ink: 'Navy',
      lilac: 'Lilac',
      cream: 'Cream',
      rust: 'Rust',
    },
  },
  background: {
    label: 'Background',
    options: {
      cafe: 'Café',
      bookshelf: 'Bookshelf',
      rooftop: 'Rooftop at dusk',
      studio: 'Studio',
      garden: 'Garden and moon',
      kitchen: 'Kitchen',
      night: 'City at night',
    },
  },
}
