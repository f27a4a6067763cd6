import { unseenCode } from '@plenary/contracts/free-text-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Language } from '@plenary/contracts/vocabulary';

/** Every form may send free text, and its fault cannot be seen: it is said where the page has no sentence at the field. */
const words: Record<Language, string> = {
  fr: 'Un texte contient des caractères invisibles : effacez-le, puis retapez-le.',
  en: 'A text contains invisible characters: delete it, then type it again.',
  es: 'Un texto contiene caracteres invisibles: bórrelo y escríbalo de nuevo.',
  nl: 'Een tekst bevat onzichtbare tekens: wis hem en typ hem opnieuw.',
};

/** The sentence for errors of fields of which one has such characters. */
export const unseenWords = (errors: FieldErrors, language: Language): string | undefined =>
  Object.values(errors).includes(unseenCode) ? words[language] : undefined;
