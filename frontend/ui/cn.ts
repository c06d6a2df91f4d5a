import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classKinds } from './class_kinds'

const merge = createTailwindMerge(() => classKinds)

/** Joins class names; a later one wins over an earlier one of its kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
