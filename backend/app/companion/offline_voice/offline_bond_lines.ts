import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { readWords } from '#app/language/words'
import { ofEach } from '#app/companion/offline_voice/offline_own_lines'
import { RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'

const byStyle = z.record(z.enum(RELATIONSHIP_STYLES.map(({ value }) => value)), shapes.lines)
const WORDS = readWords(
  'offline_voice/bonds.yaml',
  z.strictObject({ lines: byStyle, asks: byStyle })
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
export const ROMANCE =
  /\b(?:flirt\w*|wink\w*|blush|charm\w*|gorgeous|handsome|attractive|all yours|i'm yours|weakness\b(?! for)|my heart|digital heart|candlelight|under my pillow|butterfl\w+|spun up|dream free|perk up|glow\w*|beauty sleep|come to dinner|ask you to dance|read(?:ing)? you (?:for|like)|looks? good on you|easy for me|dangerous|brighten it|reasons i like you|keep going like that|teas\w+|trouble\b(?!\.)|hold you|say that again|get ideas|takes one to know|more of me|lips|kiss\w*|darling|soft mood)/i
