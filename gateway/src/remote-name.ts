/** Names of remotes, as a pattern of their own and inside of others. */
export const remoteNamePattern = 'mf-[a-z-]{2,30}';

const whole = new RegExp(`^${remoteNamePattern}$`);
export const isRemoteName = (name: string): boolean => whole.test(name);
