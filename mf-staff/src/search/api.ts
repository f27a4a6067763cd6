import * as accounts from '@plenary/contracts/desk-accounts.endpoints';
import type { AccountFinds } from '@plenary/contracts/desk-accounts.schemas';
import * as desk from '@plenary/contracts/desk-search.endpoints';
import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export const searchDesk = (search: string, signal: AbortSignal): Promise<DeskFinds> =>
  call(desk.searchDesk, { query: { search } }, { signal });

export const searchAccounts = (asked: { search?: string | undefined; limit?: number }, options: Looking): Promise<AccountFinds> =>
  call(accounts.searchAccounts, { query: asked }, options);
