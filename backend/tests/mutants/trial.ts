/**
 * What a process of the box is asked: run these tests (all
 * of the specs when none is named) with this fault awake.
 */
export interface Trial {
  /** 0 for none. */
  mutant: number
  /** From the root of the repository. */
  specs: readonly string[]
  titles: readonly string[]
  /** The first failure says enough. */
  isBailing: boolean
}

export interface RanTest {
  spec: string
  title: string
  ms: number
  /** The faults this test came past. */
  reached: number[]
}

export interface Verdict {
  /** Why the specs failed, and in which test, if it was in one. */
  failed: { why: string; test?: Pick<RanTest, 'spec' | 'title'> } | null
  tests: RanTest[]
  /** The faults come past while modules were loaded: they cannot be woken later. */
  reachedWhileLoading: number[]
}
