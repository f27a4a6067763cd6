import { isGivenCanary } from '@plenary/gateway/releases/visitor-group';

/** The first visitors, by their groups, who are given a canary of a half, or are not. */
export const canaryVisitors = (part: string, version: string, isGiven: boolean, count: number): number[] =>
  Array.from({ length: 10_000 }, (_, group) => group)
    .filter((group) => isGivenCanary(part, { version, percent: 50 }, group) === isGiven)
    .slice(0, count);
