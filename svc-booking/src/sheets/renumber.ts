import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { recipientsOf, versionRows } from './get-sheet-versions.ts';
import { isSame, keepVersion } from './keep-version.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { tellOfVersion } from './tell-of-version.ts';

/** Language of those who prepare an event, before anybody has sent them a sheet. */
const spokenIn = { FRA: 'fr', BEL: 'fr', ESP: 'es' } as const satisfies Record<string, Language>;

/** What cannot be read now is gone, or told by a service that is away: the next time says more. */
export const noneIfRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/** Numbers and mails a sheet that is no longer what its last version says; answers whether it did. */
export const renumber = async (
  deps: BookingDeps,
  sheet: NumberedSheet,
  { isUnnumberedToo }: { isUnnumberedToo: boolean },
): Promise<boolean> => {
  const { reference, venue } = sheet;
  const now = deps.now();
  const rows = await versionRows(deps.database.read, deps.tables, reference);
  const [last] = rows;
  if (last ? isSame(last, sheet, now) : !isUnnumberedToo) return false;
  const recipients = await recipientsOf(deps, sheet, rows);
  const language = last?.language ?? spokenIn[venue.record.address.countryCode];
  return deps.database.transact(async (tx) => {
    const before = (await versionRows(tx, deps.tables, reference)).at(0)?.number;
    const version = await keepVersion(tx, deps, { sheet, madeBy: null, recipients, language, now });
    if (version.number === before) return false;
    const mails = recipients.map((to) => ({ to, id: `${reference}-sheet-${version.number}-${to}` }));
    await tellOfVersion(tx, deps, { sheet, version, mails, now });
    return true;
  });
};
