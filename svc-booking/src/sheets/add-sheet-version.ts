import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { presentVersions } from './get-sheet-versions.ts';
import { keepVersion } from './keep-version.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { tellOfVersion } from './tell-of-version.ts';

interface Wanted {
  actor: UserActor;
  reference: string;
  /** Mail addresses; empty: it is printed. */
  sendTo: readonly string[];
  language: Language;
  idempotencyKey: string | undefined;
}

/**
 * Numbers the function sheet of an event as it is printed or sent, once for a key, with an entry in the trail; one that has not changed
 * keeps its number (design: desk D16). Refuses as `readFunctionSheet` does.
 */
export const addSheetVersion = async (
  deps: BookingDeps,
  { actor, reference, sendTo, language, idempotencyKey }: Wanted,
): Promise<SheetVersions> => {
  const sheet = await readFunctionSheet(deps, reference);
  const [entryId, now] = [deps.newId(), deps.now()];
  const recipients = [...new Set(sendTo)];
  const mails = recipients.map((to) => ({ to, id: deps.newId() }));
  const request = { scope: `${actor.userId}:sheet`, key: idempotencyKey, body: { reference, sendTo }, now };
  await deps.database.transact((tx) =>
    once(tx, deps.database, request, async () => {
      const version = await keepVersion(tx, deps, { sheet, madeBy: actor, recipients, language, now });
      await tellOfVersion(tx, deps, { sheet, version, mails, now });
      const { venue, days, name } = sheet;
      await audit(tx, deps.tables, {
        ...{ id: entryId, at: now, by: actor, action: 'sheet-numbered' },
        subject: { type: 'sheet', id: reference, name: [venue.record.commercialName, days[0], name].filter(Boolean).join(', ') },
        changes: [
          { field: 'number', from: null, to: version.number },
          ...(recipients.length > 0 ? [{ field: 'sentTo', from: null, to: recipients.join(', ') }] : []),
        ],
      });
      return { number: version.number };
    }),
  );
  return presentVersions(deps, sheet, language);
};
