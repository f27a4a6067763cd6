import { addressGroup, clientOf, isLoopback, networkOf, siteOf } from './address-group.ts';

describe('an address group', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2002:c000:201:7::1', '192.0.2.1'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdfe', '192.0.2.1'],
    ['2001:0:ffff:1:0:0:3fff:fdfe', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['direct', 'direct'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('is one for a whole /64, and another for the next', () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => addressGroup(`2001:db8:0:7::${index.toString(16)}`));
    expect(new Set(of(256))).toEqual(new Set(['2001:db8:0:7::/64']));
    expect(addressGroup('2001:db8:0:8::1')).not.toBe(of(1)[0]);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.255', '192.0.2.0/24'],
  ['192.0.3.1', '192.0.3.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.0/24'],
  ['2002:c000:201::1', '192.0.2.0/24'],
  ['2002:c000:2ff:7::1%eth0', '192.0.2.0/24'],
  ['2001:db8:1::1', '2001:db8:1::/48'],
  ['2001:db8:1:ff00::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8:2:7::/64', '2001:db8:2::/48'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:7::1', '2001:db8:1::/48'],
  ['2001:db8:1:7::/64', '2001:db8:1::/48'],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
  ['2002:c000:201::1', undefined],
  ['service svc-booking', undefined],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});

it('this machine is one client, whichever of its addresses calls', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(clientOf)).toEqual(Array(4).fill('loopback'));
  expect(['192.0.2.1', '2001:db8::1'].map(clientOf)).toEqual(['192.0.2.1', '2001:db8:0:0::/64']);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['10.0.0.1', false],
  ['::', false],
  ['127.example', false],
  ['2001:db8::1%eth0', false],
  ['::1%lo', true],
])('%s is of this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
