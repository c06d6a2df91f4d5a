import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn'

const portraitStyles = cva(
  'block shrink-0 overflow-hidden bg-surface-2 object-cover text-transparent',
  {
    variants: {
      size: {
        /** The round-topped avatar of a header. */
        avatar: 'size-11 rounded-t-[22px] rounded-b-[14px] object-top',
        sm: 'arch w-20 [--arch-foot:0.875rem]',
        md: 'arch w-36',
        lg: 'arch w-56 [--arch-foot:1.5rem]',
        fill: 'arch w-full [--arch-foot:clamp(0.875rem,7%,1.75rem)]',
      },
    },
    defaultVariants: { size: 'md' },
  }
)

type PortraitProps = VariantProps<typeof portraitStyles> & {
  /** Absent while it is being drawn. */
  src: string | undefined
  /** Her name. Empty where the name stands beside it. */
  name: string
  /** For one far down the page. */
  loading?: 'lazy'
  className?: string
}

export function Portrait({ src, name, size, loading, className }: PortraitProps) {
  return (
    <img
      src={src}
      alt={name && `Portrait of ${name}`}
      width={960}
      height={1200}
      draggable={false}
      loading={loading}
      className={cn(portraitStyles({ size }), className)}
    />
  )
}
