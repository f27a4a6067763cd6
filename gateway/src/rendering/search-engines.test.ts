import { type GatewayWorld, startGateway } from '../testing/gateway-world.ts';
import { json } from '../testing/start-upstream.ts';

let world: GatewayWorld;
const start = async (settings: Record<string, string> = {}) => {
  world = await startGateway({ settings: { RENDERERS: '0', ...settings }, rendering: { budget: 250 } });
  world.booking.answer((request, response) =>
    json(200, { venues: request.url.includes('FRA') ? [{ slug: 'etoile' }, { slug: 'a&b' }] : [] })(request, response),
  );
};
afterEach(() => world.stop());

it('the sitemap names every public page in every language, with its other languages', async () => {
  await start({ LANGUAGES: 'fr,nl' });
  const { status, headers, text } = await world.ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  const pages = ['?countryCode=FRA&amp;', '?countryCode=BEL&amp;', '?countryCode=ESP&amp;', 'venues/etoile?', 'venues/a&amp;b?'];
  const others = ['wellness-facilitator?', 'afterwork-teambuilding?', 'legal-notices?', 'private-policy?'];
  const expected = [...pages, ...others].flatMap((page) => ['fr', 'nl'].map((lng) => `http://plenary.example/${page}lng=${lng}`));
  expect(places.toSorted()).toEqual(expected.toSorted());
  expect(text).toContain('hreflang="nl" href="http://plenary.example/venues/etoile?lng=nl"');
});

it('the sitemap has no page about services where none are sold', async () => {
  await start({ PRODUCT_MODE: 'WORKPLACES' });
  expect((await world.ask('/sitemap.xml')).text).not.toContain('wellness-facilitator');
});

it('the sitemap is kept a while, and is not told by halves', async () => {
  await start();
  const first = await world.ask('/sitemap.xml');
  world.booking.answer(json(503, {}));
  expect((await world.ask('/sitemap.xml')).text).toBe(first.text);
  world.clock.now += 600_000;
  expect((await world.ask('/sitemap.xml')).status).toBe(503);
});

it('robots learn where the sitemap is, and keep out of what needs a session', async () => {
  await start();
  const { headers, text } = await world.ask('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain('Sitemap: http://plenary.example/sitemap.xml');
  for (const path of ['/api/', '/quotes/', '/profile', '/staff']) expect(text).toContain(`Disallow: ${path}\n`);
});
