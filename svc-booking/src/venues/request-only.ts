const requestOnlyNames = /arboretum|bourse|levallois/i;

/** Whether a venue of this name takes requests only and shows no price form (spec/booking.md §3, §6). */
export const isRequestOnly = (name: string): boolean => requestOnlyNames.test(name);
