import { readCorpus } from '#tests/corpora/corpus'

const BLIND = ['_3', '_4']

/**
 * What the crisis model learns from: the lines written for it, and the two corpora
 * whose mistakes were read. Nothing that stands in a blind corpus, by chance either.
 */
export function readTrainingLines() {
  const blind = new Set(BLIND.flatMap((part) => readCorpus('crisis', part)).map(bare))
  const lines = ['_training', '', '_2'].flatMap((part) => readCorpus('crisis', part))
  return lines.filter((line) => !blind.has(bare(line)))
}

function bare({ text }: { text: string }): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
