import { ofEach } from '#app/companion/offline_voice/offline_own_lines'

/** Her own word on a topic, one for each personality; she speaks of it as the AI she is. */
export const TAKES = ofEach(({ takes }) => takes)
