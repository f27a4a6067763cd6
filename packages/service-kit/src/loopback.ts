/** Whether a name, as a URL or a setting has it, is of this machine alone; the brackets are those of a URL. */
export const isLoopbackHost = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
