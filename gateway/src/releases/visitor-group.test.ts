import { createGroupSet } from './group-set.ts';
import { createGroupCookie, groups, isGivenCanary, versionFor } from './visitor-group.ts';

const all = Array.from({ length: groups }, (_, group) => group);
const given = (remote: string, version: string, percent: number) =>
  all.filter((group) => isGivenCanary(remote, { version, percent }, group));

test.each([1, 10, 25, 99])('a canary of %s percent is given to as many groups', (percent) => {
  expect(given('mf-booking', '1.1.0', percent)).toHaveLength((groups * percent) / 100);
});

test('those who are given it stay with it when its share grows', () => {
  const more = new Set(given('mf-booking', '1.1.0', 25));
  expect(given('mf-booking', '1.1.0', 10).every((group) => more.has(group))).toBe(true);
});

test('another version and another remote meet others first', () => {
  const first = new Set(given('mf-booking', '1.1.0', 10));
  for (const others of [given('mf-booking', '1.2.0', 10), given('mf-auth', '1.1.0', 10)])
    expect(others.filter((group) => first.has(group)).length).toBeLessThan(first.size);
});

test('who is in no group is given the live version', () => {
  const state = { live: '1.0.0', before: [], canary: { version: '1.1.0', percent: 99, trial: 1 }, versions: [] };
  expect(versionFor('mf-booking', state, undefined)).toBe('1.0.0');
});

const secret = 'a-secret-of-the-tests-and-nobody-else';
const cookies = createGroupCookie({ secret, isHttps: false });
const cookieOf = (setCookie: string) => setCookie.split(';')[0];

test.each([0, 17, 9_999])('the cookie of group %d is read back', (group) => {
  expect(cookies.read(cookieOf(cookies.set(group)))).toBe(group);
});

test.each([
  ['an unsigned group', 'plenary-group=17'],
  ['a signature of another group', `plenary-group=18${cookieOf(cookies.set(17))?.slice('plenary-group=17'.length)}`],
  ['a signature with another secret', cookieOf(createGroupCookie({ secret: `${secret}!`, isHttps: false }).set(17))],
  ['a group that there is not', cookieOf(cookies.set(10_000))],
  ['another cookie', 'plenary-session=17'],
  ['no cookie', undefined],
])('%s is none', (_, header) => {
  expect(cookies.read(header)).toBeUndefined();
});

test('the cookie says which group and is out of reach of scripts', () => {
  expect(cookies.set(17)).toMatch(/^plenary-group=17\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  expect(createGroupCookie({ secret, isHttps: true }).set(17)).toMatch(/; Secure$/);
});

test('a set of groups knows each once, and comes whole out of its text', () => {
  const set = createGroupSet();
  expect([set.add(0), set.add(9999), set.add(9999), set.has(0), set.has(1)]).toEqual([true, true, false, true, false]);
  const again = createGroupSet(set.text());
  again.addAll(createGroupSet('AA==').text());
  expect([again.count(() => true), again.count((group) => group > 0)]).toEqual([2, 1]);
});
