import * as contract from '@plenary/contracts/guests.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addGuests } from './add-guests.ts';
import { changeGuest } from './change-guest.ts';
import { countWrite } from './guests-event.ts';
import { inviteGuests } from './invite-guests.ts';
import { listGuests } from './list-guests.ts';
import { removeGuest } from './remove-guest.ts';

export const guestsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.listGuests, ({ actor, params }) => listGuests(deps, { actor, ...params }));
  implement(contract.addGuests, async ({ actor, params, body }) => {
    await countWrite(deps, actor);
    return addGuests(deps, { actor, ...params, entries: body.guests });
  });
  implement(contract.changeGuest, async ({ actor, params, body: { version, ...entry } }) => {
    await countWrite(deps, actor);
    return changeGuest(deps, { actor, ...params, version, entry });
  });
  implement(contract.removeGuest, async ({ actor, params }) => {
    await countWrite(deps, actor);
    return removeGuest(deps, { actor, ...params });
  });
  implement(contract.inviteGuests, async ({ actor, params }) => {
    await countWrite(deps, actor);
    return inviteGuests(deps, { actor, ...params });
  });
};
