/** The French text with no-break spaces before ; : ! ? » % €, and after «, so that no line begins or ends with one of them. */
export const frenchSpaces = (text: string): string => text.replace(/ ([;:!?»%€])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');
