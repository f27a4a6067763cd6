/** Venues with a banner over their quote's lines (spec/logistics.md §9), without the brand that goes before each. */
const specialVenues = ['Ternes', 'Étoile', 'Place des Victoires', 'Coeur Défense', 'Bercy', 'Louise', 'Levallois'];

/** The venue's name with the brand before it where it has the special banner, else undefined. Accents and ligatures do not matter. */
export const bannerOf = (venueName: string, brandName: string): string | undefined => {
  const plain = plainName(venueName);
  const name = specialVenues.find((special) => plain === plainName(special) || plain === plainName(`${brandName} ${special}`));
  return name && `${brandName} ${name}`;
};

const plainName = (name: string): string =>
  name
    .replace(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
