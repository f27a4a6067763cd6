import { distance } from './distance.ts';

const bercy = { latitude: 48.8402, longitude: 2.3795 };
const laDefense = { latitude: 48.8918, longitude: 2.238 };
const louise = { latitude: 50.8333, longitude: 4.3583 };

test.each([
  ['a place and itself', bercy, bercy, 0],
  ['Bercy and La Défense', bercy, laDefense, 11.8],
  ['Paris and Brussels', bercy, louise, 264],
])('between %s it is some %s km', (_, from, to, kilometres) => {
  expect(Math.abs(distance(from, to) - kilometres)).toBeLessThan(0.05 + kilometres * 0.01);
  expect(distance(to, from)).toBeCloseTo(distance(from, to), 9);
});
