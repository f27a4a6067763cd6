/** Owner of what is left of people who are forgotten: nobody signs in under it. */
export const nobody = '00000000-0000-0000-0000-000000000000';
