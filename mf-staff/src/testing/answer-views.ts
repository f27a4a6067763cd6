import * as contract from '@plenary/contracts/saved-views.endpoints';
import type { SavedView } from '@plenary/contracts/saved-views.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { louis } from './answer-desk.ts';
import { samia } from './fake-staff.ts';

/** A view of Samia's; override what the test is about. */
export const makeView = (overrides: Partial<SavedView> = {}): SavedView => ({
  ...{ viewId: '00000000-0000-4000-8000-0000000000e1', list: 'events', name: 'Options à Ternes', isShared: false, version: 1 },
  ...{ filter: { stage: 'option-1', country: 'FRA', venue: 'ternes', from: 'today', sort: 'days' } },
  madeBy: { userId: samia.id, email: samia.email, name: 'Samia Benali' },
  ...overrides,
});

/** A view that Louis shares. */
export const sharedView = (overrides: Partial<SavedView> = {}): SavedView =>
  makeView({
    ...{ viewId: '00000000-0000-4000-8000-0000000000e2', name: 'À personne', madeBy: louis, isShared: true },
    filter: { owner: 'nobody', sort: 'ends' },
    ...overrides,
  });

/** Views of each list: one of Samia's, one that a colleague shares. */
export const answerViews = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(contract.listSavedViews, ({ query: { list } }) => {
    const filter = list === 'pipeline' ? { country: 'FRA' as const } : makeView().filter;
    return { views: [sharedView({ list }), makeView({ list, filter })] };
  });
  answer(contract.addSavedView, ({ body }) => makeView(body));
  answer(contract.changeSavedView, ({ body: { version, ...body } }) => makeView({ ...body, version: version + 1 }));
  answer(contract.removeSavedView, () => undefined);
};
