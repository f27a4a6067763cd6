import { forgetLinkToken, takeLinkToken } from './link-token.ts';

/** Opens an address as a document; answers the request of its loader, which has no fragment. */
const open = (address: string, state: unknown = null) => {
  window.history.replaceState(state, '', address);
  const url = new URL(address, location.href);
  url.hash = '';
  return { url: url.href };
};
const shown = () => location.pathname + location.search + location.hash;

it.each([
  ['the query', '/reset-password?token=secret', '/reset-password'],
  ['the query, beside others', '/reset-password?token=secret&redirectUrl=%2Fquotes%2F7', '/reset-password?redirectUrl=%2Fquotes%2F7'],
  ['the fragment', '/reset-password#token=secret', '/reset-password'],
  ['the fragment, beside a query', '/reset-password?redirectUrl=%2Fquotes%2F7#token=secret', '/reset-password?redirectUrl=%2Fquotes%2F7'],
])('a token in %s is read, and is out of the address at once', (_where, address, clean) => {
  expect(takeLinkToken(open(address), 'token')).toBe('secret');
  expect(shown()).toBe(clean);
});

it('a token is found again after a reload, and what the router keeps in the history stays', () => {
  takeLinkToken(open('/reset-password#token=secret', { key: 'k1', idx: 0 }), 'token');
  expect(window.history.state).toMatchObject({ key: 'k1', idx: 0 });
  expect(takeLinkToken({ url: location.href }, 'token')).toBe('secret');
});

it('a token that was used up is not found again', () => {
  takeLinkToken(open('/survey/e1?share=secret'), 'share');
  forgetLinkToken();
  expect(takeLinkToken({ url: location.href }, 'share')).toBeNull();
});

it('the token of another page or of another name is not taken', () => {
  open('/survey/e1?share=secret');
  expect(takeLinkToken({ url: new URL('/reset-password', location.href).href }, 'share')).toBeNull();
  expect(takeLinkToken({ url: new URL('/survey/e1', location.href).href }, 'token')).toBeNull();
  expect(shown()).toBe('/survey/e1?share=secret');
});
