import { createBrowserRouter } from '@plenary/platform/router';
import { keyHistoryEntry } from './key-history-entry.ts';

/** The router's scroll key of a document's first page. */
const firstKey = (newId: () => string) => {
  keyHistoryEntry(window.history, newId);
  const router = createBrowserRouter([{ path: '*', element: null }]);
  router.dispose();
  return router.state.location.key;
};

test('each document’s first page has a separate key, which a reload finds again', () => {
  expect(firstKey(() => 'one')).toBe('one');
  expect(firstKey(() => 'after a reload')).toBe('one');
  window.history.pushState(null, '', '/typed');
  expect(firstKey(() => 'two')).toBe('two');
});
