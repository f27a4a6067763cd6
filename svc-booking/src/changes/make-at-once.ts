import type { Transaction } from '@plenary/service-kit/database/database';
import type { ChangeRow } from '../db/rows.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { applyChange } from './apply-change.ts';
import { exchangeClaims } from './exchange-claims.ts';
import { keepChange } from './keep-change.ts';
import type { Made } from './made-change.ts';

/** Applies a change that waits for nobody, or whose customer has agreed to it; refuses `conflict` and `no-longer-available`. */
export const makeAtOnce = async (
  tx: Transaction,
  deps: BookingDeps,
  { consent, ...made }: Made & { consent: KeptConsent | null },
): Promise<ChangeRow> => {
  const { planned, outcome, now } = made;
  const { quote, venue, booking } = planned.deal;
  const { slots, lunches, agreed } = outcome;
  const agreedPeople = booking.agreedPeople && { ...booking.agreedPeople, days: agreed };
  await exchangeClaims(tx, deps, { venue, booking, slots, lunches, agreedPeople, now });
  const change = await keepChange(tx, deps.tables, { ...made, state: 'applied', consent });
  await applyChange(tx, deps, { change, deal: quote, venue, tells: true, now });
  return change;
};
