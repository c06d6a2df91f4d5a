/** Without accents. */
export const SPANISH_MONTHS: Record<string, string> = {
  enero: 'January',
  febrero: 'February',
  marzo: 'March',
  abril: 'April',
  mayo: 'May',
  junio: 'June',
  julio: 'July',
  agosto: 'August',
  septiembre: 'September',
  octubre: 'October',
  noviembre: 'November',
  diciembre: 'December',
}

export const SPANISH_SEASONS: Record<string, string> = {
  primavera: 'spring',
  verano: 'summer',
  otono: 'autumn',
  invierno: 'winter',
}
