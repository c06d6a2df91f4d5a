/** Who one texts with, as header, thread and panel show her. */
export interface Companion {
  name: string
  image: string | null
}
