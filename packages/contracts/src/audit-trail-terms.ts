/** Entries per page of a trail, in every service: a merged trail shows no more than the shortest page holds. */
export const trailPageSize = 50;
