import type { PaperVersions, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { presentVersions } from './get-sheet-versions.ts';
import { keepVersion } from './keep-version.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { readPaper } from './read-paper.ts';
import { tellOfVersion } from './tell-of-version.ts';

interface Wanted {
  actor: UserActor;
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
  { reference, ...wanted }: Wanted & { reference: string },
): Promise<SheetVersions> => numberSheet(deps, await readFunctionSheet(deps, reference), wanted);

/** The same for a paper of a venue's day. Refuses as `readPaper` does. */
export const addPaperVersion = async (
  deps: BookingDeps,
  { venue, day, list, ...wanted }: Wanted & Parameters<typeof readPaper>[1],
): Promise<PaperVersions> => {
  const { state, ...versions } = await numberSheet(deps, await readPaper(deps, { venue, day, list }), wanted);
  return versions;
};

/** The same for a sheet that was read. */
export const numberSheet = async (
  deps: BookingDeps,
  sheet: NumberedSheet,
  { actor, sendTo, language, idempotencyKey }: Wanted,
): Promise<SheetVersions> => {
  const [entryId, now] = [deps.newId(), deps.now()];
  const { reference, list, venue, days, name } = sheet;
  const recipients = [...new Set(sendTo)];
  const mails = recipients.map((to) => ({ to, id: deps.newId() }));
  const request = { scope: `${actor.userId}:sheet`, key: idempotencyKey, body: { reference, sendTo }, now };
  await deps.database.transact((tx) =>
    once(tx, deps.database, request, async () => {
      const version = await keepVersion(tx, deps, { sheet, madeBy: actor, recipients, language, now });
      await tellOfVersion(tx, deps, { sheet, version, mails, now });
      await audit(tx, deps.tables, {
        ...{ id: entryId, at: now, by: actor, action: 'sheet-numbered' },
        subject: { type: 'sheet', id: reference, name: [venue.record.commercialName, days[0], name].filter(Boolean).join(', ') },
        changes: [
          ...(list ? [{ field: 'paper', from: null, to: list }] : []),
          { field: 'number', from: null, to: version.number },
          ...(recipients.length > 0 ? [{ field: 'sentTo', from: null, to: recipients.join(', ') }] : []),
        ],
      });
      return { number: version.number };
    }),
  );
  return presentVersions(deps, sheet, language);
};
