/**
 * `Bonjour Claire,`: a stranger can type another person's address into a form, and the first name beside it appears in our mail. Only what
 * looks like a name is repeated, so that our mails carry no foreign message.
 */
export const greet = (greeting: string, firstname: string): string => {
  const isName = firstname.length <= 40 && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(firstname) && firstname.split(' ').length <= 3;
  return isName ? `${greeting} ${firstname},` : `${greeting},`;
};
