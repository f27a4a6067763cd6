import { findDraft, keepDraft } from '@plenary/platform/drafts';
import { followSignOuts } from './sign-out-elsewhere.ts';

const place = { owner: 'claire', form: 'signature:1' };

/** Channels of one browser: a message reaches every other one of the name, at once. */
const openChannels = () => {
  const open: { heard: (() => void)[] }[] = [];
  globalThis.BroadcastChannel = class {
    readonly own = { heard: [] as (() => void)[] };
    constructor() {
      open.push(this.own);
    }
    postMessage() {
      for (const other of open) if (other !== this.own) for (const hear of other.heard) hear();
    }
    addEventListener(_: string, hear: () => void) {
      this.own.heard.push(hear);
    }
  } as unknown as typeof BroadcastChannel;
};

/** A tab whose forms store what is typed when it is left. */
const tab = (cookie = '') => {
  const leaving: (() => void)[] = [() => keepDraft(place, 'typed in the last moment')];
  const page = {
    document: { cookie },
    addEventListener: (_: string, work: () => void) => void leaving.push(work),
    location: { reload: () => leaving.forEach((work) => void work()) },
  };
  return page as unknown as Parameters<typeof followSignOuts>[0];
};

test('a tab that hears of a sign-out leaves no draft, not even what its forms store on their way out', () => {
  openChannels();
  followSignOuts(tab());
  keepDraft(place, 'typed while the other tab signed out');
  followSignOuts(tab('plenary-language=nl; plenary-signed-out=1'));
  expect(findDraft(place)).toBeUndefined();
});

test('a page that no sign-out led to keeps the drafts', () => {
  openChannels();
  keepDraft(place, 'typed');
  followSignOuts(tab());
  expect(findDraft(place)).toBe('typed');
});
