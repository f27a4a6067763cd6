import { dropAllDrafts, findDraft, keepDraft, listDrafts, tidyDrafts } from './drafts.ts';

const day = 86_400_000;
const claire = { owner: 'claire', form: 'signature:q1' };
const hugo = { owner: 'hugo', form: 'signature:q1' };
const visitor = { owner: 'guest', form: 'survey:e1:/day/0' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a draft', () => {
  it('is found by its owner alone, for 7 days', () => {
    keepDraft(claire, { name: 'Claire' }, 0);
    expect(findDraft(claire, 7 * day)).toEqual({ name: 'Claire' });
    expect(findDraft(hugo, 0)).toBeUndefined();
    expect(findDraft(claire, 7 * day + 1)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('goes where its time is days ahead, for it would never be over', () => {
    keepDraft(claire, 1, 10 * day);
    expect(findDraft(claire, 9 * day)).toBe(1);
    expect(findDraft(claire, 9 * day - 1)).toBeUndefined();
    keepDraft(claire, 1, 10 * day);
    tidyDrafts('claire', 0);
    expect(localStorage).toHaveLength(0);
  });

  it('goes at sign-out, whoever it belongs to, and the language stays', () => {
    localStorage.setItem('plenary-language', 'nl');
    localStorage.setItem('signature-draft:q1', '{"texts":{"billing.street":"1 rue de Paris"}}');
    for (const place of [claire, hugo, visitor]) keepDraft(place, 1);
    dropAllDrafts();
    expect(Object.keys(localStorage)).toEqual(['plenary-language']);
  });

  it('goes where another user signs in, except that of a share link', () => {
    for (const place of [claire, hugo, visitor]) keepDraft(place, 1, 0);
    tidyDrafts('claire', 0);
    expect([claire, hugo, visitor].map((place) => findDraft(place, 0))).toEqual([1, undefined, 1]);
  });

  it('stays while nobody is signed in, because a session ends by itself too, until it is too old', () => {
    keepDraft(claire, 1, 0);
    tidyDrafts(null, 7 * day);
    expect(listDrafts({ owner: 'claire', form: 'signature:' })).toEqual(['signature:q1']);
    tidyDrafts(null, 7 * day + 1);
    expect(localStorage).toHaveLength(0);
  });

  it('of an older release, without an owner, is deleted', () => {
    localStorage.setItem('signature-draft:q1', '{}');
    localStorage.setItem('plenary-survey:claire:e1:/day/0', '{}');
    tidyDrafts(null);
    expect(localStorage).toHaveLength(0);
  });

  it('is not kept where the browser forbids its storage, and nothing fails', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(() => keepDraft(claire, 1)).not.toThrow();
    expect(findDraft(claire)).toBeUndefined();
  });
});
