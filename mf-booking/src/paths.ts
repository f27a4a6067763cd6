/** Addresses of this remote's pages; `search` is the query with the search, passed from page to page. */
export const paths = {
  list: (search = '') => `/${search}`,
  venue: (slug: string, search = '') => `/venues/${slug}${search}`,
  upsell: (slug: string, demandId: string) => `/venues/${slug}/upsell?demandId=${demandId}`,
  quote: (quoteId: string) => `/quotes/${quoteId}`,
  optionConfirmation: (slug: string, quoteId: string) => `/venues/${slug}/option-confirmation?quoteId=${quoteId}`,
  signature: (quoteId: string) => `/quotes/${quoteId}/signature`,
  cancellation: (quoteId: string) => `/quotes/${quoteId}/cancellation`,
  releaseOption: (quoteId: string) => `/quotes/${quoteId}/release-option`,
  bigEvent: (slug: string, search = '') => `/venues/${slug}/event-demand${search}`,
  bigEventConfirmation: (slug: string, search = '') => `/venues/${slug}/event-demand-confirmation${search}`,
  wellnessFacilitator: () => '/wellness-facilitator',
  afterworkTeambuilding: () => '/afterwork-teambuilding',
  credits: () => '/auth/account#credits',
  account: () => '/auth/account',
  events: () => '/profile/events',
  privacyPolicy: () => '/private-policy',
};
