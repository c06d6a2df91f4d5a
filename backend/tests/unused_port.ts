// @ts-expect-error plain JavaScript, for whoever starts servers before packages are there
import { freePort } from '../tools/free_port.js'

/** See there. */
export const unusedPort: () => Promise<number> = freePort
