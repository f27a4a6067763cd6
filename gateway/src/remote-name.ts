/** Names of remotes, as a pattern of their own and inside of others. */
export const remoteNamePattern = 'mf-[a-z-]{2,30}';

export const isRemoteName = (name: string): boolean => new RegExp(`^${remoteNamePattern}$`).test(name);
