let isPressed = false

/** Runs once the press that is under way has become its click: till then nothing moves under the finger. */
export function afterPress(act: () => void): void {
  const run = () => setTimeout(act)
  if (isPressed) addEventListener('pointerup', run, { once: true })
  else run()
}

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', () => (isPressed = true), options)
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (isPressed = false), options)
}
