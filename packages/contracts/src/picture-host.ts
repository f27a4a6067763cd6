/** Pictures that staff add are answered by the platform itself. */
const isHosted = (url: string): boolean => url.startsWith('/') && !url.startsWith('/api/');

/** Address of a picture as browsers find it: one that begins with a slash lies at the host of the pictures (spec/booking.md §7); '': the platform. */
export const hostedAddress = (url: string, host: string): string => (isHosted(url) ? `${host}${url}` : url);

/** The same of an address that was told with another host. */
export const rehostedAddress = (url: string, host: string): string =>
  hostedAddress(url.replace(/^https?:\/\/.*?(?=\/pictures\/)/, ''), host);
