import { choosePictures, type PublishedPicture } from './choose-pictures.ts';

const published = (name: string, scene: string, style: string): PublishedPicture => ({
  name,
  scene,
  style,
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
