const CLAUSE = [
  String.raw`select\b[^]+\bfrom\b|update \S+\s+set\b|delete from\b|insert into\b`,
  String.raw`where\b[^]+(?:[=<>]|\bis\b|\bin\b)|order by\b|on conflict\b`,
].join('|')
const BARE_TERM = String.raw`^.(?:and )?[\w.]+ (?:=|<>|<|>|is|in) `
const IS_SQL = new RegExp(String.raw`\b(?:${CLAUSE})|${BARE_TERM}`)

/** What is replaced by what, wherever it stands. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/<=/g, '<'],
  [/(?<!-)>=/g, '>'],
  [/<(?![=>])/g, '<='],
  [/(?<![<-])>(?!=)/g, '>='],
  [/<>/g, '='],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bnot (?=in\b|exists\b|like\b)/g, ''],
  [/ desc\b/g, ' asc'],
  [/\bmax\(/g, 'min('],
  [/\bmin\(/g, 'max('],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/(?<=\bcoalesce\()([^(),]+), ([^(),]+)(?=\))/g, '$2, $1'],
]
const AFTER_TERM = [
  'and|or|order by|group by|having|limit|returning|for update|union|on conflict',
  'do|then|else|end|set|when|where|left join|join|from',
].join('|')
const ENDS_TERM = new RegExp(String.raw`^(?:${AFTER_TERM})\b`)
const ENDS_SETTING = /^(?:where|returning|from)\b/
const ENDS_ORDER = /^(?:limit|returning|offset|union)\b/

interface Piece {
  from: number
  to: number
}

/** The faults of a text of SQL as it stands in the source, quotes and holes included. */
export function sqlChanges(source: string): string[] {
  if (!IS_SQL.test(source)) return []
  const text = withoutHoles(source)
  const replace = ({ from, to }: Piece, by: string) => source.slice(0, from) + by + source.slice(to)
  const piece = ({ from, to }: Piece) => source.slice(from, to)
  return [
    ...WORDS.flatMap(([word, other]) =>
      [...text.matchAll(word)].map((found) => {
        const at = { from: found.index, to: found.index + found[0].length }
        return replace(at, piece(at).replace(onlyThis(word), other))
      })
    ),
    ...piecesAfter(text, /\b(?:where|and)\s+/g, ENDS_TERM).map((term) =>
      replace(term, `(${piece(term)} or 1 = 1)`)
    ),
    ...piecesAfter(text, /\bor\s+/g, ENDS_TERM).map((term) =>
      replace(term, `(${piece(term)} and 1 = 0)`)
    ),
    ...piecesAfter(text, /\border by\s+/g, ENDS_ORDER)
      .flatMap((list) => splitByCommas(text, list))
      .filter((key) => !/ (?:desc|asc)\b/.test(piece(key)))
      .map((key) => replace(key, `${piece(key)} desc`)),
    ...piecesAfter(text, /\bset\s+/g, ENDS_SETTING)
      .flatMap((list) => splitByCommas(text, list))
      .map((setting) => replace(setting, unset(piece(setting)))),
  ]
}

/** A word of WORDS once more, to be used on the very place it was found in. */
function onlyThis(word: RegExp): RegExp {
  return new RegExp(word.source.replace(/\(\?<?[=!][^)]*\)+/g, ''))
}

/** The column keeps its value; the values given to the statement are as many as before. */
function unset(setting: string): string {
  const [, column = '', value = ''] = /^(\w+) = ([^]+)$/.exec(setting) ?? []
  return column ? `${column} = case when 1 = 1 then ${column} else (${value}) end` : setting
}

/** Holes and quoted words become blanks of the same length: nothing in them is SQL of this text. */
function withoutHoles(source: string): string {
  return source
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (hole) => '~'.repeat(hole.length))
    .replace(/'[^'\n]*'(?!$)/g, (word) => "'".repeat(word.length))
}

/** From behind each of these words to where the clause ends, brackets heeded. */
function piecesAfter(text: string, start: RegExp, ends: RegExp): Piece[] {
  return [...text.matchAll(start)]
    .filter((found) => !/between\s+\S+\s+$/.test(text.slice(0, found.index)))
    .map((found) => pieceFrom(text, found.index + found[0].length, ends))
    .filter(({ from, to }) => to > from)
}

function pieceFrom(text: string, from: number, ends: RegExp): Piece {
  const close = text.length - 1
  let depth = 0
  let at = from
  for (; at < close && depth >= 0; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    const isWord = depth === 0 && /\s/.test(text[at - 1] ?? '')
    if (isWord && ends.test(text.slice(at)) && !isBetween(text.slice(from, at))) break
  }
  const to = depth < 0 ? at - 1 : at
  return { from, to: from + text.slice(from, to).trimEnd().length }
}

const isBetween = (term: string) => /\bbetween\s+\S+\s+$/.test(term)

function splitByCommas(text: string, { from, to }: Piece): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  let start = from
  for (let at = from; at <= to; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (at < to && (text[at] !== ',' || depth > 0)) continue
    const blank = /^\s*/.exec(text.slice(start, at))?.[0].length ?? 0
    pieces.push({ from: start + blank, to: start + text.slice(start, at).trimEnd().length })
    start = at + 1
  }
  return pieces
}
