import * as contract from '@plenary/contracts/desk-deals.endpoints';
import type { DealsFilter, DealsPage } from '@plenary/contracts/desk-deals.schemas';
import type { ExportedRows } from '@plenary/contracts/desk-deals-terms';
import { call } from '../call.ts';
import type { SavedAs } from '../desk/export-links.tsx';
import type { Looking } from '../desk/looking.ts';
import { query } from '../paths.ts';

/** `columns`: those shown, apart by commas; absent: the usual ones. */
export type DealsAsked = Partial<DealsFilter> & { columns?: string | undefined; after?: string | undefined };

export const fetchDeals = (asked: DealsAsked, options?: Looking): Promise<DealsPage> =>
  call(contract.listDeals, { query: { ...asked } }, options);

/** Address of the file with all deals of a filter; the browser saves it while it comes. */
export const exportAddress = ({ after: _, ...filter }: DealsAsked, { rows, format, language }: SavedAs & { rows: ExportedRows }): string =>
  `${contract.exportDeals.path}${query({ ...filter, rows: rows === 'deals' ? undefined : rows, format, lng: language })}`;
