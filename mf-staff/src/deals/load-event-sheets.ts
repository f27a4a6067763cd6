import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { mostAssigned } from '@plenary/contracts/desk-deals-terms';
import { type FunctionSheetData, isBookingId, loadFunctionSheet } from '../sheets/load-function-sheet.ts';
import { fetchDealsWhile } from './fetch-deals-while.ts';

export interface EventSheetsData {
  sheets: FunctionSheetData[];
  /** Events that have none: they hold no rooms. */
  without: ListedDeal[];
}

/** Each asks for its days of two services. */
const sheetsAtOnce = 4;

/** The function sheets of the events whose ids the address names, in the order of the list (design: desk D7). */
export const loadEventSheets = async ({ request }: { request: Request }): Promise<EventSheetsData> => {
  const named = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
  const ids = named.filter(isBookingId).slice(0, mostAssigned).join(',');
  if (ids === '') throw new Response(null, { status: 404 });
  const deals = await fetchDealsWhile({ ids, sort: 'days' }, () => true, request.signal);
  const sheets: FunctionSheetData[] = [];
  const without: ListedDeal[] = [];
  for (let from = 0; from < deals.length; from += sheetsAtOnce) {
    const part = deals.slice(from, from + sheetsAtOnce);
    const loaded = await Promise.all(part.map((deal) => sheetOf(deal, request)));
    for (const [index, sheet] of loaded.entries()) {
      const deal = part[index];
      if (sheet) sheets.push(sheet);
      else if (deal) without.push(deal);
    }
  }
  return { sheets, without };
};

const sheetOf = async ({ quoteId, venue, firstDay }: ListedDeal, request: Request): Promise<FunctionSheetData | null> => {
  try {
    return await loadFunctionSheet({ request, params: { venue: venue.slug, day: firstDay, reference: quoteId } });
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
};
