import * as contract from '@plenary/contracts/saved-views.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addView } from './add-view.ts';
import { changeView } from './change-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';

export const savedViewsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listSavedViews, ({ actor, query }) => listViews(deps, { actor, ...query }));
  implement(contract.addSavedView, ({ actor, body }) => addView(deps, { actor, form: body }));
  implement(contract.changeSavedView, ({ actor, params, body }) => changeView(deps, { actor, ...params, change: body }));
  implement(contract.removeSavedView, ({ actor, params }) => removeView(deps, { actor, ...params }));
};
