import * as contract from '@plenary/contracts/guests';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';
import { addGuests } from './add-guests.ts';
import { changeGuest } from './change-guest.ts';
import { inviteGuests } from './invite-guests.ts';
import { listGuests } from './list-guests.ts';
import { removeGuest } from './remove-guest.ts';

export const guestsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.listGuests, ({ actor, params }) => listGuests(deps, { actor, ...params }));
  implement(contract.addGuests, ({ actor, params, body }) => addGuests(deps, { actor, ...params, entries: body.guests }));
  implement(contract.changeGuest, ({ actor, params, body: { version, ...entry } }) =>
    changeGuest(deps, { actor, ...params, version, entry }),
  );
  implement(contract.removeGuest, ({ actor, params }) => removeGuest(deps, { actor, ...params }));
  implement(contract.inviteGuests, ({ actor, params }) => inviteGuests(deps, { actor, ...params }));
};
