/** What a calendar feed is of: a venue, one of its rooms, the deals that somebody follows up, the venues of a Meeting Scientist. */
export const feedKinds = ['venue', 'room', 'owner', 'scientist'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** How much an entry tells: that rooms are taken; whose event it is; set-up, people and link as well. */
export const feedDetails = ['busy', 'titles', 'details'] as const;
export type FeedDetail = (typeof feedDetails)[number];

export const maxFeedName = 60;

/** Feeds that one of the staff may have at once. */
export const mostFeeds = 50;

/** Calls of a feed that are answered within an hour (design: desk D27). */
export const feedCallsAnHour = 60;
