/** Entries of one page of a trail, in every service: whoever merges their trails shows no more than the shortest page holds. */
export const trailPageSize = 50;
