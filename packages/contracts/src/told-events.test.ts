import { eventsOf, toldEvents } from './told-events.ts';

test('the events that services publish are those that others receive', () => {
  const { sends } = eventsOf('svc-identity');
  expect(Object.keys(sends)).toEqual(['user.erased', 'user.changed', 'user.mailbox-proven']);
  expect(eventsOf('svc-booking').receives).toMatchObject(sends);
  expect(Object.keys(eventsOf('svc-survey').receives)).toContain('booking.approved');
  expect(eventsOf('svc-documents')).toEqual({ sends: {}, receives: {} });
});

test('each event has one teller, who is none of those told', () => {
  expect(new Set(toldEvents.map(({ type }) => type)).size).toBe(toldEvents.length);
  expect(toldEvents.filter(({ from, to }) => to.includes(from) || to.length === 0)).toEqual([]);
});
