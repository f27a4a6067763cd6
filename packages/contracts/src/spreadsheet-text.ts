/** Texts that a spreadsheet would compute (D24 of the operator's desk). */
const computed = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet would compute begins with an apostrophe. */
export const harmlessText = (text: string): string => (computed.test(text) ? `'${text}` : text);

/** The text as it was before `harmlessText`. */
export const textBefore = (text: string): string => (text.startsWith("'") && computed.test(text) ? text.slice(1) : text);
