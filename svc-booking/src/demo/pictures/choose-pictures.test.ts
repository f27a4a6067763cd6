import { choosePictures, type PublishedPicture } from './choose-pictures.ts';

const published = (name: string, scene: string, style: string, venue?: string): PublishedPicture => ({
  name,
  scene,
  style,
  venue,
  sources: [{ url: `/pictures/${name}-480.webp`, width: 480, format: 'webp' }],
  width: 1280,
  height: 852,
  alternative: { fr: name, en: name, es: name, nl: name },
  blur: 'data:image/webp;base64,AA==',
});

const network = [
  published('etoile', 'meeting', 'haussmann'),
  published('louise', 'restaurant', 'haussmann'),
  published('stone-theatre', 'meeting', 'haussmann'),
  published('stone-bar', 'bar', 'haussmann'),
  published('stone-dining-room', 'restaurant', 'palace'),
  published('stone-hall', 'hall', 'haussmann'),
  published('stone-facade', 'facade', 'haussmann'),
  published('stone-facade-by-night', 'facade', 'palace'),
  published('stone-terrace', 'terrace', 'haussmann'),
  published('stone-team-room', 'lounge', 'haussmann'),
  published('works-bar', 'bar', 'industrial'),
];
const own = (count: number) =>
  [
    published('etoile-front', 'facade', 'haussmann', 'etoile'),
    published('etoile-vega', 'meeting', 'haussmann', 'etoile'),
    published('etoile-sirius', 'meeting', 'haussmann', 'etoile'),
    published('etoile-bellatrix', 'lounge', 'haussmann', 'etoile'),
    published('etoile-la-grande-ourse', 'restaurant', 'haussmann', 'etoile'),
    published('etoile-le-zenith', 'hall', 'haussmann', 'etoile'),
  ].slice(0, count);
const namesOf = ({ carrousel }: ReturnType<typeof choosePictures>) => carrousel.map(({ alternative }) => alternative.en);

describe('the pictures of a demo venue', () => {
  it('begin with its own cover; the others are of houses of its kind, none twice', () => {
    const chosen = choosePictures(network, { slug: 'etoile', hasRestaurant: true });
    const [first, ...others] = namesOf(chosen);
    expect([first, chosen.cover?.desktop.alternative.en, chosen.cover?.mobile.alternative.en]).toEqual(['etoile', 'etoile', 'etoile']);
    expect([...others].sort()).toEqual(
      ['stone-bar', 'stone-dining-room', 'stone-facade', 'stone-hall', 'stone-team-room', 'stone-terrace', 'stone-theatre'].sort(),
    );
  });

  it('are its own alone as soon as there are six of them', () => {
    const others = [published('louise-front', 'facade', 'haussmann', 'louise')];
    const chosen = choosePictures([...network, ...others, ...own(5)], { slug: 'etoile', hasRestaurant: true });
    expect(namesOf(chosen)).toEqual(['etoile', ...own(5).map(({ name }) => name)]);
  });

  it('are its own first where there are fewer, and no shared one shows the front or the restaurant a second time', () => {
    const names = namesOf(choosePictures([...network, ...own(2)], { slug: 'etoile', hasRestaurant: true }));
    expect(names.slice(0, 3)).toEqual(['etoile', 'etoile-front', 'etoile-vega']);
    expect(names).toHaveLength(8);
    expect(names).not.toContain('stone-facade');
  });

  it('show a dining room only where there is a restaurant that is not the cover', () => {
    expect(namesOf(choosePictures(network, { slug: 'etoile', hasRestaurant: false }))).not.toContain('stone-dining-room');
    expect(namesOf(choosePictures(network, { slug: 'louise', hasRestaurant: true }))).not.toContain('stone-dining-room');
  });

  it.each([
    ['whose cover is not there', network.filter(({ name }) => name !== 'etoile')],
    ['that would have fewer than five others', network.filter(({ name }) => !/bar|hall|terrace|theatre/.test(name))],
  ])('are none for a venue %s', (_, left) => {
    expect(choosePictures(left, { slug: 'etoile', hasRestaurant: false })).toEqual({ cover: null, carrousel: [] });
  });
});
