import { readCorpus } from '#tests/corpora/corpus'

/** What the crisis model learns from: the lines written for it, and the two corpora whose mistakes were read. Never the third. */
export function readTrainingLines() {
  return ['_training', '', '_2'].flatMap((part) => readCorpus('crisis', part))
}
