import { usePlatform } from '@plenary/platform';
import { maxFavourites, useKeptVenues } from './kept-venues.ts';

/** A venue's heart; `fullWords` says that no more can be kept. */
export const useFavourite = (slug: string, fullWords: (most: { count: number }) => string) => {
  const { notify } = usePlatform();
  const { slugs, hasRoom, toggle } = useKeptVenues();
  const isKept = slugs.includes(slug);
  const press = () => (isKept || hasRoom ? toggle(slug) : notify({ text: fullWords({ count: maxFavourites }) }));
  return { isKept, press };
};
