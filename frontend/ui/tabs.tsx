import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/** `<Tabs><TabList label><Tab value/></TabList><TabPanel value/></Tabs>` */
export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />
}

type TabListProps = ComponentProps<typeof Primitive.List> & { label: string }

/** Scrolls sideways when a phone is too narrow for all tabs. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return (
    <Primitive.List
      {...rest}
      aria-label={label}
      className={cn(
        'flex gap-1 overflow-x-auto rounded-[18px] bg-surface-2 p-1 [scrollbar-width:none]',
        className
      )}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={cn(
        'min-h-12 flex-1 rounded-control border-[1.5px] border-transparent px-4 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink',
        'focus-visible:-outline-offset-3 data-[state=active]:rounded-br-tail data-[state=active]:border-control data-[state=active]:bg-surface data-[state=active]:font-semibold data-[state=active]:text-ink',
        className
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={cn('rounded-tail pt-6', className)} />
}
