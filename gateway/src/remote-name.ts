/** Names of remotes, as a pattern of their own and inside of others. */
export const remoteNamePattern = 'mf-[a-z-]{2,30}';

const whole = new RegExp(`^${remoteNamePattern}$`);
export const isRemoteName = (name: string): boolean => whole.test(name);

/** The part that every page begins with. */
export const shellName = 'shell';
/** Whether a part is files of a page, which visitors are given, and no process. */
export const isPageName = (name: string): boolean => name === shellName || isRemoteName(name);
