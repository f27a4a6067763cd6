const maxLength = 8_000;
/** Never looked up: only gives a path something to be relative to. */
const anyOrigin = 'http://origin.invalid';

/**
 * A path of this site to go to, as the browser will read it, or `/` where the text could lead anywhere else: to another origin,
 * to a script, or to a call instead of a page. Text is refused rather than mended.
 */
export const safeRedirect = (text: string | undefined): string => {
  // Printable ASCII, no backslash: browsers drop tabs and newlines and read backslashes as slashes.
  if (text === undefined || text.length > maxLength || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return '/';
  if (!URL.canParse(text, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  return origin === anyOrigin && isPageOfOurs(pathname) ? pathname + search + hash : '/';
};

/** Decoded once more on the way, it is still one path without a host. */
const isPageOfOurs = (pathname: string): boolean => {
  const decoded = fullyDecoded(pathname);
  if (decoded === null) return false;
  // Compatibility forms too: a full-width slash becomes a slash when normalised.
  const plain = decoded.normalize('NFKC');
  return !/\/\/|[\\\p{Cc}\p{Z}]/u.test(plain) && !/^\/(api|internal|dev)(\/|$)/i.test(plain);
};

const fullyDecoded = (pathname: string): string | null => {
  let decoded = pathname;
  for (let round = 0; round < 5; round++) {
    try {
      const once = decodeURIComponent(decoded);
      if (once === decoded) return decoded;
      decoded = once;
    } catch {
      return null;
    }
  }
  return null;
};
