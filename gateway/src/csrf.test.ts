import { isSameOrigin } from './csrf.ts';

const origin = 'https://plenary.example';
const safe = ['GET', 'HEAD', 'OPTIONS'];
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'];
const contentTypes = [undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

interface Case {
  site?: string;
  from?: string;
  mayChange: boolean;
}

const cases: Case[] = [
  { site: 'same-origin', mayChange: true },
  { site: 'same-origin', from: origin, mayChange: true },
  { from: origin, mayChange: true },
  { mayChange: false },
  { site: 'same-site', from: origin, mayChange: false },
  { site: 'cross-site', from: origin, mayChange: false },
  { site: 'none', mayChange: false },
  { site: '', mayChange: false },
  { site: 'same-origin, cross-site', mayChange: false },
  { from: 'null', mayChange: false },
  { from: '', mayChange: false },
  { from: 'http://plenary.example', mayChange: false },
  { from: 'https://plenary.example:8443', mayChange: false },
  { from: 'https://plenary.example.evil.example', mayChange: false },
  { from: 'https://evil.example/https://plenary.example', mayChange: false },
  { from: 'https://www.plenary.example', mayChange: false },
];

describe.each(contentTypes)('a body that says it is %s', (contentType) => {
  describe.each(cases)('with Sec-Fetch-Site $site and Origin $from', ({ site, from, mayChange }) => {
    const headers = {
      ...(contentType && { 'content-type': contentType }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
      ...(from !== undefined && { origin: from }),
    };

    it.each(unsafe)(`${mayChange ? 'may' : 'may not'} change anything by %s`, (method) => {
      expect(isSameOrigin({ method, headers }, origin)).toBe(mayChange);
    });

    it.each(safe)('may read by %s', (method) => {
      expect(isSameOrigin({ method, headers }, origin)).toBe(true);
    });
  });
});

describe('a GET that changes something', () => {
  const get = (site?: string, method = 'GET') =>
    isSameOrigin({ method, headers: site === undefined ? {} : { 'sec-fetch-site': site }, hasEffect: () => true }, origin);

  it.each(['cross-site', 'same-site', '', 'same-origin, cross-site'])('is refused where Sec-Fetch-Site is %j, and so is HEAD', (site) => {
    expect([get(site), get(site, 'HEAD')]).toEqual([false, false]);
  });

  it.each(['same-origin', 'none', undefined])('is taken where it is %j', (site) => {
    expect(get(site)).toBe(true);
  });
});
