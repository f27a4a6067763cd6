import { decimalOf } from '@plenary/contracts/format';
import { addonNames } from '@plenary/contracts/terms';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Entry {
  id: string;
  actor: Pick<UserActor, 'userId' | 'email' | 'firstname' | 'lastname'>;
  venue: CatalogueVenue;
  change: ChangeRow;
  note?: string | undefined;
  /** SHA-256 of the document that was signed for it. */
  document?: string;
  now: number;
}

const actions: Readonly<Record<string, AuditedAction>> = {
  offered: 'change-offered',
  applied: 'booking-changed',
  declined: 'change-declined',
  withdrawn: 'change-withdrawn',
};

/** Keeps who changed a deal in which way, and what was agreed to (design: lifecycle L6). */
export const auditChange = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { id, actor, venue, change, note, document, now }: Entry,
): Promise<void> => {
  const [quote] = await tx.select().from(tables.quote).where(eq(tables.quote.id, change.dealId));
  const { before, after, fee, state } = change;
  const spanOf = ({ frozen }: ChangeRow['after']) => `${frozen.search.days[0]?.date} – ${frozen.search.days.at(-1)?.date}`;
  const peopleOf = ({ frozen }: ChangeRow['after']) => Math.max(...frozen.search.days.map(({ plenary }) => plenary.pax));
  const roomsOf = ({ rooms }: ChangeRow['after']) => [...new Set(rooms.map(({ roomName }) => roomName))].join(', ');
  const totalOf = ({ frozen }: ChangeRow['after']) => `${decimalOf(frozen.totalIncludingVatPrice)} EUR`;
  const linesOf = ({ frozen }: ChangeRow['after']) =>
    frozen.items.map(({ quantity, unitPrice, label, code }) => `${quantity} × ${decimalOf(unitPrice)} EUR ${label ?? code}`).join(', ');
  const isWritten = [before, after].some(({ frozen }) => frozen.items.some(({ custom }) => custom));
  const changes = [
    { field: 'days', from: spanOf(before), to: spanOf(after) },
    { field: 'pax', from: peopleOf(before), to: peopleOf(after) },
    { field: 'rooms', from: roomsOf(before), to: roomsOf(after) },
    ...addonNames.map((name) => ({ field: name, from: before.frozen.addons[name] ?? false, to: after.frozen.addons[name] ?? false })),
    ...(isWritten ? [{ field: 'lines', from: linesOf(before), to: linesOf(after) }] : []),
    { field: 'total', from: totalOf(before), to: totalOf(after) },
    ...(fee ? [{ field: 'fee', from: null, to: `${decimalOf(fee.feeExcludingVat)} EUR` }] : []),
    ...(document ? [{ field: 'document', from: null, to: document }] : []),
    ...(note ? [{ field: 'consent', from: null, to: note }] : []),
  ].filter(({ from, to }) => from !== to);
  const subject = dealSubject({ id: change.dealId, customer: quote?.customer ?? null }, { venue, day: before.frozen.search.days[0]?.date });
  await audit(tx, tables, { id, at: now, by: actor, action: actions[state] ?? 'booking-changed', subject, changes });
};
