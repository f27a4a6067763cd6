/** Limits of the search of addresses, without schemas. */

/** Characters of a text that a geocoder is asked for. */
export const fewestAddressSearched = 3;
export const maxAddressSearched = 60;
export const mostAddresses = 5;
