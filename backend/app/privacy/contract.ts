import * as z from 'zod/mini'
import { ownerProof } from '#app/people/accounts/contract'

/** For what takes everything away or along: `DELETE /api/delete-account` and the calls below. */
export const ownerInput = z.object(ownerProof)
export type OwnerInput = z.infer<typeof ownerInput>

/** What has to be typed, exactly, before an account is deleted. */
export const DELETION_WORD = 'DELETE'
export const CONFIRM_DELETION = `Please type '${DELETION_WORD}' to confirm account deletion.`

/** Where `POST` answers everything about the person as one JSON file to keep. */
export const EXPORT_PATH = '/api/export'
/** Where it answers the talk, the diary, pins and memories as one HTML file to read. */
export const BOOK_PATH = '/api/export/book'
/** Stands in that file where the browser, which draws her, may put her portrait. */
export const BOOK_PORTRAIT = '<!-- her portrait -->'
/**
 * `POST`: removes her, the conversation, memories and schedules; the account, plan and messages left stay.
 */
export const START_OVER_PATH = '/api/start-over'
