/** The address as strangers see it: enough for its owner to know it by, too little to write to. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;

const masked = /^[^\s@]?•••@[a-z0-9.-]{1,253}$/i;
/** Whether a text can be an address as `maskedEmail` writes it, and nothing else. */
export const isMaskedEmail = (text: string): boolean => masked.test(text);
