/** After the page has loaded: nothing of it is needed before somebody goes offline. */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    // Refused in a private window or by a setting: the pages work without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') setTimeout(register)
  else addEventListener('load', () => setTimeout(register), { once: true })
}
