import { LARGEST_MEDIUM, type TypedTextInput } from '#app/texting/simulator/contract'
import { Image } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { toast } from '../../ui/toast'

type Medium = NonNullable<TypedTextInput['medium']>

interface AttachPictureProps {
  onAttach: (medium: Medium) => void
  className: string
}

/** A picture of one's own, or any file: it goes with what is typed. */
export function AttachPicture({ onAttach, className }: AttachPictureProps) {
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const medium = await mediumOf(file).catch(() => null)
    if (medium) return onAttach(medium)
    toast({ title: 'This file is too large', variant: 'destructive' })
  }

  return (
    <label className={`${className} relative cursor-pointer has-focus-visible:outline-3`}>
      <Image aria-hidden="true" className="size-4" />
      Picture
      <input
        type="file"
        accept="image/*,audio/*,video/*,.vcf"
        onChange={(event) => void attach(event)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}

const SIDES = [1280, 800, 512, 320]

/** A picture is made as small as a request takes, as a carrier would; anything else goes as it is. */
async function mediumOf(file: File): Promise<Medium | null> {
  const isPicture = file.type.startsWith('image/')
  const whole = await fitting(file)
  if (whole || !isPicture) return whole
  const picture = await createImageBitmap(file)
  for (const side of SIDES) {
    const smaller = await fitting(await drawn(picture, side))
    if (smaller) return smaller
  }
  return null
}

async function fitting(blob: Blob): Promise<Medium | null> {
  if (blob.size * (4 / 3) > LARGEST_MEDIUM - 4) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { contentType: blob.type || 'application/octet-stream', base64 }
}

async function drawn(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round)
  const canvas = new OffscreenCanvas(width || 1, height || 1)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
}
