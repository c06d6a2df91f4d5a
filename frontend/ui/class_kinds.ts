/** Kinds that one prefix tells: `px-4` and `px-[11px]` are of one kind. */
const PREFIXES = [
  'text bg shadow transition outline-offset',
  'p px py pt pr pb pl m mx my mt mr mb ml',
  'w h size min-w min-h max-w max-h',
  'gap gap-x gap-y inset inset-x inset-y',
  'top right bottom left z',
  'order basis shrink grow col-span col-start row row-start resize brightness',
  'grid-cols grid-rows items self justify justify-items justify-self',
  'content place-items place-content',
  'object opacity overflow overflow-x overflow-y leading tracking decoration underline-offset',
  'duration ease animate translate-x translate-y rotate scale origin',
  'fill cursor select appearance list line-clamp columns pointer-events scroll-mb',
].join(' ')

/** Kinds of whole words. */
const WORDS: Record<string, string> = {
  'display': 'block inline-block flow-root flex inline-flex grid contents hidden table',
  'position': 'static fixed absolute relative sticky',
  'flex-direction': 'flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-wrap-reverse',
  'background-image': 'bg-linear-to-t',
  'flex': 'flex-1',
  'text-decoration': 'underline no-underline',
  'text-wrap': 'text-balance',
  'alignment': 'text-left text-start text-center text-right',
  'font-size': 'text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl',
  'font-family': 'font-sans font-display',
  'font-weight': 'font-normal font-medium font-semibold font-bold',
  'object-fit': 'object-cover',
  'whitespace': 'whitespace-normal whitespace-nowrap whitespace-pre-wrap',
}

const SIDES = ['', '-x', '-y', '-t', '-r', '-b', '-l']
const CORNERS = ['', '-t', '-r', '-b', '-l', '-tl', '-tr', '-br', '-bl']

/** Setting the one sets the others too: `p-0` after `px-4` leaves no `px-4`. */
const CONFLICTS = {
  'p': ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  'px': ['pr', 'pl'],
  'py': ['pt', 'pb'],
  'm': ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  'mx': ['mr', 'ml'],
  'my': ['mt', 'mb'],
  'size': ['w', 'h'],
  'gap': ['gap-x', 'gap-y'],
  'inset': ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  'overflow': ['overflow-x', 'overflow-y'],
  'flex': ['basis', 'grow', 'shrink'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'rounded': CORNERS.slice(1).map((corner) => `rounded${corner}`),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'border-width': SIDES.slice(1).map((side) => `border${side}-width`),
  'border-x-width': ['border-r-width', 'border-l-width'],
  'border-y-width': ['border-t-width', 'border-b-width'],
  'border-x-color': ['border-r-color', 'border-l-color'],
  'border-y-color': ['border-t-color', 'border-b-color'],
  'border-color': SIDES.slice(1).map((side) => `border${side}-color`),
}

type Values = (string | ((value: string) => boolean))[]
type Kinds = Record<string, (string | Record<string, Values>)[]>

const isAny = () => true
const isLength = (value: string) => /^(\d|\[[\d.])/.test(value)

/**
 * Which classes are of one kind, in the shape `createTailwindMerge` takes: only what this product uses.
 * The library's own table covers all of Tailwind and would be more code on `/` than the whole sign-up form.
 */
export const classKinds = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.assign({}, ...SIDES.map((side) => line(`border${side}`))),
    ...line('outline'),
    ...byWord(),
    ...byPrefix([...PREFIXES.split(' '), ...CORNERS.map((corner) => `rounded${corner}`)]),
  } as Kinds,
  conflictingClassGroups: CONFLICTS as Record<string, string[]>,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'before', 'after', 'placeholder', 'file', 'marker'],
}

/** `border`, `border-2`, `border-dashed` and `border-line` are three kinds behind one prefix. */
function line(prefix: string): Kinds {
  return {
    [`${prefix}-style`]: [{ [prefix]: ['solid', 'dashed', 'dotted', 'none'] }],
    [`${prefix}-width`]: [{ [prefix]: ['', isLength] }],
    [`${prefix}-color`]: [{ [prefix]: [isAny] }],
  }
}

function byPrefix(prefixes: string[]): Kinds {
  return Object.fromEntries(
    prefixes.map((prefix) => [prefix, [{ [prefix]: ['', isAny] }]] as const)
  )
}

function byWord(): Kinds {
  const kinds = Object.entries(WORDS).map(([kind, words]) => [kind, words.split(' ')])
  const { 'font-size': sizes, flex, ...rest } = Object.fromEntries(kinds)
  // `text-[11pt]` is a size, `text-ink` a colour; `flex-[1_1_0]` is no direction.
  return {
    ...rest,
    'font-size': [...sizes, { text: [isLength] }],
    'flex': [...flex, { flex: [isLength] }],
  }
}
