/** Rules of the identity's texts, without schemas: what a browser needs of them costs nothing more. */

export const minPasswordLength = 8;
export const maxPasswordLength = 256;

export const maxNameLength = 100;
export const maxPhoneLength = 40;
