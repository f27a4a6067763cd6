import type { MissingPart } from '@plenary/contracts/network-terms';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './network.module.css';
import { useMissingWords } from './use-missing-words.ts';
import { fieldId } from './use-venue-fields.ts';

const shownByPictures: ReadonlySet<MissingPart> = new Set(['cover', 'pictures', 'picture-texts', 'garden', 'terrace']);

/** Where a part is written: a field or a panel of the page, or another page. */
const placeOf = (part: MissingPart, slug: string): string => {
  if (part === 'scientist') return paths.scientists;
  if (part === 'price-list') return paths.networkPrices(slug);
  if (part === 'lunch-seats') return `#${fieldId('lunchSeats.service1')}`;
  if (part === 'meeting-room' || part === 'room-area') return '#rooms';
  if (part === 'transit') return '#stops';
  if (part === 'claims') return `#${fieldId('description.fr')}`;
  if (shownByPictures.has(part)) return paths.networkPictures(slug);
  return `#${fieldId(part)}`;
};

/** What a venue lacks, each with the way to where it is written. */
export const MissingList = ({ slug, missing }: { slug: string; missing: readonly MissingPart[] }) => {
  const wordsOf = useMissingWords();
  const named = new Map(missing.map((part) => [part.split('.')[0], part]));
  return (
    <ul className={styles.missing}>
      {[...named.values()].map((part) => {
        const [words] = wordsOf(missing.filter((one) => one.split('.')[0] === part.split('.')[0]));
        const place = placeOf(part, slug);
        return <li key={part}>{place.startsWith('#') ? <a href={place}>{words}</a> : <DeskLink to={place}>{words}</DeskLink>}</li>;
      })}
    </ul>
  );
};
