/** Addresses of this remote's pages, and of those it leads to. */
export const paths = {
  events: () => '/profile/events',
  event: (eventId: string) => `/profile/events/${eventId}`,
  guests: (eventId: string) => `/profile/events/${eventId}/guests`,
  quotes: () => '/profile/quotes',
  profile: () => '/profile/account',
  survey: (eventId: string) => `/survey/${eventId}`,
  /** The survey's step of a day, or one of its rooms. */
  surveyStep: (eventId: string, step: string) => `/survey/${eventId}/day/${step}`,
  summary: (eventId: string) => `/survey/${eventId}/summary`,
  extras: (eventId: string) => `/survey/${eventId}/upsell`,
  venue: (slug: string) => `/venues/${slug}`,
  quote: (quoteId: string) => `/quotes/${quoteId}`,
  signature: (quoteId: string) => `/quotes/${quoteId}/signature`,
  change: (quoteId: string) => `/quotes/${quoteId}/change`,
  cancellation: (quoteId: string) => `/quotes/${quoteId}/cancellation`,
  newQuote: () => '/',
  account: () => '/auth/account',
  /** Sign-in page, with the address to return to. */
  signIn: (action: 'login' | 'signup', query: Record<string, string>) => `/authentication/${action}?${new URLSearchParams(query)}`,
};
