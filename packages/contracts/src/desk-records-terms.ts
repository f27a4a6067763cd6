/** What a timeline tells of a customer. */
export const timelineKinds = ['quote', 'option', 'signed', 'cancelled', 'change', 'request', 'note', 'staff'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** People of one record, at most: those that a company's record names. */
export const mostOnRecord = 100;
export const mostDealsOnRecord = 100;
export const mostRequestsOnRecord = 50;
export const mostOnTimeline = 200;
export const mostNoteOnRecord = 4_000;
