import { cleanAddress, forgetLinkToken, keepLinkTokens, takeLinkToken } from './link-token.ts';

/** Opens an address as a document; answers the request of its loader, which has no fragment. */
const open = (address: string, state: unknown = null) => {
  window.history.replaceState(state, '', address);
  const url = new URL(address, location.href);
  url.hash = '';
  return { url: url.href };
};
const shown = () => location.pathname + location.search + location.hash;

beforeEach(() => sessionStorage.clear());

describe.each([
  ['the query', '/reset-password?token=secret', '/reset-password'],
  ['the query, beside others', '/reset-password?token=secret&redirectUrl=%2Fquotes%2F7', '/reset-password?redirectUrl=%2Fquotes%2F7'],
  ['the fragment', '/reset-password#token=secret', '/reset-password'],
  ['the fragment, beside a query', '/reset-password?redirectUrl=%2Fquotes%2F7#token=secret', '/reset-password?redirectUrl=%2Fquotes%2F7'],
])('a token in %s', (_where, address, clean) => {
  it('is read, and is out of the address at once', () => {
    expect(takeLinkToken(open(address), 'token')).toBe('secret');
    expect(shown()).toBe(clean);
  });

  it('is found by the page whose address the shell has cleaned', () => {
    open(address);
    expect(cleanAddress()).toBe(true);
    expect(shown()).toBe(clean);
    expect(takeLinkToken({ url: location.href }, 'token')).toBe('secret');
    expect(cleanAddress()).toBe(false);
  });

  it('is found by the page that a link of this site leads to', () => {
    open('/authentication');
    expect(keepLinkTokens(address)).toBe(clean);
    expect(takeLinkToken({ url: new URL(clean, location.href).href }, 'token')).toBe('secret');
    expect(shown()).toBe('/authentication');
  });

  it('is found again after a reload and after a sign-in at another site, and the state of the history stays', () => {
    takeLinkToken(open(address, { key: 'k1', idx: 0 }), 'token');
    expect(window.history.state).toEqual({ key: 'k1', idx: 0 });
    const again = open(clean);
    expect(takeLinkToken(again, 'token')).toBe('secret');
  });
});

it('a token that was used up is not found again', () => {
  takeLinkToken(open('/survey/e1?share=secret'), 'share');
  forgetLinkToken('/survey/e1', 'share');
  expect(takeLinkToken({ url: location.href }, 'share')).toBeNull();
});

it('a newer link takes the place of an older one', () => {
  takeLinkToken(open('/reset-password#token=older'), 'token');
  expect(takeLinkToken(open('/reset-password#token=newer'), 'token')).toBe('newer');
});

it('the token of another page or of another name is not taken', () => {
  open('/survey/e1?share=secret');
  expect(takeLinkToken({ url: new URL('/reset-password', location.href).href }, 'share')).toBeNull();
  expect(shown()).toBe('/survey/e1?share=secret');
  expect(takeLinkToken({ url: new URL('/survey/e1', location.href).href }, 'token')).toBeNull();
});

it.each(['/venues/ternes?people=8#map', '/?action=login'])('%s has no token and stays as it is', (address) => {
  open(address);
  expect(cleanAddress()).toBe(false);
  expect(shown()).toBe(address);
  expect(keepLinkTokens(address)).toBe(address);
});

it.each(['/reset-password?token=secret', '/reset-password#token=secret'])('%s works in a browser that forbids storage', (address) => {
  const request = open(address);
  const page = {
    history: window.history,
    location: window.location,
    get sessionStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
  expect(cleanAddress(page)).toBe(false);
  expect(takeLinkToken(request, 'token', page)).toBe('secret');
  expect(() => forgetLinkToken('/reset-password', 'token', page)).not.toThrow();
});
