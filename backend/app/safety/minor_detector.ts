/** Whether somebody says that they are under 18. */
export function isMinorSignal(text: string): boolean {
  return /\bi['’]?m (only )?1[0-7]\b(?! (minutes|weeks|years))/i.test(text)
}
