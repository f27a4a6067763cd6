const maxLength = 8_000;
/** Never looked up: only gives a path something to be relative to. */
const anyOrigin = 'http://origin.invalid';
/** Browsers read a backslash as a slash, and drop or trim controls, format characters and spaces. */
const deceptive = /[\\\p{C}\p{Z}]/u;

/**
 * A path of this site, as the browser will read it, or null if the text could lead off the site. `from` and `redirectUrl` come
 * from the address, which is untrusted: text is refused rather than repaired.
 */
export const localPath = (text: string | null | undefined): string | null => {
  if (!text || text.length > maxLength || !/^\/(?!\/)/.test(text) || deceptive.test(text)) return null;
  if (!URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  if (origin !== anyOrigin) return null;
  const decoded = fullyDecoded(pathname);
  if (decoded === null || decoded.includes('//') || deceptive.test(decoded)) return null;
  return pathname + search + hash;
};

/** The path after repeated decoding and normalising; null if it never settles. */
const fullyDecoded = (pathname: string): string | null => {
  let decoded = pathname;
  for (let round = 0; round < 5; round++) {
    try {
      const once = decodeURIComponent(decoded);
      if (once === decoded) return decoded.normalize('NFKC');
      decoded = once;
    } catch {
      return null;
    }
  }
  return null;
};
