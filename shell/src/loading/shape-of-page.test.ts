import { shapeOfPage } from './shape-of-page.ts';

test.each([
  ['/', 'list'],
  ['/venues/ternes', 'venue'],
  ['/venues/ternes/upsell', 'quote'],
  ['/quotes/0f6b2f0e-0000-4000-8000-000000000001', 'quote'],
  ['/profile/events/006000000000001AAA', 'event'],
  ['/profile/events', undefined],
  ['/quotes/0f6b2f0e-0000-4000-8000-000000000001/signature', undefined],
  ['/legal-notices', undefined],
])('while %s loads, its skeleton has the shape %s', (pathname, shape) => {
  expect(shapeOfPage(pathname)).toBe(shape);
});
