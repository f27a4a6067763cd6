/** An instant in milliseconds as ISO 8601 in UTC. */
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
