/** The token of a share link, which stands in its fragment. */
export const shareTokenOf = (link: string | URL): string => new URLSearchParams(new URL(link).hash.slice(1)).get('share') ?? '';
