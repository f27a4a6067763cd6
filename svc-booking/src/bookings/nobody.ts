/** Owner of the remaining records of erased people; no account has this id. */
export const nobody = '00000000-0000-0000-0000-000000000000';
