const shapes = [
  ['list', /^\/$/],
  ['venue', /^\/venues\/[^/]+\/?$/],
  ['quote', /^\/(venues\/[^/]+\/upsell|quotes\/[^/]+)\/?$/],
  ['event', /^\/profile\/events\/[^/]+\/?$/],
] as const;

/** The shape of the page at an address, for the skeleton in its place; undefined: words and one block. */
export const shapeOfPage = (pathname: string): (typeof shapes)[number][0] | undefined =>
  shapes.find(([, address]) => address.test(pathname))?.[0];
