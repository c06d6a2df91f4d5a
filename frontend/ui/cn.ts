import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['tail', 'control', 'button', 'bubble', 'card', 'sheet'],
      shadow: ['float'],
      container: ['page', 'read'],
    },
  },
})

/** Joins class names; a later one wins over an earlier one of its kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
