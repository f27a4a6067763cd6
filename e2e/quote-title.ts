/** The title of a quote's page in French, which says what it is for: 'Deux jours à Ternes, 48 personnes'. */
export const quoteTitle = / à .+, \d+ personnes?$/;
