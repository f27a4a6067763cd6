import { serviceOf, waitsForPrinting } from './services.ts';

it.each([
  ['/api/available-venues', 'booking'],
  ['/api/available-venues/ternes', 'booking'],
  ['/api/buildings/ternes', 'booking'],
  ['/api/calendars/FRA', 'booking'],
  ['/api/demands/12/upsells', 'booking'],
  ['/api/quote', 'booking'],
  ['/api/quotes/12', 'booking'],
  ['/api/quotes/12/option', 'booking'],
  ['/api/quotes/12/pdf', 'documents'],
  ['/api/test-pdf', 'documents'],
  ['/api/test-pdf/document', 'documents'],
  ['/api/quotes/pdf', 'booking'],
  ['/api/quotes/12/no-call-yet', 'booking'],
  ['/api/quotes/12/pdf/more', 'documents'],
  ['/api/meeting-events', 'survey'],
  ['/api/meeting-events/00U7Q00000De001/customer-survey/day/0/plenary/0', 'survey'],
  ['/api/staff/surveys', 'survey'],
  ['/api/staff/meeting-scientists/12', 'survey'],
  ['/api/identify-email', 'identity'],
  ['/api/login', 'identity'],
  ['/api/logout', 'identity'],
  ['/api/signup/activate', 'identity'],
  ['/api/me', 'identity'],
  ['/api/reset-password/check-token', 'identity'],
  ['/api/personal-data/bookings', 'booking'],
  ['/api/personal-data/events', 'survey'],
])('%s belongs to svc-%s', (pathname, service) => {
  expect(serviceOf(pathname)).toBe(service);
});

it.each([
  '/',
  '/api',
  '/api/',
  '/api/mexico',
  '/api/personal-data',
  '/api/quotesheet',
  '/api/settings',
  '/api/monitoring/report',
  '/internal/sessions/resolve',
  '/api/internal/sessions',
  '/API/me',
  '//api/me',
  '/x/api/me',
])('%s belongs to no service', (pathname) => {
  expect(serviceOf(pathname)).toBeUndefined();
});

it.each([
  ['/api/quotes/12/signature/document', true],
  ['/api/quotes/12/signature/certificate', true],
  ['/api/quotes/12/signature/document/7', false],
  ['/api/quotes/12/signature', false],
])('%s waits for a document to be printed: %s', (pathname, waits) => {
  expect(waitsForPrinting(pathname)).toBe(waits);
});
