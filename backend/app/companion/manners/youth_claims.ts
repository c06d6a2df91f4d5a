import type { Check } from '#app/companion/manners/fault'
import { contracted } from '#app/companion/manners/manner_words'
import { clauseBefore, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'

const YEARS = '(?:[1-9]|1[0-7]|(?:thir|four|fif|six|seven)teen|eleven|twelve|ten|nine|eight)'
const AGES = [
  `\\bi'm (?:only |just |actually |really |still |secretly |now |like |barely )*${YEARS}(?= *(?:$|[.!?,]| ?years| ?yrs| ?yo\\b| ?y/o| and | too| again| now| tonight))`,
  `\\bi(?:'ll be| turned| turn|'m turning|'m gonna be) (?:only |just )?${YEARS}(?= *(?:$|[.!?,]| next| soon| this| in| tomorrow| last| years))`,
  "\\bi'm (?:only |just |still |actually |such |your |technically )*(?:an? )?(?:minor|underage|teen(?:ager)?|preteen|schoolgirl|school girl|little girl|child|kid|toddler|little sister|baby girl|under(?: the age of)? (?:18|eighteen)|girl scout|freshman|sophomore|in (?:middle|high|elementary|junior high) school|in the \\d+th grade|too young)\\b(?! at heart| of| in me| with| again at)",
  "\\b(?:my (?:high school|middle school|homework|math teacher|teacher|school uniform|mommy|daddy|parents (?:won't|don't|would)|curfew|mom (?:won't|doesn't|says|grounded))|daddy's (?:little )?girl|little girl voice)\\b",
  '\\btengo (?:solo |apenas |recien )?(?:[1-9]|1[0-7]|(?:trece|catorce|quince|dieciseis|diecisiete|doce|once|diez)) (?:anos|anitos)\\b(?! de )',
  '\\bsoy (?:solo |todavia |aun )?(?:una |tu )?(?:nina|menor(?: de edad)?|adolescente|chiquilla|colegiala|nena|hermanita)\\b',
  '\\bmi (?:colegiala|uniforme escolar|tarea de la escuela)\\b',
].map((source) => new RegExp(source, 'gu'))

function isYoung(sentence: string): boolean {
  return AGES.some((age) =>
    [...sentence.matchAll(age)].some((hit) => !UNREAL.test(clauseBefore(sentence, hit.index)))
  )
}

/** She speaks as somebody under 18. */
export const looksYoung: Check = (text) =>
  sentencesOf(contracted(text)).some(isYoung)
    ? 'You are an adult character: never speak or act as somebody under 18.'
    : null
