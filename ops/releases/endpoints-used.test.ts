import { addressesIn, referencesIn } from './endpoints-used.ts';

const source = `
import * as contract from '@plenary/contracts/booking.endpoints';
import { listBookings, signup as join, type logout } from '@plenary/contracts/sign-up.endpoints';
import type { me } from '@plenary/contracts/user.endpoints';
import { call } from './call.ts';
export const a = call(contract.getQuote, { params: { quoteId } });
export const b = (): EndpointResponse<typeof contract.getQuote> => call(contract
  .listVenues, {});
export const c = call(join, {});
`;

test('endpoints are found by their domains and names, however they are imported', () => {
  expect(referencesIn(source)).toEqual([
    { domain: 'booking', name: 'getQuote' },
    { domain: 'booking', name: 'listVenues' },
    { domain: 'sign-up', name: 'listBookings' },
    { domain: 'sign-up', name: 'signup' },
  ]);
});

test.each(['const { getQuote } = contract;', 'export const calls = { ...contract };', 'callsOf(contract);'])(
  'a domain that is taken as a whole may be called by any of its names: %s',
  (line) => {
    expect(referencesIn(`import * as contract from '@plenary/contracts/booking.endpoints';\n${line}`)).toEqual([
      { domain: 'booking', name: '*' },
    ]);
  },
);

test('an endpoint that is imported as a type alone is not called', () => {
  expect(referencesIn("import type { me } from '@plenary/contracts/user.endpoints';")).toEqual([]);
});

test.each([
  ["const a = '/api/sso/start';", ['/api/sso/start']],
  [`const a = (id: string) => \`/api/quotes/\${id}/pdf\`;`, ['/api/quotes/{}/pdf']],
  [`const a = \`/api/sso/start\${query}\`;`, ['/api/sso/start']],
  ["const a = '/api/sso/start?from=/';", ['/api/sso/start']],
  ["const a = '/profile/events';", []],
  ["const isCall = address.startsWith('/api/quotes/');", []],
])('addresses of calls are found: %s', (text, found) => {
  expect(addressesIn(text)).toEqual(found);
});

test('the path of an import is no call', () => {
  const text = "import * as surveys from '@plenary/contracts/staff-surveys.endpoints';\ncall(surveys.listSurveys, {});";
  expect(referencesIn(text)).toEqual([{ domain: 'staff-surveys', name: 'listSurveys' }]);
});
