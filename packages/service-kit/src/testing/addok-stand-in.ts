import { createServer } from 'node:http';
import { listen } from '../serve.ts';

const feature = (name: string, city: string, postcode: string, coordinates: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    label: `${name} ${postcode} ${city}`,
    score: 0.97,
    id: '80021_6590_00008',
    type: 'housenumber',
    name,
    postcode,
    citycode: '80021',
    x: 648_952.58,
    y: 6_977_867.25,
    city,
    context: '80, Somme, Hauts-de-France',
    importance: 0.6,
  },
});

/** An addok on this machine: the documented answer of the French national address base; `fates` go before. */
export const startAddok = async () => {
  const asked: string[] = [];
  const fates: { status: number; body: string }[] = [];
  const features = [
    feature('8 Boulevard du Port', 'Amiens', '80000', [2.290084, 49.897442]),
    feature('8 Boulevard du Port', 'Cergy', '95000', [2.062794, 49.031407]),
  ];
  const answer = { type: 'FeatureCollection', version: 'draft', features, attribution: 'BAN', licence: 'ETALAB-2.0', limit: 5 };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = fates.shift() ?? {
      status: request.url?.startsWith('/search/?') ? 200 : 404,
      body: JSON.stringify(answer),
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  return { asked, fates, url: `http://127.0.0.1:${port}`, stop: () => stop(0) };
};
