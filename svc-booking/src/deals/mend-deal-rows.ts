import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { runRepeatedly } from '@plenary/service-kit/run-repeatedly';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { keepDealRows } from './keep-deal-rows.ts';

const atOnce = 200;

/**
 * Writes the rows that a version without them left out, or left behind while it still ran beside this one; answers how many. Each part
 * is a transaction of its own.
 */
export const mendDealRows = async ({ database, tables }: BookingDeps): Promise<number> => {
  const { quote, dealRow } = tables;
  const areWordsBehind = or(isNull(dealRow.indexedWords), ne(dealRow.indexedWords, dealRow.words));
  const areRoomsBehind = or(isNull(dealRow.usedEventCount), ne(dealRow.usedEventCount, dealRow.eventCount));
  const isMoneyBehind = or(isNull(dealRow.moneyEventCount), ne(dealRow.moneyEventCount, dealRow.eventCount));
  const isCompanyBehind = isNull(dealRow.company);
  const areFlagsBehind = or(isNull(dealRow.flagEventCount), ne(dealRow.flagEventCount, dealRow.eventCount));
  const behind = await database.read
    .select({ id: quote.id })
    .from(quote)
    .leftJoin(dealRow, eq(dealRow.quoteId, quote.id))
    .where(
      and(
        isNull(quote.amends),
        isNull(quote.supersededBy),
        or(
          isNull(dealRow.quoteId),
          ne(dealRow.eventCount, quote.eventCount),
          areWordsBehind,
          areRoomsBehind,
          isMoneyBehind,
          areFlagsBehind,
          isCompanyBehind,
        ),
      ),
    );
  for (let start = 0; start < behind.length; start += atOnce)
    await database.transact((tx) => keepDealRows(tx, tables, behind.slice(start, start + atOnce)));
  return behind.length;
};

/** Mends at once and every ten minutes, for as long as a version without rows may run beside this one. */
export const mendRepeatedly = (deps: BookingDeps, logger: Logger): Stoppable => {
  const run = async () => {
    const mended = await mendDealRows(deps);
    if (mended > 0) logger.info({ mended }, 'rows of deals mended');
  };
  return runRepeatedly({ name: 'rows of deals', run, logger, everyMilliseconds: 10 * 60_000 });
};
