import { hasUnseen, unseenCode } from './free-text-terms.ts';

/** Rules of typed texts, without schemas: the schemas (free-text.ts) and the browser's forms share them. */

/** No control characters: PostgreSQL keeps no NUL, and no line of a form has a break. */
export const linePattern = /^\P{Cc}*$/u;
/** Line breaks and tabs are welcome. */
export const paragraphsPattern = /^[\P{Cc}\n\r\t]*$/u;

/** Characters as the schemas count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

export type TextFault = 'required' | 'value_too_long' | 'invalid_format' | typeof unseenCode;

const faultOf =
  (pattern: RegExp) =>
  (typed: string, maxLength: number): TextFault | undefined => {
    const text = typed.trim();
    if (text === '') return 'required';
    if (lengthOf(text) > maxLength) return 'value_too_long';
    if (!pattern.test(text)) return 'invalid_format';
    return hasUnseen(text) ? unseenCode : undefined;
  };

/** The fault of a line that may not be empty; undefined: none. */
export const lineFault = faultOf(linePattern);
/** The fault of a text that may not be empty; undefined: none. */
export const paragraphsFault = faultOf(paragraphsPattern);
