import type { Duration } from '@plenary/contracts/search';
import { hasLunchSeats, lunchSeatsNeeded, lunchServiceFor } from './lunch-seats.ts';

const day = (duration: Duration, lunchPax?: number) => ({ lunchPax, plenary: { pax: 20, duration, configuration: 'theater' as const } });

test('a day needs a seat for each lunch asked, a full day for its whole plenary where nothing is said', () => {
  expect(lunchSeatsNeeded(day('AM', 5))).toBe(5);
  expect(lunchSeatsNeeded(day('AM, PM', 25))).toBe(25);
  expect(lunchSeatsNeeded(day('AM, PM'))).toBe(20);
  expect(lunchSeatsNeeded(day('PM'))).toBe(0);
});

test('the earlier service with room for all is taken', () => {
  expect(lunchServiceFor(20, { service1: 20, service2: 50 })).toBe('service1');
  expect(lunchServiceFor(20, { service1: 19, service2: 20 })).toBe('service2');
});

test('a party is never split over the two services', () => {
  expect(lunchServiceFor(20, { service1: 19, service2: 19 })).toBeNull();
  expect(hasLunchSeats(day('AM, PM'), { service1: 19, service2: 19 })).toBe(false);
});

test('a day without lunch needs no seat, even of a restaurant that is full', () => {
  expect(hasLunchSeats(day('AM'), { service1: 0, service2: -3 })).toBe(true);
});
