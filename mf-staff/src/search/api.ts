import * as accounts from '@plenary/contracts/desk-accounts.endpoints';
import type { AccountFinds } from '@plenary/contracts/desk-accounts.schemas';
import * as desk from '@plenary/contracts/desk-search.endpoints';
import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { call } from '../call.ts';

export const searchDesk = (search: string, signal: AbortSignal): Promise<DeskFinds> =>
  call(desk.searchDesk, { query: { search } }, { signal });

export const searchAccounts = (asked: { search?: string; limit?: number }, signal: AbortSignal): Promise<AccountFinds> =>
  call(accounts.searchAccounts, { query: asked }, { signal });
