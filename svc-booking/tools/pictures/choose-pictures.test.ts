import { choosePictures, type PublishedPicture } from './choose-pictures.ts';

const published = (name: string, venue: string, room?: string): PublishedPicture => ({
  ...{ name, venue, room, scene: 'meeting', style: 'cellar' },
  sources: [{ url: `/pictures/${name}-480.webp`, width: 480, format: 'webp' }],
  width: 1280,
  height: 852,
  alternative: { fr: name, en: name, es: name, nl: name },
  blur: 'data:image/webp;base64,AA==',
});

const others = (count: number) => [1, 2, 3, 4, 5, 6, 7, 8].slice(0, count).map((number) => published(`bercy-${number}`, 'bercy'));
const cover = published('bercy', 'bercy', 'Chai rouge');
const front = published('bercy-front', 'bercy', 'Salmanazar');
const louise = published('louise', 'louise');
const rooms = [
  { id: 'room-1', name: 'Chai rouge' },
  { id: 'room-2', name: 'Barrique' },
];
const bercy = { slug: 'bercy', rooms };
const namesOf = ({ carrousel }: ReturnType<typeof choosePictures>) => carrousel.map(({ alternative }) => alternative.en);

describe('the pictures of a demo venue', () => {
  it('are its own alone, the cover first, the others in their order', () => {
    const chosen = choosePictures([front, louise, ...others(4), cover], bercy);
    expect(namesOf(chosen)).toEqual(['bercy', 'bercy-front', 'bercy-1', 'bercy-2', 'bercy-3', 'bercy-4']);
    expect([chosen.cover?.desktop.alternative.en, chosen.cover?.mobile.alternative.en]).toEqual(['bercy', 'bercy']);
  });

  it('are eight at most', () => {
    expect(namesOf(choosePictures([cover, ...others(8)], bercy))).toEqual(['bercy', ...others(7).map(({ name }) => name)]);
  });

  it('name the room that they show by its id; one that the venue does not have is not named', () => {
    const { carrousel } = choosePictures([cover, front, ...others(4)], bercy);
    expect(carrousel.map(({ roomId }) => roomId)).toEqual(['room-1', undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['whose cover is not there', [front, ...others(8)]],
    ['that would have fewer than six', [cover, front, ...others(3)]],
  ])('are none for a venue %s', (_, left) => {
    expect(choosePictures(left, bercy)).toEqual({ cover: null, carrousel: [] });
  });
});
