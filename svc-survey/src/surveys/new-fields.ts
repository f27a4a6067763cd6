import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of a question whose values are others by now. Where a lunch sits is new on another day; seats that were told with the booking are no
 * answer.
 */
export const newFields = (before: object, after: object, hasMoved: boolean): Fields =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        field !== 'serviceCapacities' && ((hasMoved && field === 'service') || !isDeepStrictEqual((before as Fields)[field], value)),
    ),
  );
