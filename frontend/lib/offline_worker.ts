import { BRAND } from './names'

/** After the page has loaded: nothing of it is needed before somebody goes offline. */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    // Under another name the offline page is fetched anew.
    const script = `/sw.js?${encodeURIComponent(BRAND)}`
    // Refused in a private window or by a setting: the pages work without.
    navigator.serviceWorker.register(script).catch(() => undefined)
  }
  if (document.readyState === 'complete') setTimeout(register)
  else addEventListener('load', () => setTimeout(register), { once: true })
}
