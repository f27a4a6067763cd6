/** The address as strangers see it: enough for its owner to know it by, too little to write to. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
