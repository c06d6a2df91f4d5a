import { useTheme } from '../../lib/theme'
import { ThemeToggle } from '../../ui/theme_toggle'

export function ThemeSwitch() {
  return <ThemeToggle {...useTheme()} />
}
