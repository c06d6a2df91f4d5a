/** What people and their telephones put for an apostrophe. */
export const straightQuotes = (text: string) => text.replace(/[\u2018\u2019\u02bc`]/g, "'")

/** `café` and `cafe` are one word. */
export const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
