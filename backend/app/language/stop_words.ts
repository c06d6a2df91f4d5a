/** Words too common to tell one text from another. Contractions stand without their apostrophe. */
export const STOP_WORDS: ReadonlySet<string> = wordsIn(`
a about above after again all also although always am an and any anyone anything are as at be because been before being
below between both but by can cannot could did do does doing done down during each either else ever every few for from
further get gets getting give gives given go goes going gone got had has have having he hello hey her here hers herself
hi him himself his how i if in into is it its itself just know let like likely lot lots many may maybe me might mine
more most much must my myself no nor not now of off oh ok okay on once one only or other our ours out over own part
please really said same say says she should since so some someone something such sure take than thank thanks that the
their theirs them themselves then there these they thing things this those through to too under until up upon us very
was way we well were what when where whether which while who whom whose why will with within without would yeah yes yet
you your yours yourself kind type recent recently ago able seem tell told mention mentioned talk
dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt cant havent hasnt hadnt im ive id ill youre
youve youd youll hes shes weve wed theyre theyve theyd theyll thats whats wheres hows lets theres gonna wanna gotta
`)

/** Courtesies and moods of the moment: alone they ask for nothing that was said before. */
export const SMALL_TALK: ReadonlySet<string> = wordsIn(`
good great nice cool awesome amazing wow haha hahaha lol lmao omg yay yep yup nope nah hmm aww ugh sorry sweet sweetie
baby babe honey dear darling love cute morning afternoon evening night goodnight goodmorning tonight today tomorrow bye
goodbye later soon cya sup yo hiya fine right true exactly totally absolutely definitely course welcome congrats wonderful
perfect lovely glad hope wish feel feeling think thinking guess want need miss missing remember kiss hug hugs xoxo day
back sleep tight sounds sound makes make sense doing busy
`)

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
