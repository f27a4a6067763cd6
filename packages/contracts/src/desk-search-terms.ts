/** Finds of each group of the desk's search that an answer shows. */
export const findsInGroup = 8;
/** Letters from which on staff search. */
export const fewestSearched = 2;
export const mostSearched = 100;
