/** What the rows of a report stand for: a month of the period, a venue, a country, a stage, or who follows deals up. */
export const reportGroups = ['month', 'venue', 'country', 'stage', 'owner'] as const;

/** What the rows of a report of occupancy stand for. */
export const occupancyGroups = ['month', 'venue', 'country'] as const;

/** Fewer deals than that have no median worth telling (D21 of the operator's desk). */
export const fewestForTimes = 5;

/** Days of a report's period, which a report of months goes through. */
export const mostReportDays = 1_100;
