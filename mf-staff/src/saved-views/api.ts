import * as contract from '@plenary/contracts/saved-views.endpoints';
import type { SavedView, SavedViewChange, SavedViewForm } from '@plenary/contracts/saved-views.schemas';
import type { ViewedList } from '@plenary/contracts/saved-views-terms';
import { call } from '../call.ts';

export const fetchViews = async (list: ViewedList, signal?: AbortSignal): Promise<SavedView[]> =>
  (await call(contract.listSavedViews, { query: { list } }, { signal })).views;

export const addView = (body: SavedViewForm): Promise<SavedView> => call(contract.addSavedView, { body });

export const changeView = (viewId: string, body: SavedViewChange): Promise<SavedView> =>
  call(contract.changeSavedView, { params: { viewId }, body });

export const removeView = (viewId: string): Promise<void> => call(contract.removeSavedView, { params: { viewId } });
