/** Lists of the desk of which a view can be kept (design: desk D35). */
export const viewedLists = ['events', 'pipeline'] as const;
export type ViewedList = (typeof viewedLists)[number];

export const maxViewName = 60;

/** Views that one of the staff may keep at once. */
export const mostViews = 50;

/** A day of a view that is today's, whenever it is opened. */
export const todayOfView = 'today';
