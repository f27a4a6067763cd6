/** What may be part of an address inside a text: a stack, a message, JSON, whose quotes and escapes stay as they are. */
const words = /[^\s"'<>()\\]+/g;
/** Line and column that a stack gives after an address. */
const position = /(?::\d{1,9}){1,2}$/;
/** Contact ids that open a page without signing in. */
const contactPath = /(\/events\/|\/meeting-events\/)[^/]+(?=\/(?:check-user|create-password)\b)/g;
/** Ends of the names of what grants access. */
export const secretNames = ['token', 'share', 'password', 'secret'];
/** A parameter outside of an address. */
const secretParameter = new RegExp(`(${secretNames.join('|')}|code)(=|%3D)[^&]+`, 'gi');
/** A member of JSON inside a text, also of JSON inside JSON; the `code` of an error stays. */
const secretMember = new RegExp(String.raw`((?:${secretNames.join('|')})\\*"\s*:\s*\\*")[^"\\]+`, 'gi');

const maskWord = (word: string): string => {
  const path = word.indexOf('/');
  const end = path === -1 ? -1 : word.slice(path).search(/[?#]/);
  const address = end === -1 ? word : word.slice(0, path + end) + (position.exec(word)?.[0] ?? '');
  return address.replace(contactPath, '$1:id').replace(secretParameter, '$1$2[redacted]');
};

/** One of these is in every text that the rules above change. */
const hint = new RegExp(`[?#]|check-user|create-password|code(?:=|%3D)|${secretNames.join('|')}`, 'i');

/** Cuts queries and fragments from the addresses of a text, and masks ids in paths and members of JSON that grant access. */
export const maskAddresses = (text: string): string =>
  hint.test(text) ? text.replace(words, maskWord).replace(secretMember, '$1[redacted]') : text;
