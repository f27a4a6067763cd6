import type { Task } from '@plenary/contracts/sales-desk.schemas';

/** A customer to be called back; override what the test or the screen is about. */
export const makeTask = (overrides: Partial<Task> = {}): Task => ({
  kind: 'callback',
  id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d02',
  state: 'open',
  owner: null,
  note: '',
  version: 0,
  createdAt: '2027-01-11T09:30:00Z',
  dueAt: '2027-01-12T09:30:00Z',
  venue: { slug: 'ternes', name: 'Comet Ternes' },
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord', email: 'claire@atelier-nord.example', phone: '+33142000000', lang: 'fr' },
  firstDay: '2027-03-16',
  lastDay: '2027-03-17',
  hasFlexibleDates: false,
  pax: 24,
  roomsCount: 3,
  message: '',
  ...overrides,
});
