/** `Phone unreachable` as `Phone unreachable.` */
export function sentence(reason: string): string {
  return `${reason.replace(/\.$/, '')}.`
}
