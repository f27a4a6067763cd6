import type { VatRates } from '@plenary/contracts/vat-rates.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween, staffMemberOf } from '@plenary/service-kit/audit-trail';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { presentVatRates } from './read-vat-rates.ts';
import type { VatKind } from './vat-rates.ts';

interface Changing {
  actor: UserActor;
  countryCode: CountryCode;
  /** Local day of events from which they hold. */
  from: string;
  /** Percent. */
  values: Readonly<Record<VatKind, number>>;
  /** Of those of that country and day as the caller has seen them; 0: there were none. */
  revision: number;
}

/**
 * Sets the VAT rates of a country for events from a day on; what is frozen on quotes stays. Refuses `stale-version`, and `invalid-request`:
 * `in_past` for a day before today, `begun` for rates that hold already.
 */
export const changeVatRates = async (deps: BookingDeps, { actor, countryCode, from, values, revision }: Changing): Promise<VatRates> => {
  const { database, tables } = deps;
  const { vatRate } = tables;
  const [entryId, now] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const before = await presentVatRates(tx, tables, { now });
    const own = before.rates.filter((rate) => rate.countryCode === countryCode);
    if (from < before.today) return refuse('invalid-request', { errors: { from: 'in_past' } });
    if (own.some((rate) => rate.from === from && from <= before.today)) return refuse('invalid-request', { errors: { from: 'begun' } });
    const row = {
      ...{ service: Math.round(values.service * 100), food: Math.round(values.food * 100) },
      ...{ revision: revision + 1, changedBy: staffMemberOf(actor), changedAt: now },
    };
    const of = and(eq(vatRate.countryCode, countryCode), eq(vatRate.fromDay, from), eq(vatRate.revision, revision));
    const written =
      revision === 0
        ? await tx
            .insert(vatRate)
            .values({ countryCode, fromDay: from, ...row })
            .onConflictDoNothing()
            .returning({ fromDay: vatRate.fromDay })
        : await tx.update(vatRate).set(row).where(of).returning({ fromDay: vatRate.fromDay });
    if (written.length === 0) return refuse('stale-version', { members: { current: before } });
    await bumpCatalogue(tx, tables);
    const known = own.find((rate) => rate.from <= from) ?? own.at(-1);
    await audit(tx, tables, {
      ...{ id: entryId, at: now, by: actor, action: 'vat-rates-changed' },
      subject: { type: 'vat-rates', id: `${countryCode} ${from}`, name: from },
      changes: changesBetween(known ? inWords(known) : {}, inWords({ countryCode, ...values })),
    });
    return presentVatRates(tx, tables, { now });
  });
};

const inWords = ({ countryCode, service, food }: { countryCode: CountryCode } & Readonly<Record<VatKind, number>>) => ({
  [`vatService${countryCode}`]: service,
  [`vatFood${countryCode}`]: food,
});
