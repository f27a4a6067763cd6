import type { Language } from '@plenary/contracts/vocabulary';

const greetings: Record<Language, string> = { fr: 'Bonjour', en: 'Hello', es: 'Hola', nl: 'Hallo' };

/**
 * Anybody can sign up somebody else's address, and the first name they type stands in the mail: only what looks like a name is
 * repeated, so that our mails carry nobody's message.
 */
export const greeting = (lang: Language, firstname: string): string => {
  const isName = firstname.length <= 40 && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(firstname) && firstname.split(' ').length <= 3;
  return isName ? `${greetings[lang]} ${firstname},` : `${greetings[lang]},`;
};
