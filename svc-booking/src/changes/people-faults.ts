import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
import { mostInEvening } from '../availability/evening-space.ts';
import { roomsBySize } from '../room-moves/rooms-by-size.ts';
import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { RoomRequest } from '../rooms/prepared-room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { Origins } from './changed-days.ts';

interface Asked {
  venue: CatalogueVenue;
  /** By day that is wanted, the one that it goes on with as signed, and as agreed on since; undefined: a day more. */
  before: readonly (readonly (SearchDay | undefined)[])[];
  wanted: readonly SearchDay[];
  origins: Origins;
}

type Wanted = Pick<RoomRequest, 'kind' | 'configuration'>;

export interface PeopleFaults {
  /** `too_many` at `days.0.plenary.pax` and `days.0.subcommittees.1.pax`; `not_offered` at the set-up where no room allows it. */
  errors: FieldErrors;
  /** The first request with too many people, and how many the greatest of its rooms holds; undefined: none has. */
  over: { request: Wanted; max: number } | undefined;
}

/**
 * Requests of more people than any room of the venue holds in their set-up, or its common space in an evening (design: lifecycle L13). One whose people and set-up stay is not
 * judged again: staff may have exceeded the figure of its room.
 */
export const peopleFaults = ({ venue, before, wanted, origins }: Asked): PeopleFaults => {
  const errors: FieldErrors = {};
  let over: PeopleFaults['over'];
  for (const [index, day] of wanted.entries()) {
    const most = mostInEvening(venue);
    const stand = { kind: 'plenary', configuration: 'standing' } as const;
    if (day.evening && day.plenary.pax > most && !before.some((days) => days[index]?.plenary.pax === day.plenary.pax)) {
      errors[`days.${index}.plenary.pax`] = 'too_many';
      if (most > 0) over ??= { request: stand, max: most };
    }
    for (const [place, request] of roomRequestsOf(day).entries()) {
      const origin = origins[index]?.[place];
      const stays = before.some((days) => {
        const was = origin === undefined || !days[index] ? undefined : roomRequestsOf(days[index])[origin];
        return was?.pax === request.pax && was.configuration === request.configuration;
      });
      const max = roomsBySize(venue, request)[0]?.people ?? 0;
      if (request.pax <= max || stays) continue;
      const path = `days.${index}.${place === 0 ? 'plenary' : `subcommittees.${place - 1}`}`;
      if (max === 0) errors[`${path}.configuration`] = 'not_offered';
      else {
        errors[`${path}.pax`] = 'too_many';
        over ??= { request, max };
      }
    }
  }
  return { errors, over };
};
