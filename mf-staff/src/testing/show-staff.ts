import type { Language } from '@plenary/contracts/vocabulary';
import { createFake, type Fake } from '@plenary/http/create-fake';
import type { Platform } from '@plenary/platform';
import { showRemote } from '@plenary/platform/testing/show-remote';
import { routes } from '../routes.tsx';
import { answerStaff } from './answer-staff.ts';
import { samia } from './fake-staff.ts';
import { createTexts } from './texts.ts';

interface Options {
  language?: Language;
  platform?: Partial<Platform>;
  /** Answers that differ from the usual ones. */
  prepare?: (fake: Fake) => void;
}

let fake = createFake();
// Callers treat unexpected calls as network failures: the test would go on.
afterEach(() => expect(fake.faults).toEqual([]));

/** This remote's pages for a staff user, with the services on a contract fake. */
export const showStaff = async (address: string, { language, platform, prepare }: Options = {}) => {
  fake = createFake();
  answerStaff(fake);
  prepare?.(fake);
  const view = await showRemote({
    routes,
    address,
    texts: createTexts,
    fetch: fake.fetch,
    language,
    platform: { session: samia, ...platform },
  });
  /** What was sent; that it is open, and what a cancellation would cost, a page tells and asks by itself. */
  const isDeed = ({ method, address: to }: { method: string; address: string }) =>
    method !== 'GET' && !to.startsWith('/api/desk/presence/') && !to.endsWith('/cancellation/preview');
  const sent = () => fake.calls.filter(isDeed).map(({ method, address: to, body }) => ({ method, to, body }));
  /** The number of reads of an address. */
  const calls = (path: string) => fake.calls.filter(({ method, address: from }) => method === 'GET' && from === path).length;
  return { ...view, sent, calls, fakeCalls: () => fake.calls };
};
