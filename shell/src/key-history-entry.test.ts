import { createBrowserRouter } from '@plenary/platform/router';
import { keyHistoryEntry } from './key-history-entry.ts';

/** Key by which the router keeps the place of a document's first page. */
const firstKey = (newId: () => string) => {
  keyHistoryEntry(window.history, newId);
  const router = createBrowserRouter([{ path: '*', element: null }]);
  router.dispose();
  return router.state.location.key;
};

test('each document’s first page is kept apart from those before it, and a reload finds it again', () => {
  expect(firstKey(() => 'one')).toBe('one');
  expect(firstKey(() => 'after a reload')).toBe('one');
  window.history.pushState(null, '', '/typed');
  expect(firstKey(() => 'two')).toBe('two');
});
