import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { ofEach } from '#app/companion/offline_voice/offline_own_lines'
import { RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'

const byStyle = z.record(z.enum(RELATIONSHIP_STYLES.map(({ value }) => value)), shapes.lines)
const WORDS = loadWords(
  'offline_voice/bonds.yaml',
  z.strictObject({ lines: byStyle, asks: byStyle, romance: shapes.pattern('i') })
)

/**
 * A small sign of what the two are to each other. `{pet}` is
 * a pet name, and only a girlfriend has one to give.
 */
export const RELATION_LINES = WORDS.lines

/** About what was just told, as somebody of that kind would ask. */
export const BOND_ASKS = WORDS.asks

/** Said now and then instead of the name, and only by a girlfriend. */
export const PET_NAMES = ofEach(({ petNames }) => petNames)

/** What a friend leaves unsaid: her lines of romance, whatever her personality. */
export const ROMANCE = WORDS.romance
