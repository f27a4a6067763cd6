import type { Language } from './vocabulary.ts';

/** The French text with no-break spaces before ; : ! ? » % €, and after «, so that no line begins or ends with one of them. */
export const frenchSpaces = (text: string): string => text.replace(/ ([;:!?»%€])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');

/** A text of that language: in French its signs stay with their words. */
export const withSigns = (text: string, language: Language): string => (language === 'fr' ? frenchSpaces(text) : text);
