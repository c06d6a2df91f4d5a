import limits from '#config/limits'

/** Other limits than the usual ones; answers the way back. */
export function setLimits<Part extends keyof typeof limits>(
  part: Part,
  own: Partial<(typeof limits)[Part]>
): () => void {
  const usual = { ...limits[part] }
  Object.assign(limits[part], own)
  return () => void Object.assign(limits[part], usual)
}
