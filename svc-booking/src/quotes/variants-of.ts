import type { QuoteVariant } from '@plenary/contracts/quote';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

/** Variants of one another have the id of the first one in common. */
export const variantGroup = ({ id, variantOf }: Pick<QuoteRow, 'id' | 'variantOf'>): string => variantOf ?? id;

/** The other variants that its customer may still choose, the first one in front. */
export const openVariants = (
  read: Reader,
  { quote }: BookingDeps['tables'],
  { row, now }: { row: Pick<QuoteRow, 'id' | 'variantOf'>; now: number },
): Promise<QuoteRow[]> => {
  const group = variantGroup(row);
  return read
    .select()
    .from(quote)
    .where(
      and(
        or(eq(quote.variantOf, group), eq(quote.id, group)),
        ne(quote.id, row.id),
        eq(quote.status, 'Presented'),
        isNull(quote.supersededBy),
      ),
    )
    .orderBy(asc(quote.createdAt), asc(quote.id))
    .then((rows) => rows.filter(({ validUntil }) => validUntil > now));
};

/** The same, as pages and mails show them. */
export const otherVariants = async (
  read: Reader,
  { tables, catalogue }: Pick<BookingDeps, 'tables' | 'catalogue'>,
  { row, now }: { row: Pick<QuoteRow, 'id' | 'variantOf'>; now: number },
): Promise<QuoteVariant[]> => {
  const { byId } = await catalogue.current();
  const others = await openVariants(read, tables, { row, now });
  return others.map(({ id, venueId, frozen }) => {
    const days = frozen.search.days.map(({ date }) => date);
    return {
      quoteId: id,
      venueName: byId.get(venueId)?.record.commercialName ?? '',
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
      totalExcludingVatPrice: frozen.totalExcludingVatPrice,
      totalIncludingVatPrice: frozen.totalIncludingVatPrice,
    };
  });
};

/** The member of a quote that names them; undefined where there is none. */
export const presentVariants = async (deps: BookingDeps, row: QuoteRow): Promise<{ variants: QuoteVariant[] } | undefined> => {
  const variants = await otherVariants(deps.database.read, deps, { row, now: deps.now() });
  return variants.length > 0 ? { variants } : undefined;
};
