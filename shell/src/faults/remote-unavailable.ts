/** A remote that failed to load: missing, hanging, or broken while it starts. */
export class RemoteUnavailable extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`remote ${remote} is unavailable`, { cause });
    this.name = 'RemoteUnavailable';
    this.remote = remote;
  }
}
