import { choosePictures, type PublishedPicture } from './choose-pictures.ts';

const published = (name: string, venue?: string, room?: string): PublishedPicture => ({
  ...{ name, venue, room, scene: 'meeting', style: 'cellar' },
  sources: [{ url: `/pictures/${name}-480.webp`, width: 480, format: 'webp' }],
  width: 1280,
  height: 852,
  alternative: { fr: name, en: name, es: name, nl: name },
  blur: 'data:image/webp;base64,AA==',
});

const lent = ['stone-classroom', 'stone-team-room', 'stone-dining-room', 'stone-bar'];
const front = published('bercy-front', 'bercy');
const network = [published('bercy', 'bercy', 'Chai rouge'), published('louise', 'louise'), ...lent.map((name) => published(name)), front];
const own = (count: number) => [1, 2, 3, 4].slice(0, count).map((number) => published(`bercy-${number}`, 'bercy'));
const rooms = [
  { id: 'room-1', name: 'Chai rouge' },
  { id: 'room-2', name: 'Barrique' },
];
const bercy = { slug: 'bercy', rooms };
const namesOf = ({ carrousel }: ReturnType<typeof choosePictures>) => carrousel.map(({ alternative }) => alternative.en);

describe('the pictures of a demo venue', () => {
  it('begin with its own, the cover first; the others are those allotted to it, in their order', () => {
    const chosen = choosePictures([...network, published('works-bar')], bercy);
    expect(namesOf(chosen)).toEqual(['bercy', 'bercy-front', ...lent]);
    expect([chosen.cover?.desktop.alternative.en, chosen.cover?.mobile.alternative.en]).toEqual(['bercy', 'bercy']);
  });

  it('are its own alone as soon as there are six of them', () => {
    const others = [published('louise-front', 'louise')];
    expect(namesOf(choosePictures([...network, ...others, ...own(4)], bercy))).toEqual([
      ...['bercy', 'bercy-front'],
      ...own(4).map(({ name }) => name),
    ]);
  });

  it('are its own first where there are fewer, eight in all', () => {
    expect(namesOf(choosePictures([...network, ...own(3)], bercy))).toEqual([
      ...['bercy', 'bercy-front'],
      ...own(3).map(({ name }) => name),
      ...lent.slice(0, 3),
    ]);
  });

  it('name the room that they show by its id; one that the venue does not have is not named', () => {
    const { carrousel } = choosePictures(network, bercy);
    expect(carrousel.map(({ roomId }) => roomId)).toEqual(['room-1', undefined, 'room-2', undefined, undefined, undefined]);
  });

  it.each([
    ['whose cover is not there', network.filter(({ name }) => name !== 'bercy')],
    ['that would have fewer than six', network.filter(({ name }) => name !== 'stone-bar')],
  ])('are none for a venue %s', (_, left) => {
    expect(choosePictures(left, bercy)).toEqual({ cover: null, carrousel: [] });
  });
});
